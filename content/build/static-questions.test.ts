import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { BankQuestion } from '@sabi/shared/content/bank'
import { coreSubjectIds, difficulties, examTypes, ShownQuestion, subjectIds } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { staticQuestionsFile } from './static-questions.ts'

const html = 'Find <math><msup><mi>x</mi><mn>2</mn></msup></math>'

/** For each subject: eleven units with every exam and difficulty, and four variants of one family next to three questions without one. */
const bank: BankQuestion[] = subjectIds.flatMap((subject) =>
  Array.from({ length: 11 * 9 * 7 }, (_, n): BankQuestion => {
    const [unit, kind, copy] = [Math.floor(n / 63) + 1, Math.floor(n / 7) % 9, n % 7]
    return {
      id: `${subject}-${n}`,
      version: 1,
      subject,
      topicId: `${subject}-${unit}`,
      unit,
      examType: examTypes[kind % 3] ?? 'JAMB',
      difficulty: difficulties[Math.floor(kind / 3)] ?? 'easy',
      text: `Find x²: number ${n} of ${subject}`,
      options: ['1', '2', '3', '4'],
      correctOption: n % 4,
      explanation: 'It follows.',
      reasons: [null, 'Too large', 'Too small', 'Halved'],
      hints: ['Look closely.'],
      canShuffle: true,
      isCalculation: false,
      family: copy < 4 ? `${subject} ${unit} ${kind}` : null,
      source: null,
      imageUrl: null,
      rich: { text: `${html}: number ${n} of ${subject}`, reasons: [null, html, null, null] },
      contentHash: `${n}`,
    }
  }),
)

async function chosen(questions = bank): Promise<ShownQuestion[]> {
  const { json } = await staticQuestionsFile(questions)
  return z.array(ShownQuestion).parse(JSON.parse(json.toString()))
}

function spread(questions: readonly ShownQuestion[], kindOf: (question: ShownQuestion) => string): number {
  const kinds = questions.map(kindOf)
  const counts = [...new Set(kinds)].map((kind) => kinds.filter((other) => other === kind).length)
  return Math.max(...counts) - Math.min(...counts)
}

// SYNC-02, PRAC-14
test('contains 25 questions per core subject, spread evenly over units, exams and difficulties, no two of a family', async () => {
  const questions = await chosen()
  expect(questions).toHaveLength(100)
  const familyById = new Map(bank.map(({ id, family }) => [id, family]))
  for (const subject of coreSubjectIds) {
    const ofSubject = questions.filter((question) => question.subject === subject)
    expect(ofSubject).toHaveLength(25)
    expect(spread(ofSubject, ({ topicId }) => topicId)).toBeLessThanOrEqual(1)
    expect(spread(ofSubject, ({ examType }) => examType)).toBeLessThanOrEqual(1)
    expect(spread(ofSubject, ({ difficulty }) => difficulty)).toBeLessThanOrEqual(1)
    expect(new Set(ofSubject.map(({ topicId }) => topicId)).size).toBe(11)
    const families = ofSubject.flatMap(({ id }) => familyById.get(id) ?? [])
    expect(new Set(families).size).toBe(families.length)
  }
})

// API-07
test('gives each question as the list does, with mathematics typeset, but without hints and reasons', async () => {
  for (const { rich, hints, reasons, explanation } of await chosen()) {
    expect(rich).toEqual({ text: expect.stringContaining('<math>') })
    expect([hints, reasons, explanation]).toEqual([[], [null, null, null, null], 'It follows.'])
  }
})

test('is the same for the same bank, also when compressed', async () => {
  const [one, other] = [await staticQuestionsFile(bank), await staticQuestionsFile(bank)]
  expect(one.json.equals(other.json)).toBe(true)
  expect(brotliDecompressSync(one.brotli).equals(one.json)).toBe(true)
  expect(gunzipSync(one.gzip).equals(one.json)).toBe(true)
})

test('leaves out long questions and those with a picture, and takes what there is if that is little', async () => {
  const [first, second, third] = bank
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are no questions')
  const long = { ...first, text: 'x'.repeat(300) }
  const drawn = { ...second, figure: { svg: '<svg></svg>', alt: 'A line' } }
  expect((await chosen([long, drawn, third])).map(({ id }) => id)).toEqual([third.id])
})

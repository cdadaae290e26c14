import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePack, encodePack, PackIndex, sentIndex } from './pack.ts'
import { coreSubjectIds, difficulties, examTypes, subjectIds, type Question, type SubjectId } from './question.ts'
import { richParts } from './rich-parts.ts'
import { htmlOfText, isRich, plainText } from './rich-text.ts'

const plain = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !isRich(text))
const formula = fc.constantFrom(
  '<math><msup><mi>x</mi><mn>2</mn></msup></math>',
  '<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mi>m</mi></math>',
  '<math><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>',
)
const rich = fc
  .tuple(plain, formula, plain)
  .map(([before, math, after]) => `${htmlOfText(before)}${math}${htmlOfText(after)}`)
  .filter((html) => isRich(html))
const emphasised = fc
  .tuple(plain, fc.constantFrom('u', 'i', 'b'), plain)
  .map(([before, tag, words]) => `${htmlOfText(before)}<${tag}>${htmlOfText(words)}</${tag}>`)
const part = fc.oneof(plain, rich, emphasised)
const shown = (text: string) => (isRich(text) ? plainText(text) : text)

const question = fc
  .record({
    id: fc.string({ minLength: 1 }),
    version: fc.integer({ min: 1, max: 50 }),
    topicId: fc.constantFrom('mat-sets', 'mat-logs'),
    examType: fc.constantFrom(...examTypes),
    difficulty: fc.constantFrom(...difficulties),
    text: part,
    options: fc.array(part, { minLength: 2, maxLength: 5 }),
    place: fc.nat(),
    explanation: part,
    why: fc.array(
      part.filter((text) => text !== ''),
      { minLength: 5, maxLength: 5 },
    ),
    hints: fc.array(plain, { maxLength: 2 }),
    canShuffle: fc.boolean(),
    isCalculation: fc.boolean(),
    family: fc.option(fc.constantFrom('m1', 'm2')),
    source: fc.constantFrom(null, 'A teacher in Jos'),
    picture: fc.constantFrom(
      { imageUrl: null },
      { imageUrl: '/pictures/one.webp' },
      { imageUrl: '/pictures/two.svg', imageAlt: 'A heart' },
    ),
    origin: fc.constantFrom(undefined, 'variant' as const, 'model' as const),
    figure: fc.option(fc.record({ svg: fc.constant('<svg><path d="M0 0"/></svg>'), alt: plain })),
  })
  .map(({ place, why, figure, origin, picture, ...given }): Question => {
    const correctOption = place % given.options.length
    const reasons = given.options.map((_, index) => (index === correctOption ? null : (why[index] ?? null)))
    const html = richParts({ ...given, reasons })
    return {
      ...given,
      ...picture,
      subject: 'mathematics',
      text: shown(given.text),
      options: given.options.map(shown),
      explanation: shown(given.explanation),
      reasons: reasons.map((reason) => (reason === null ? null : shown(reason))),
      correctOption,
      ...(html === null ? {} : { rich: html }),
      ...(figure === null ? {} : { figure }),
      ...(origin === undefined ? {} : { origin }),
    }
  })

test('what is packed comes out as it went in, over the wire too', () => {
  fc.assert(
    fc.property(fc.array(question, { maxLength: 8 }), (questions) => {
      const wire: unknown = JSON.parse(JSON.stringify(encodePack('mathematics', questions)))
      expect(decodePack(wire)).toEqual(questions)
    }),
  )
})

test('a passage is packed once for all of its questions', () => {
  const passage = { id: 'eng-cloze-p01', title: 'Rain', text: 'It rained.\n\nIt stopped.', html: 'It <i>rained</i>.' }
  const about = ['eng-cloze-p01-1', 'eng-cloze-p01-2'].map((id): Question => ({ ...sample, id, passage }))
  const pack = encodePack('mathematics', [sample, ...about])
  expect(pack.passages).toEqual([passage])
  expect(decodePack(pack)).toEqual([sample, ...about])
})

test('a question that a model wrote keeps its badge on the phone, and a pack of the bank names no origins', () => {
  const written: Question = { ...sample, id: 'written', origin: 'model' }
  expect(decodePack(encodePack('mathematics', [sample, written])).map(({ origin }) => origin)).toEqual([
    undefined,
    'model',
  ])
  expect(encodePack('mathematics', [sample])).not.toHaveProperty('origins')
})

const sample: Question = {
  id: 'm1-1-01',
  version: 1,
  subject: 'mathematics',
  topicId: 'mat-logs',
  examType: 'JAMB',
  difficulty: 'easy',
  text: 'Find x².',
  options: ['1', '2', '3', '4'],
  correctOption: 1,
  explanation: 'It is 2',
  reasons: ['No', null, 'No', 'No'],
  hints: [],
  canShuffle: false,
  isCalculation: true,
  family: null,
  source: null,
  imageUrl: null,
}

test('a question whose HTML says something else than its text is refused', () => {
  const html = 'Find <math><msup><mi>y</mi><mn>2</mn></msup></math>.'
  expect(() => encodePack('mathematics', [{ ...sample, rich: { text: html } }])).toThrow(/does not say 'Find x².'/)
})

test('a cut pack is refused', () => {
  const pack = encodePack('mathematics', [sample])
  expect(() => decodePack({ ...pack, parts: pack.parts.slice(0, 3) })).toThrow(/ends within a question/)
  expect(() => decodePack({ ...pack, keys: '' })).toThrow()
  expect(() => decodePack({ ...pack, subject: 'latin' })).toThrow()
})

test('sends the index so that an app that knows four subjects reads it, and reads it whole', () => {
  const file = (subject: SubjectId) => ({ subject, file: `${subject}.json`, count: 1, bytes: 2, hash: 'a' })
  const subjects = subjectIds.map(file)
  const index = { version: 'v', count: 5, subjects, textbooks: subjects.slice(3) }
  const sent = sentIndex(index)
  expect(sent.subjects.map(({ subject }) => subject)).toEqual(coreSubjectIds)
  expect(sent.textbooks.map(({ subject }) => subject)).toEqual(['mathematics'])
  expect(PackIndex.parse(sent)).toEqual(index)
  expect(PackIndex.parse(index)).toEqual(index)
})

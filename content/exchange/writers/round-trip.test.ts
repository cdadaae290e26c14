import { readFileSync } from 'node:fs'
import { parseBank } from '@sabi/shared/content/bank'
import { exportFormats, type ExportFormat } from '@sabi/shared/content/export-formats'
import { difficulties, examTypes, subjectIds, type Question } from '@sabi/shared/content/question'
import { topicsOf } from '@sabi/shared/content/syllabus'
import { unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSyllabus } from '../../build/syllabus.ts'
import type { ImportedQuestion } from '../imported-question.ts'
import { prepareFile, type PreparedFile } from '../prepare.ts'
import { withPassageInText } from './passage-in-text.ts'
import { writeQuestions } from './write.ts'

const topics = topicsOf(readSyllabus())
const bank = parseBank(readFileSync(new URL('../../dist/bank.json', import.meta.url), 'utf8'))
const everyNth = 25

/** Covers what no question of the bank has: formatted words, reasons with mathematics, a source, a model as author. */
const made: Question = {
  id: 'made-1',
  version: 7,
  subject: 'physics',
  topicId: 'phy-newton',
  examType: 'NECO',
  difficulty: 'medium',
  text: 'Which is not a unit of force?\nChoose & "say".',
  options: ['kg m/s²', '1/2 J', 'N < 2', '−5'],
  correctOption: 1,
  explanation: 'Half a joule is work.',
  reasons: ['Its root is √(x + 1).', null, 'It is: = 2 # {~}.', null],
  hints: ['What is force?', 'Not work: 50% of #1.'],
  canShuffle: false,
  isCalculation: true,
  family: 'x99',
  source: 'Mr Bello, Jos',
  imageUrl: null,
  origin: 'model',
  rich: {
    text: 'Which is <u>not</u> a unit of force?<br>Choose &amp; "say".',
    options: [null, '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> J', null, null],
    reasons: ['Its root is <math><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt></math>.', null, null, null],
  },
}

const kindOf = ({ subject, examType, difficulty }: Question): string => `${subject} ${examType} ${difficulty}`

/** Adds a value to those met before, and returns true if it is new. */
function isNewIn<T>(met: Set<T>, value: T): boolean {
  const { size } = met
  return met.add(value).size > size
}

/** Each family and kind, everything with a drawing or with mathematics of every kind, and some of all the rest. */
const [families, kinds] = [new Set<string | null>([null]), new Set<string>()]
const sample: readonly Question[] = bank.questions
  .filter((question, index) => {
    const isFirst = isNewIn(families, question.family)
    const isFirstOfKind = isNewIn(kinds, kindOf(question))
    return isFirst || isFirstOfKind || question.figure !== undefined || index % everyNth === 0
  })
  .map(({ unit: _unit, contentHash: _hash, ...question }): Question => question)
  .concat(made)

/** The parts of a question that are imported; the bank decides its id and version. */
function imported({ id: _id, version: _version, ...question }: Question): Omit<Question, 'id' | 'version'> {
  return question
}

function withoutPlace({
  place: _place,
  changes: _changes,
  warnings,
  ...question
}: ImportedQuestion): Omit<Question, 'id' | 'version'> {
  expect(warnings).toEqual([])
  return question
}

async function read(bytes: Uint8Array): Promise<PreparedFile> {
  return prepareFile({ name: '', bytes }, { topics, defaults: {} })
}

async function throughFile(format: ExportFormat, questions: readonly Question[]): Promise<PreparedFile> {
  return read(writeQuestions(format, questions).bytes)
}

test('the sample has all that a question may hold', () => {
  expect(new Set(sample.map(({ family }) => family)).size).toBe(
    1 + new Set(bank.questions.map(({ family }) => family)).size,
  )
  expect(new Set(sample.map(kindOf)).size).toBe(subjectIds.length * examTypes.length * difficulties.length)
  const holds: Record<string, (question: Question) => boolean> = {
    'a drawing': ({ figure }) => figure !== undefined,
    'a fixed order': ({ canShuffle }) => !canShuffle,
    hints: ({ hints }) => hints.length > 1,
    reasons: ({ reasons }) => reasons.filter((reason) => reason !== null).length > 2,
    'a text set in type': ({ rich }) => rich?.text !== undefined,
    'options set in type': ({ rich }) => rich?.options !== undefined,
    'an explanation set in type': ({ rich }) => rich?.explanation !== undefined,
  }
  for (const [what, isHeld] of Object.entries(holds)) expect(sample.filter(isHeld).length, what).toBeGreaterThan(10)
})

describe.each(exportFormats)('a %s file', (format) => {
  let prepared: PreparedFile
  let left: ReadonlySet<string>
  beforeAll(async () => {
    const written = writeQuestions(format, sample)
    left = new Set(written.left.map(({ id }) => id))
    prepared = await read(written.bytes)
  }, 60_000)

  // ADMIN-02
  test('is known by its content, and gives back every field of every question in it', () => {
    expect(prepared.format).toBe(format)
    expect(prepared.refused).toEqual([])
    const kept = sample.filter(({ id }) => !left.has(id))
    expect(prepared.accepted.map(withoutPlace)).toEqual(kept.map(withPassageInText).map(imported))
  })

  test('leaves out only what its summary names', () => {
    const drawn = sample.filter(({ figure }) => figure !== undefined).map(({ id }) => id)
    expect([...left]).toEqual(format === 'csv' || format === 'gift' ? drawn : [])
  })
})

/** The text of a file with some of its words changed, as by hand. */
function changed(format: ExportFormat, question: Question, change: (text: string) => string): Uint8Array {
  const { bytes } = writeQuestions(format, [question])
  const before = new TextDecoder().decode(bytes)
  const after = change(before)
  expect(after).not.toBe(before)
  return new TextEncoder().encode(after)
}

const drawn: Question = {
  ...made,
  figure: { svg: '<svg viewBox="0 0 120 80" fill="none"><path d="M0 0L9 9"/></svg>', alt: 'A line from A to B' },
}
const textFormats = ['json', 'csv', 'gift', 'moodle-xml', 'anki'] as const
const drawingFormats = ['json', 'moodle-xml', 'anki'] as const

describe('a file that someone changed', () => {
  const shuffled = { ...made, canShuffle: true, explanation: 'Half a joule is work, so A and C are none.' }
  const stillFits = { family: 'x99', hints: made.hints, canShuffle: false, text: made.text.replace('is', 'was') }

  test.each(['json', 'csv', 'gift'] as const)(
    'keeps of a %s file what fits, and says what does not',
    async (format) => {
      const unchanged = await throughFile(format, [shuffled])
      expect(unchanged.accepted).toMatchObject([{ canShuffle: true, warnings: [] }])
      const bytes = changed(format, shuffled, (text) => text.replace('is not a unit', 'was not a unit'))
      const { accepted } = await read(bytes)
      expect(accepted).toMatchObject([
        {
          ...stillFits,
          rich: { options: made.rich?.options, reasons: made.rich?.reasons },
          warnings: [{ warning: 'typeset-dropped', detail: expect.stringContaining('<u>not</u>') }],
        },
      ])
      expect(accepted[0]?.rich).not.toHaveProperty('text')
    },
  )

  test.each(['moodle-xml', 'anki'] as const)('is read with the words set apart in a %s file', async (format) => {
    const bytes = changed(format, shuffled, (text) => text.replace('is <u>not</u> a', 'was <u>not</u> a'))
    const { accepted } = await read(bytes)
    const rich = { ...made.rich, text: made.rich?.text?.replace('is', 'was') }
    expect(accepted).toMatchObject([{ ...stillFits, rich, warnings: [] }])
  })

  test.each(textFormats)('is refused by the row where the part of ours in a %s file is broken', async (format) => {
    const bytes = changed(format, made, (text) => text.replace(/(isCalculation.{1,9}?)true/, '$1maybe'))
    const { accepted, refused } = await read(bytes).catch(() => ({ accepted: [], refused: ['broken'] }))
    expect(accepted).toEqual([])
    expect(refused).toHaveLength(1)
  })

  test.each(drawingFormats)('is refused where the drawing is gone from a %s file', async (format) => {
    const bytes = changed(format, drawn, (text) =>
      text.replace(/<div><svg[\s\S]*<\/svg><\/div>/, '').replace(/"figure": \{[^}]*\},/, ''),
    )
    expect(await read(bytes)).toMatchObject({ accepted: [], refused: [{ reason: 'figure-missing' }] })
  })

  test.each(drawingFormats)(
    'is refused where a drawing in a %s file is none that we could have made',
    async (format) => {
      const quote = { json: '\\"', 'moodle-xml': '"', anki: '""' }[format]
      const plants = [
        ['<path', `<path onload=${quote}alert(1)${quote}`],
        ['<path', `<path fill=${quote}url(#a)${quote}`],
        ['<path', '<script>alert(1)</script><path'],
        ['<path', `<image href=${quote}https://example.org${quote}/><path`],
        ['<path', `<path style=${quote}position:fixed${quote}`],
        ['<path', '<foreignObject><p>x</p></foreignObject><path'],
      ] as const
      for (const [from, to] of plants) {
        const { accepted, refused } = await read(changed(format, drawn, (text) => text.replace(from, () => to)))
        expect(accepted, to).toEqual([])
        expect(refused, to).toHaveLength(1)
      }
    },
  )
})

test('a QTI package without our file is read as one of others', async () => {
  const { 'sabi-prep.xml': ours, ...others } = unzipSync(writeQuestions('qti', [made]).bytes)
  expect(ours).toBeDefined()
  const defaults = { topicId: made.topicId, examType: made.examType }
  const { accepted } = await prepareFile({ name: '', bytes: zipSync(others) }, { topics, defaults })
  expect(accepted).toMatchObject([{ text: made.text, reasons: made.reasons, family: null, hints: [] }])
})

test('mathematics that says something else than the words beside it does not come in', async () => {
  const bytes = changed('json', made, (text) => text.replace(/\\\\frac\{1\}\{2\}/, String.raw`\\frac{1}{3}`))
  const { accepted } = await read(bytes)
  expect(accepted[0]?.rich?.options).toBeUndefined()
  expect(accepted[0]?.warnings).toMatchObject([{ warning: 'typeset-dropped' }])
})

test.each(['data:image/webp;base64,iVBORw0KGgo=', `/pictures/${'a1'.repeat(16)}.svg`])(
  '%s stays in JSON with its words',
  async (imageUrl) => {
    const pictured = { ...made, imageUrl, imageAlt: 'A spring balance' }
    const { accepted } = await throughFile('json', [pictured])
    expect(accepted.map(withoutPlace)).toEqual([imported(pictured)])
  },
)

test('a picture without words is refused', async () => {
  const { refused } = await throughFile('json', [{ ...made, imageUrl: 'data:image/webp;base64,iVBORw0KGgo=' }])
  expect(refused).toMatchObject([{ reason: 'picture-without-words' }])
})

test('questions that differ only in their drawing stay two', async () => {
  const other = { ...drawn, figure: { ...drawn.figure, svg: drawn.figure?.svg.replace('9 9', '9 8') ?? '', alt: 'A' } }
  const { accepted } = await throughFile('moodle-xml', [
    drawn,
    { ...other, correctOption: 0, reasons: made.reasons.map(() => null) },
  ])
  expect(accepted.map(({ figure, correctOption }) => [figure?.svg, correctOption])).toEqual([
    [drawn.figure?.svg, 1],
    [other.figure.svg, 0],
  ])
})

test('the notes of others for Anki are not read', async () => {
  const bytes = new TextEncoder().encode('#separator:Comma\n#html:true\n#columns:Front,Back\n"What?","That."\n')
  await expect(read(bytes)).rejects.toThrow('Only Anki cards that were exported here')
})

test.each(['moodle-xml', 'anki'] as const)(
  'a %s file has mathematics in LaTeX, for all who set it in type',
  (format) => {
    const file = new TextDecoder().decode(writeQuestions(format, [made]).bytes)
    expect(file).toContain(String.raw`\(\frac{1}{2}\) J`)
    expect(file).toContain('Which is <u>not</u> a unit')
  },
)

test('a QTI item has mathematics in MathML, which comes back without our file too', async () => {
  const files = unzipSync(writeQuestions('qti', [made]).bytes)
  const mathMl = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mn>2</mn></mfrac></math> J'
  const item = new TextDecoder().decode(files['items/made-1.xml'])
  expect(item).toContain(mathMl)
  const defaults = { topicId: made.topicId, examType: made.examType }
  const foreign = item.replace('<mn>1</mn>', '<mn mathvariant="bold">1</mn>')
  for (const [xml, accepted] of [
    [item, [{ text: made.text, options: made.options, rich: made.rich }]],
    [foreign, []],
  ] as const)
    expect(await prepareFile({ name: '', bytes: new TextEncoder().encode(xml) }, { topics, defaults })).toMatchObject({
      accepted,
    })
})

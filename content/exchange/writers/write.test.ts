import { exportFormats, type ExportFormat } from '@sabi/shared/content/export-formats'
import type { Question } from '@sabi/shared/content/question'
import { topicsOf } from '@sabi/shared/content/syllabus'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSyllabus } from '../../build/syllabus.ts'
import { normaliseRows, type NormalisedRows } from '../normalise/normalise.ts'
import type { FormatName } from '../raw.ts'
import { readQuestions } from '../readers/read-file.ts'
import { writeQuestions } from './write.ts'

const topics = topicsOf(readSyllabus())
const defaults = { subject: 'physics', topicId: 'phy-measurement', examType: 'WAEC' } as const
const importFormats = exportFormats

const plain: Question = {
  id: 'p01-1-01',
  version: 3,
  subject: 'physics',
  topicId: 'phy-newton',
  examType: 'JAMB',
  difficulty: 'hard',
  text: 'A body of mass 2 kg < 5 kg & "small" moves at 3 m s⁻¹.\nIts momentum is',
  options: ['−6 kg m s⁻¹', '=2+3', '{a ~ b: #1}', 'x² > √2'],
  correctOption: 2,
  explanation: "It's m × v:\n2 × 3 = 6; that is all.",
  reasons: ['The <sign> is wrong.', 'No.', null, 'No & no.'],
  hints: ['What is momentum?'],
  canShuffle: true,
  isCalculation: false,
  family: null,
  source: 'A teacher in Aba',
  imageUrl: null,
}
const drawn: Question = {
  ...plain,
  id: 'p02',
  figure: { svg: '<svg viewBox="0 0 120 80" stroke="currentColor"><path d="M0 0"/></svg>', alt: 'A "bar" & a line' },
}
const pictured: Question = { ...plain, id: 'p03', imageUrl: '/pictures/p03.png' }

function textOf(format: ExportFormat, questions: readonly Question[]): string {
  return new TextDecoder().decode(writeQuestions(format, questions).bytes)
}

async function throughFile(format: FormatName & ExportFormat, questions: readonly Question[]): Promise<NormalisedRows> {
  const { bytes } = writeQuestions(format, questions)
  const { rows, refused } = await readQuestions('', bytes, { format })
  const normalised = normaliseRows(rows, { topics, defaults })
  return { ...normalised, refused: [...refused, ...normalised.refused] }
}

test.each(importFormats)('puts the passage of a question before its text in a %s file', async (format) => {
  const passage = {
    id: 'eng-cloze-p01',
    title: 'Rain',
    text: 'It rained.\n\nIt stopped.',
    html: 'It <i>rained</i>.<br><br>It stopped.',
  }
  const { accepted } = await throughFile(format, [{ ...plain, text: 'Why does the writer say so?', passage }])
  expect(accepted[0]?.text).toMatch(/^Rain\n+It rained\.\n+It stopped\.\n+Why does the writer say so\?$/)
})

test.each(importFormats)('gives a %s file from which an import makes the same question', async (format) => {
  const { accepted, refused } = await throughFile(format, [
    plain,
    {
      ...plain,
      id: 'p04',
      text: 'Which one?',
      options: ['Yes', 'No'],
      correctOption: 0,
      reasons: [null, 'It is not.'],
    },
  ])
  expect(refused).toEqual([])
  expect(accepted).toHaveLength(2)
  const { text, options, correctOption, explanation } = plain
  expect(accepted[0]).toMatchObject({ text, options, correctOption, explanation })
  expect(accepted[1]).toMatchObject({ text: 'Which one?', options: ['Yes', 'No'], correctOption: 0 })
})

test.each(importFormats)('gives a %s file that is known by its content', async (format) => {
  const { bytes } = writeQuestions(format, [plain])
  expect(await readQuestions('', bytes)).toMatchObject({ format, refused: [] })
})

test.each(['json', 'csv'] as const)('gives a %s file that says where a question belongs', async (format) => {
  const { accepted } = await throughFile(format, [plain])
  const { subject, topicId, examType, difficulty, source } = plain
  expect(accepted[0]).toMatchObject({ subject, topicId, examType, difficulty, source })
})

test.each(['gift', 'moodle-xml'] as const)('gives a %s file with the topic as a category', async (format) => {
  const { accepted } = await throughFile(format, [plain])
  expect(accepted[0]).toMatchObject({ subject: 'physics', topicId: 'phy-newton' })
})

const signs = '<>&"\'{}~=#:\\,;|%−²√½₦\n ()[]/?!*@+-.0123456789abcdeXYZé→'
const words = fc.string({ unit: fc.constantFrom(...signs), maxLength: 14 })
const question = fc
  .record({
    text: words.map((text) => `What ${text} is it?`),
    options: fc
      .array(words, { minLength: 2, maxLength: 5 })
      .map((texts) => texts.map((text, place) => `${text} option ${place}`)),
    explanation: words.map((text) => `Since ${text} holds.`),
    aside: words.map((text) => `Not ${text} here.`),
    place: fc.nat({ max: 4 }),
  })
  .map(({ place, aside, ...texts }): Question => {
    const correctOption = place % texts.options.length
    const reasons = texts.options.map((_, option) => (option === correctOption ? null : aside))
    return { ...plain, ...texts, reasons, hints: [aside, 'What else?'], correctOption }
  })

/**
 * Returns whether a text could be published: an import changes or refuses all others. Skips texts such as "@a'": with
 * the character that keeps spreadsheets from running them, they look like quotations.
 */
function isPublishable({ text, options, explanation, correctOption, reasons, hints }: Question): boolean {
  if ([text, explanation, ...options, ...hints].some((part) => /^[=+@-].*'/s.test(part))) return false
  const key = { kind: 'index', value: correctOption, base: 0 } as const
  const row = { place: '1', text, options, explanation, key, hints, reasons: reasons.map((reason) => reason ?? '') }
  const { accepted } = normaliseRows([row], { topics, defaults })
  const [made] = accepted
  return (
    made?.text === text &&
    made.explanation === explanation &&
    made.hints[0] === hints[0] &&
    made.reasons.every((reason, place) => reason === reasons[place]) &&
    made.options.every((option, place) => option === options[place])
  )
}

test.each(importFormats)('loses nothing of any text in a %s file', async (format) => {
  await fc.assert(
    fc.asyncProperty(question.filter(isPublishable), async (question) => {
      const { left } = writeQuestions(format, [question])
      if (left.length > 0) return
      const { accepted } = await throughFile(format, [question])
      const { text, options, explanation, correctOption, reasons, hints } = question
      expect(accepted).toMatchObject([{ text, options, explanation, correctOption, reasons, hints }])
    }),
    { numRuns: 150 },
  )
})

test.each(exportFormats)('gives the same %s file for the same questions', (format) => {
  expect(writeQuestions(format, [plain, drawn])).toEqual(writeQuestions(format, [plain, drawn]))
})

test.each([
  ['csv', 'CSV'],
  ['gift', 'GIFT'],
] as const)('leaves a question with a figure out of a %s file and says so', (format, name) => {
  expect(writeQuestions(format, [drawn, plain, pictured])).toEqual({
    bytes: writeQuestions(format, [plain]).bytes,
    left: [
      { id: 'p02', reason: `${name} cannot hold drawings.` },
      { id: 'p03', reason: `${name} cannot hold pictures.` },
    ],
  })
})

test('takes a picture along in JSON only', () => {
  expect(writeQuestions('json', [pictured]).left).toEqual([])
  expect(writeQuestions('moodle-xml', [pictured]).left).toEqual([
    { id: 'p03', reason: 'Moodle XML cannot hold pictures.' },
  ])
})

test.each(['moodle-xml', 'anki'] as const)('draws the figure in a %s file, with its words', (format) => {
  const file = textOf(format, [drawn]).replaceAll('""', '"')
  expect(file).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="120" role="img"')
  expect(file).toContain('aria-label="A &quot;bar&quot; &amp; a line"')
  expect(writeQuestions(format, [drawn]).left).toEqual([])
})

test('gives a QTI package of a manifest and an item for each question', () => {
  const files = unzipSync(writeQuestions('qti', [plain, { ...drawn, id: '7 é' }]).bytes)
  expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'sabi-prep.xml', 'items/p01-1-01.xml', 'items/_7_20__e9_.xml'])
  const item = new TextDecoder().decode(files['items/_7_20__e9_.xml'])
  expect(item).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
  expect(item).toContain('<qti-correct-response><qti-value>C</qti-value></qti-correct-response>')
})

test('keeps a spreadsheet from running a cell', () => {
  const file = textOf('csv', [
    { ...plain, text: '@SUM(1)', options: ['+5 kJ', '-2.5', "-2+3+cmd|' /C calc'!A0", '=1'] },
  ])
  expect(file).toContain(`'@SUM(1),+5 kJ,-2.5,'-2+3+cmd|' /C calc'!A0,'=1`)
})

test('leaves out of a GIFT file what would be read as a share of the marks', () => {
  const { left } = writeQuestions('gift', [{ ...plain, options: ['%50% of it', 'all'], correctOption: 1 }])
  expect(left).toEqual([{ id: 'p01-1-01', reason: 'GIFT has no options that begin with a percent sign.' }])
})

test('gives Anki cards with the options in front and the key behind', () => {
  const file = textOf('anki', [plain])
  expect(file).toMatch(/^#separator:Comma\n#html:true\n/)
  expect(file).toContain('2 kg &lt; 5 kg &amp; &quot;small&quot; moves at 3 m s⁻¹.<br/>Its momentum is')
  expect(file).toContain('<ol type=""A""><li>−6 kg m s⁻¹</li><li>=2+3</li><li>{a ~ b: #1}</li><li>x² &gt; √2</li></ol>')
  expect(file).toContain('<p><b>C. {a ~ b: #1}</b></p>')
  expect(file).toContain('physics phy-newton JAMB hard')
})

test('names our own questions original where they do not say where they are from', () => {
  const own = { ...plain, source: null }
  expect(textOf('json', [own])).toContain('"source": "Original, JAMB style"')
})

test('gives the words of a figure as they are, whatever signs they hold', () => {
  const alt = "Costs $& and $' and $1"
  const figure = { svg: '<svg viewBox="0 0 120 80"><path d="M0 0"/></svg>', alt }
  const text = textOf('moodle-xml', [{ ...plain, figure }])
  expect(text).toContain(`aria-label="Costs $&amp; and $&#39; and $1"`)
  expect(text.split('<svg')).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { readDocx } from '../docx/docx.ts'
import { docxOf, paragraphs, pdfOf } from '../fixtures.ts'
import { readPdf } from '../pdf/pdf.ts'
import type { Reading } from '../../raw.ts'

function asked(numbers: readonly number[]): string[] {
  return numbers.flatMap((number) => [`${number}. Question ${number}?`, 'A. x', 'B. y', 'Answer: A'])
}

function word(lines: readonly string[]): Reading {
  return readDocx(docxOf(paragraphs(lines)))
}

/** The words above each accepted question, by its number, and the numbers of the refused ones. */
function outcome({ rows, refused }: Reading): { above: Record<string, readonly string[]>; refused: string[] } {
  const numberIn = (place: string): string => /question (\d+)/.exec(place)?.[1] ?? place
  return {
    above: Object.fromEntries(rows.map(({ place, context = [] }) => [numberIn(place), context])),
    refused: refused.map(({ place }) => numberIn(place)),
  }
}

const constants = [
  'Take acceleration due to gravity g = 4 m/s² where necessary.',
  'All the questions in this test are about a planet on which g = 4 m/s².',
  '[g = 4 m/s²]',
  '(H = 1, C = 12, N = 14, O = 16; RAM of X = 7)',
]

it.each(constants)('gives words above question 1 to all questions of a Word paper: %s', (line) => {
  const said = line.replaceAll(/^[[(]|[\])]$/g, '')
  const { above, refused } = outcome(word(['PHYSICS TEST', line, ...asked([1, 2])]))
  expect(refused).toEqual([])
  for (const number of ['1', '2']) expect(above[number]?.join()).toContain(said)
})

it.each(constants.map((line) => line.replaceAll('²', '2')))(
  'gives words above question 1 to all questions of a PDF: %s',
  async (line) => {
    const lines = ['PHYSICS TEST', line, ...asked([1, 2])]
    const texts = lines.map((text, index) => ({ x: 50, y: 760 - index * 20, text }))
    const { above, refused } = outcome(await readPdf(pdfOf(texts)))
    expect(refused).toEqual([])
    for (const number of ['1', '2']) expect(above[number]?.join()).toContain(line.replaceAll(/^[[(]|[\])]$/g, ''))
  },
)

it('joins an instruction that a PDF breaks over two lines', async () => {
  const lines = [
    'In each question, choose the option that is nearest in meaning to the word that is',
    'given in the question.',
    ...asked([1]),
  ]
  const texts = lines.map((text, index) => ({ x: 50, y: 760 - index * 20, text }))
  expect(outcome(await readPdf(pdfOf(texts))).above).toEqual({ 1: [`${lines[0]} ${lines[1]}`] })
})

const negative = 'Choose the option that is NOT true.'

it.each([
  ['SECTION A', 'SECTION B'],
  ['PART I', 'PART II'],
  ['Section A.', 'Section B.'],
])('gives the instruction of a section to its questions up to the next section: %s, %s', (first, second) => {
  const lines = [`${first}: ${negative}`, ...asked([1, 2]), `${second}: Choose the correct option.`, ...asked([3, 4])]
  const swapped = [`${first}: Choose the correct option.`, ...asked([1, 2]), `${second}: ${negative}`, ...asked([3, 4])]
  expect(outcome(word(lines))).toEqual({ above: { 1: [negative], 2: [negative], 3: [], 4: [] }, refused: [] })
  expect(outcome(word(swapped))).toEqual({ above: { 1: [], 2: [], 3: [negative], 4: [negative] }, refused: [] })
})

it('gives a section the instruction on the line below its name', () => {
  const lines = ['SECTION A', ...asked([1, 2]), 'SECTION B', negative, ...asked([3, 4, 5])]
  expect(outcome(word(lines)).above).toEqual({ 1: [], 2: [], 3: [negative], 4: [negative], 5: [negative] })
})

it('gives a general instruction to all questions, and drops those that every paper has', () => {
  const said = 'In each question choose the option that is NOT true.'
  const harmless = 'Answer all questions. Each question carries equal marks. Time allowed: 1 hour 30 minutes.'
  const lines = [`Instructions: ${said}`, harmless, ...asked([1, 2])]
  expect(outcome(word(lines))).toEqual({ above: { 1: [said], 2: [said] }, refused: [] })
})

it('keeps words above all sections in each of them, and ends those of a year with the year', () => {
  const g = 'Take g = 10 m/s².'
  const sections = ['PHYSICS', g, 'SECTION A', ...asked([1]), 'SECTION B', ...asked([2])]
  expect(outcome(word(sections)).above).toEqual({ 1: [g], 2: [g] })
  const years = ['JAMB 2015', g, ...asked([1]), 'JAMB 2016', 'Answer all questions.', ...asked([1])]
  expect(word(years).rows.map(({ context }) => context)).toEqual([[g], undefined])
})

it('keeps an instruction between two headings without a question in between', () => {
  const lines = ['SECTION A', negative, 'EXERCISE 1', ...asked([1]), 'SECTION B', ...asked([2])]
  expect(outcome(word(lines)).above).toEqual({ 1: [negative], 2: [] })
})

it('refuses the questions of a section whose instruction contradicts that of the whole paper', () => {
  const lines = [negative, ...asked([1]), 'SECTION B: Choose the correct option.', ...asked([2])]
  expect(outcome(word(lines))).toEqual({ above: { 1: [negative] }, refused: ['2'] })
})

it('refuses all questions below a passage that does not say whose it is, up to the next heading', () => {
  const passage = 'A student heated 5 g of a white solid X strongly in a test tube. A gas was given off.'
  const reading = word(['CHEMISTRY TEST', passage, ...asked([1, 2, 3]), 'SECTION B', ...asked([4])])
  expect(outcome(reading)).toEqual({ above: { 4: [] }, refused: ['1', '2', '3'] })
  expect(reading.refused[0]?.detail).toContain('A student heated 5 g')
})

it('refuses all questions below an instruction between two questions, up to the next heading', () => {
  const lines = [...asked([1, 2]), negative, ...asked([3, 4]), 'SECTION B', ...asked([5])]
  expect(outcome(word(lines))).toEqual({ above: { 1: [], 5: [] }, refused: ['2', '3', '4'] })
})

it('leaves out headings and notices of a paper, and says so', () => {
  const head = [
    'GOVERNMENT DAY SECONDARY SCHOOL, MINNA',
    'SECOND TERM EXAMINATION 2021/2022 SESSION',
    'SUBJECT: BIOLOGY\tCLASS: SS2\tTIME: 1 HOUR',
    'Physics – Third Term Objective Test',
    'Instruction: Choose the correct option from A–D. Time: 45 minutes.',
    'Each question is followed by four options lettered A to D. Find the correct option for each question.',
    'Use HB pencil throughout. Do not turn over this page before the bell.',
  ]
  const { rows, refused } = word([...head, ...asked([1, 2]), 'Set by: Mrs. Okafor', 'GOOD LUCK!'])
  expect(refused).toEqual([])
  expect(rows.map(({ context }) => context)).toEqual([undefined, undefined])
  for (const line of head) expect(rows[0]?.leftOut?.join('\n')).toContain(line.split('\t')[0])
})

it('takes no numbered instruction above the first question for a question', () => {
  const g = 'Take g = 10 m/s².'
  const head = ['INSTRUCTIONS TO CANDIDATES', '1. Answer all questions.', `2. ${g}`, '3. Use HB pencil.']
  const { above, refused } = outcome(word([...head, ...asked([1, 2, 3])]))
  expect(refused).toEqual([])
  expect(Object.values(above).map((words) => words.join())).toEqual([1, 2, 3].map(() => expect.stringContaining(g)))
})

it('refuses by name a first question whose options have no letters', () => {
  const lines = ['1. Which of the following is correct?', 'x', 'y', '2. Which?', 'A. x', 'B. y', 'Answer: A']
  expect(outcome(word(lines)).refused).toContain('1')
})

it('leaves out notices between two questions', () => {
  const notices = ['Downloaded from www.pastquestions.example', 'Page 2 of 3', 'P.T.O.']
  for (const notice of notices)
    expect(outcome(word([...asked([1]), notice, ...asked([2])]))).toEqual({ above: { 1: [], 2: [] }, refused: [] })
})

it.each(['Use the table below to answer questions 3 and 4.', 'Use the table below to answer the next two questions.'])(
  'takes no row of a table for a question: %s',
  (said) => {
    const table = ['Level\tOrganism', '1\tGrass', '2\tGrasshopper', '3\tToad', '4\tSnake']
    const lines = [...asked([1, 2]), said, ...table, ...asked([3, 4, 5])]
    expect(outcome(word(lines))).toEqual({ above: { 1: [], 2: [], 5: [] }, refused: ['3', '4'] })
  },
)

it('refuses by name a question whose number does not fit the instruction above it', () => {
  const lines = [
    ...asked([1, 2]),
    'Use the passage below to answer questions 4 and 5.',
    'A farmer.',
    ...asked([2, 4, 5, 6]),
  ]
  const { above, refused } = outcome(word(lines))
  expect(Object.keys(above)).toEqual(['1', '2', '6'])
  expect(refused).toEqual(['2', '4', '5'])
})

it('refuses questions that an instruction below them names', () => {
  const lines = [...asked([1, 2, 3]), 'Use the passage below to answer questions 2 and 3.', 'A farmer.', ...asked([4])]
  expect(outcome(word(lines)).refused).toEqual(expect.arrayContaining(['2', '3']))
})

it('gives words below a list of answers to the questions below them', () => {
  const list = ['ANSWERS', '1. A 2. A 3. A']
  const g = 'Take g = 10 m/s².'
  expect(outcome(word([...asked([1, 2, 3]), ...list, g, ...asked([4, 5])])).above).toEqual({
    1: [],
    2: [],
    3: [],
    4: [g],
    5: [g],
  })
  const unclear = word([...asked([1, 2, 3]), ...list, 'The gas is at 4 atm.', ...asked([4, 5])])
  expect(outcome(unclear).refused).toEqual(['4', '5'])
})

it('refuses all questions below a task between two questions, up to the next heading', () => {
  const lines = [...asked([1, 2]), 'Odd One Out', ...asked([3, 4]), 'SECTION B', ...asked([5])]
  expect(outcome(word(lines)).refused).toEqual(['2', '3', '4'])
})

it('does not list the instruction of the last section as left out, with the answers below it', () => {
  const lines = [
    'SECTION B',
    'Choose the option that best completes each sentence.',
    '1. He ___ ill.',
    'A. is',
    'B. are',
  ]
  const { rows } = word([...lines, '2. They ___ ill.', 'A. is', 'B. are', 'ANSWERS', '1. A   2. B'])
  expect(rows.map(({ context }) => context)).toEqual([[lines[1]], [lines[1]]])
  expect(rows.flatMap(({ leftOut = [] }) => leftOut)).not.toContain(lines[1])
})

import { expect, it } from 'vitest'
import { plainLine } from './document-line.ts'
import { readLines } from './lines.ts'

function paper(heading: string, count: number): string {
  const questions = Array.from(
    { length: count },
    (_, index) => `${index + 1}. ${heading} ${index + 1}?\nA. x\nB. y\nC. z`,
  )
  return `${heading}\n${questions.join('\n')}`
}

/** The letter found for each question, or the reason of its refusal. */
function keysOf(text: string): (string | null)[] {
  const { rows } = readLines('docx', text.split('\n').map(plainLine))
  return rows.map(({ key }) => ('value' in key ? String(key.value) : null))
}

const two = `${paper('JAMB 2015', 3)}\n${paper('JAMB 2016', 3)}`

it('gives each year the answers that name it', () => {
  expect(keysOf(`${two}\nANSWERS TO 2016\n1. C 2. B 3. A\nANSWERS TO 2015\n1. A 2. A 3. B`)).toEqual([
    'A',
    'A',
    'B',
    'C',
    'B',
    'A',
  ])
})

it('gives answers without a name to the questions above them', () => {
  expect(
    keysOf(`${paper('JAMB 2015', 3)}\nAnswers\n1. A 2. A 3. B\n${paper('JAMB 2016', 3)}\nAnswers\n1. C 2. B 3. A`),
  ).toEqual(['A', 'A', 'B', 'C', 'B', 'A'])
})

it('takes a list of answers before the questions', () => {
  expect(keysOf(`ANSWER KEY\n1. A 2. C 3. B\n${paper('PHYSICS TEST', 3)}`)).toEqual(['A', 'C', 'B'])
})

it.each([
  ['one list for two years', `${two}\nANSWERS\n1. C 2. B 3. A`],
  ['a year that is not in the file', `${two}\nANSWERS TO 2014\n1. C 2. B 3. A`],
  ['two papers of one name', `${paper('JAMB 2015', 3)}\n${paper('JAMB 2015', 3)}\nANSWERS TO 2015\n1. C 2. B 3. A`],
])('takes no answers where it is not clear whose they are: %s', (_, text) => {
  expect(keysOf(text)).toEqual(Array.from({ length: 6 }, () => null))
})

it('reads one list for two sections of one year', () => {
  const sections = 'JAMB 2015\nSECTION A\n1. One?\nA. x\nB. y\nSECTION B\n2. Two?\nA. x\nB. y'
  expect(keysOf(`${sections}\nANSWERS TO JAMB 2015\n1. B 2. A`)).toEqual(['B', 'A'])
})

it('tells sections with the same numbers apart', () => {
  const sections = ['A', 'B'].map((name) => paper(`SECTION ${name}`, 3)).join('\n')
  expect(keysOf(`${sections}\nSECTION B ANSWERS\n1. C 2. B 3. A\nSECTION A ANSWERS\n1. A 2. A 3. B`)).toEqual([
    'A',
    'A',
    'B',
    'C',
    'B',
    'A',
  ])
})

it.each([
  'ANSWERS\n1\t2\t3\nA\tC\tB',
  'Question\t1\t2\t3\nAnswer\tA\tC\tB',
  'S/N\tAnswer\n1\tA\n2\tC\n3\tB',
  'KEY: 1A, 2C, 3B',
  'SOLUTIONS\n1. A – since x is first\n2. C – since z is third\n3. B (y)',
  'Marking guide\n1-A 2-C 3-B',
])('reads a list of answers in the form of %j', (list) => {
  expect(keysOf(`${paper('PHYSICS TEST', 3)}\n${list}`)).toEqual(['A', 'C', 'B'])
})

it('trusts no table whose numbers are cut off', () => {
  expect(keysOf(`${paper('PHYSICS TEST', 3)}\n1\t1\t1\t2\n1\t2\t3\t4\nA\tC\tB\tA`)).not.toContain('A')
})

it('refuses a question whose list names one option and describes another', () => {
  const { refused } = readLines(
    'docx',
    `${paper('PHYSICS TEST', 3)}\nSOLUTIONS\n1. A – z\n2. C – z\n3. B – y`.split('\n').map(plainLine),
  )
  expect(refused).toMatchObject([{ place: 'question 1', reason: 'key-conflict' }])
})

it('names the paper in the place of a question, and its exam and year as the source', () => {
  const { rows } = readLines('docx', `${two}\nANSWERS TO 2016\n1. C`.split('\n').map(plainLine))
  expect(rows.map(({ place }) => place)).toContain('question 1 of JAMB 2016')
  expect(rows.map(({ source }) => source)).toEqual([
    'JAMB 2015',
    'JAMB 2015',
    'JAMB 2015',
    'JAMB 2016',
    'JAMB 2016',
    'JAMB 2016',
  ])
})

it.each([
  ['*', ''],
  ['', ' ✓'],
  ['', ' (correct answer)'],
])('takes options as right that %s or %s marks in every question', (before, behind) => {
  const asked = ['B', 'C', 'A'].map((right, index) => {
    const option = (letter: string) =>
      letter === right ? `${before}${letter}. x${letter}${behind}` : `${letter}. x${letter}`
    return [`${index + 1}. Which?`, ...['A', 'B', 'C'].map(option)].join('\n')
  })
  expect(keysOf(asked.join('\n'))).toEqual(['B', 'C', 'A'])
  expect(readLines('docx', asked.join('\n').split('\n').map(plainLine)).rows[0]?.options).toEqual(['xA', 'xB', 'xC'])
})

it.each(['1–3: C A B', '1-3 CAB', 'Q1 to 3: C, A, B.'])('reads the answers %s under a heading', (row) => {
  expect(keysOf(`${paper('PHYSICS TEST', 3)}\nKEY\n${row}`)).toEqual(['C', 'A', 'B'])
})

it.each(['1–4: C A B', '1–2: C A B', 'KEY 3–1: C A B'])('finds no answer in %s', (row) => {
  expect(keysOf(`${paper('PHYSICS TEST', 3)}\nKEY\n${row}`)).not.toContain('C')
})

it('reads answers behind the name of their part, and gives none to a part that is answered in writing', () => {
  const theory = 'SECTION B: THEORY\n1. (a) State a law. (b) Draw a sketch.\n2. How far is it?'
  expect(keysOf(`${paper('PHYSICS TEST', 3)}\n${theory}\nANSWERS\nSection A: 1. C 2. A 3. B`).slice(0, 3)).toEqual([
    'C',
    'A',
    'B',
  ])
  expect(keysOf(`${paper('PHYSICS TEST', 3)}\n${theory}\nANSWERS\n1. C 2. A 3. B`).slice(0, 3)).toEqual(['C', 'A', 'B'])
})

it('gives no answers to two parts with options, whatever the second is called', () => {
  const second = paper('SECTION B: THEORY', 3)
  expect(keysOf(`${paper('PHYSICS TEST', 3)}\n${second}\nANSWERS\n1. C 2. A 3. B`)).not.toContain('C')
})

it('knows a practice paper by its year', () => {
  const years = `${paper('PHYSICS PRACTICE PAPER 2015', 3)}\n${paper('PHYSICS PRACTICE PAPER 2016', 3)}`
  expect(keysOf(`${years}\nANSWERS\nPHYSICS 2015\n1. A 2. A 3. B\nPHYSICS 2016\n1. C 2. B 3. A`)).toEqual([
    'A',
    'A',
    'B',
    'C',
    'B',
    'A',
  ])
})

it.each([
  ['Answer: A (wire)', { kind: 'letter', value: 'A' }],
  ['Ans: (b) (lamp).', { kind: 'letter', value: 'B' }],
  ['Answer: A (lamp)', 'key-conflict'],
  ['Answer: A (motor)', 'key-conflict'],
])('reads the key of %j, of which A is a wire and B a lamp', (line, key) => {
  const { rows, refused } = readLines('docx', `1. Which?\nA. wire\nB. lamp\n${line}`.split('\n').map(plainLine))
  expect(rows[0]?.key ?? refused[0]?.reason).toEqual(key)
})

it.each(['ANSWERS: C A B', 'ANSWERS\nC A B', 'Answers: C, A, B'])(
  'reads bare letters, one for each question: %j',
  (list) => {
    expect(keysOf(`${paper('PHYSICS TEST', 3)}\n${list}`)).toEqual(['C', 'A', 'B'])
  },
)

it.each([
  ['too few', 3, 'ANSWERS: C A'],
  ['too many', 3, 'ANSWERS: C A B A'],
  ['the heads of columns', 3, 'ANSWERS: A B C'],
  ['no heading', 3, 'C A B'],
])('reads no bare letters if there are %s', (_, count, list) => {
  const { rows } = readLines('docx', `${paper('PHYSICS TEST', count)}\n${list}`.split('\n').map(plainLine))
  expect(rows.map(({ key }) => key.kind)).not.toContain('letter')
})

it('joins lists that share the numbers of one paper, wherever they are', () => {
  const [first, second] = [paper('PHYSICS TEST', 2), '3. Third?\nA. x\nB. y\nC. z\n4. Fourth?\nA. x\nB. y\nC. z']
  expect(keysOf(`${first}\nANSWERS\n1 2 3\nC A B\n${second}\nANSWERS\n4. A`)).toEqual(['C', 'A', 'B', 'A'])
})

it('names the questions in which not exactly one option is marked', () => {
  const marks = ['B', 'C', 'AC', 'A', 'B'].map((right, index) => {
    const option = (letter: string) => `${right.includes(letter) ? '*' : ''}${letter}. x${letter}`
    return [`${index + 1}. Which?`, ...['A', 'B', 'C'].map(option)].join('\n')
  })
  const { rows, refused } = readLines('docx', marks.join('\n').split('\n').map(plainLine))
  expect(rows).toEqual([])
  expect(refused.map(({ reason }) => reason)).toEqual(Array.from({ length: 5 }, () => 'key-missing'))
  expect(refused[2]?.detail).toBe('2 options are marked: A and C')
  expect(refused[0]?.detail).toBe('the marks count only if every question has one: question 3 has 2')
})

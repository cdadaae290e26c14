import { expect, it } from 'vitest'
import { UnreadableFile } from '../../raw.ts'
import { readDocx } from '../docx/docx.ts'
import { docxOf, paragraphs, pdfOf, run, type PdfText } from '../fixtures.ts'
import { plainLine } from './document-line.ts'
import { readLines } from './lines.ts'
import { readPdf } from '../pdf/pdf.ts'

function read(text: string): ReturnType<typeof readLines> {
  return readLines('docx', text.split('\n').map(plainLine))
}

it('finds numbered questions, lettered options, answers and explanations', () => {
  const { rows, refused } = read(`A TEST OF OURS
1. The unit of force
is the
A. newton
B. joule
Answer: A
Explanation: It is named after
a scientist.

2) Which? (a) one (b) two (c) three (d) four
Ans. c
Q3 A colour is A) red   B) iron   C) salt   D) wax
Correct answer: (A)
4. Which metal?
A. tin   B. wood
C. air   D. salt
Answer: tin`)
  expect(refused).toEqual([])
  expect(rows).toEqual([
    {
      place: 'question 1',
      text: 'The unit of force\nis the',
      options: ['newton', 'joule'],
      key: { kind: 'letter', value: 'A' },
      explanation: 'It is named after\na scientist.',
      leftOut: ['A TEST OF OURS'],
    },
    {
      place: 'question 2',
      text: 'Which?',
      options: ['one', 'two', 'three', 'four'],
      key: { kind: 'letter', value: 'C' },
    },
    {
      place: 'question 3',
      text: 'A colour is',
      options: ['red', 'iron', 'salt', 'wax'],
      key: { kind: 'letter', value: 'A' },
    },
    {
      place: 'question 4',
      text: 'Which metal?',
      options: ['tin', 'wood', 'air', 'salt'],
      key: { kind: 'text', value: 'tin' },
    },
  ])
})

const three = [1, 2, 3].map((number) => `${number}. Question ${number}?\nA. x\nB. y\nC. z`).join('\n')

it.each(['ANSWERS\n1. A 2. C 3. B', 'Answer key:\n1 A\n2 C\n3 B', '1.A 2.C 3.B', 'Answers\n1) a, 2) c, 3) b'])(
  'takes the keys from the end of the document: %j',
  (section) => {
    const { rows } = read(`${three}\n\n${section}`)
    expect(rows.map(({ key }) => ('value' in key ? key.value : null))).toEqual(['A', 'C', 'B'])
    expect(rows.map((row) => row.options)).toEqual(Array.from({ length: 3 }, () => ['x', 'y', 'z']))
  },
)

it('takes no key that the end of the document says twice, or says of two questions with one number', () => {
  expect(read(`${three}\n\nANSWERS\n1. A 2. C 3. B 1. B`).refused).toMatchObject([
    { place: 'question 1', reason: 'key-conflict' },
  ])
  const twice = read(`${three}\n${three}\n\nANSWERS\n1. A 2. C 3. B`)
  expect(twice.rows.map(({ key }) => key.kind)).toEqual(Array.from({ length: 6 }, () => 'missing'))
})

it.each([
  ['1. Which?\nA. x\nC. y\nAnswer: A', 'not-a-question'],
  ['1. Which?\nA. x\nB. y\n\nstray words\nAnswer: A', 'not-a-question'],
  ['1. Which?\nA. x\nB. y\n17\nAnswer: A', 'not-a-question'],
  ['1. Which?\nA. x\nB. y\nAnswer: A\nAnswer: B', 'not-a-question'],
  ['1. Which?\nA. x\nB. y\nAnswer: A. y', 'key-conflict'],
  ['1. Explain why iron rusts.', 'not-a-question'],
])('refuses what is not clear: %j', (text, reason) => {
  const { rows, refused } = read(text)
  expect(rows).toEqual([])
  expect(refused.map((row) => row.reason)).toEqual([reason])
})

it.each([
  ['Answer: B', { kind: 'letter', value: 'B' }],
  ['Ans. (b)', { kind: 'letter', value: 'B' }],
  ['Answer: B. lamp', { kind: 'letter', value: 'B' }],
  ['Answer: B because it glows', 'B because it glows'],
  ['Answer: B, because it glows', { kind: 'letter', value: 'B' }],
  ['Answer: A.C. motor', { kind: 'text', value: 'A.C. motor' }],
  ['Answer: A.C. source', 'key-conflict'],
  ['Answer: C-shaped tube', 'C-shaped tube'],
  ['Answer: a lamp', 'a lamp'],
])('reads the key of %j, of which A is a wire, B a lamp and C an A.C. motor', (line, key) => {
  const { rows, refused } = read(`1. Which?\nA. wire\nB. lamp\nC. A.C. motor\n${line}`)
  const found = rows[0]?.key ?? refused[0]?.reason
  expect(found).toEqual(typeof key === 'string' && key !== 'key-conflict' ? { kind: 'text', value: key } : key)
})

it.each([
  ['Answer: B', 'key-ambiguous'],
  ['Ans. (d)', 'key-ambiguous'],
  ['Answer: P', { kind: 'text', value: 'P' }],
  ['Answer: A', { kind: 'letter', value: 'A' }],
  ['Answer: B. D', { kind: 'letter', value: 'B' }],
  ['Answer: D. D', 'key-conflict'],
])('reads the key of %j, of which A is P, B is D, C is B and D is R', (line, key) => {
  const { rows, refused } = read(`1. Which point?\nA. P\nB. D\nC. B.\nD. R\n${line}`)
  expect(rows[0]?.key ?? refused[0]?.reason).toEqual(key)
})

it('takes a letter for its option where that option is the letter too', () => {
  const { rows } = read('1. Which vitamin?\nA. A\nB. B\nC. C\nD. K\nAnswer: C')
  expect(rows.map(({ key }) => key)).toEqual([{ kind: 'letter', value: 'C' }])
})

it('takes no key from the end of the document that is also the text of another option', () => {
  const { rows, refused } = read(`${three}\n4. Which vitamin?\nA. D\nB. A\nC. K\n\nANSWERS\n1. A 2. C 3. B 4. A`)
  expect(rows).toHaveLength(3)
  expect(refused).toMatchObject([{ place: 'question 4', reason: 'key-ambiguous' }])
})

it('counts the questions of a section that begins again below the last number', () => {
  const question = (number: number): string => `${number}. Question ${number}?\nA. x\nB. y\nAnswer: A`
  const { rows, refused } = read([21, 5, 6, 6, 22].map(question).join('\n'))
  expect(refused).toEqual([])
  expect(rows.map(({ text }) => text)).toEqual([21, 5, 6, 6, 22].map((number) => `Question ${number}?`))
})

function rowsBy(numbers: readonly number[], lines: Readonly<Record<number, string>>): string {
  return numbers
    .map((number) => `${lines[number] ?? ''}\n${number}. Question ${number}?\nA. x\nB. y\nAnswer: A`)
    .join('\n')
}

it('gives an instruction and its passage to the questions that they name', () => {
  const { rows } = read(
    rowsBy([1, 2, 3, 4], {
      2: 'Questions 2 and 3 are based on the following passage.\nA farmer keeps goats.\nAnd hens.',
    }),
  )
  const instruction = 'Questions 2 and 3 are based on the following passage.'
  const passage = 'A farmer keeps goats.\nAnd hens.'
  expect(rows.map(({ context }) => context)).toEqual([
    undefined,
    [instruction, passage],
    [instruction, passage],
    undefined,
  ])
})

it('puts an instruction together that a narrow column breaks in the middle', () => {
  const { rows } = read(
    rowsBy([1, 2, 3, 4], { 2: 'Use the information below to answer questions 2 and\n3. All gases are at s.t.p.' }),
  )
  expect(rows.map(({ context }) => context)).toEqual([
    undefined,
    ['Use the information below to answer questions 2 and 3. All gases are at s.t.p.'],
    ['Use the information below to answer questions 2 and 3. All gases are at s.t.p.'],
    undefined,
  ])
})

it.each([
  ['Use the diagram below to answer questions 2 and 3.', [2, 3], 'figure-missing'],
  ['Study the table and answer questions 2 to\n3.', [2, 3], 'figure-missing'],
  ['Use the graph to answer the next question.', [2], 'figure-missing'],
  ['Use the information below to answer the next two questions.', [2, 3], 'not-a-question'],
  ['Read the passage and answer the questions that follow.\nA farmer keeps goats.', [2, 3, 4], 'not-a-question'],
])('refuses the questions of an instruction that cannot be followed: %j', (line, numbers, reason) => {
  const { refused } = read(rowsBy([1, 2, 3, 4], { 2: line }))
  expect(refused.map(({ place, reason }) => ({ place, reason }))).toEqual(
    numbers.map((number) => ({ place: `question ${number}`, reason })),
  )
})

it('refuses questions on both sides of words that belong to neither', () => {
  const { rows, refused } = read(rowsBy([1, 2, 3], { 2: 'A ball is thrown at 20 metres a second.' }))
  expect(rows.map(({ place }) => place)).toEqual(['question 3'])
  expect(refused.map(({ reason }) => reason)).toEqual(['not-a-question', 'not-a-question'])
})

it('refuses all questions that share words in the text of one of them', () => {
  const { rows } = read('1. Take g = 10 for questions 1 and 2. How far?\nA. x\nB. y\nAnswer: A\n' + rowsBy([2, 3], {}))
  expect(rows.map(({ place }) => place)).toEqual(['question 3'])
})

it('refuses a question that has fewer options than all others', () => {
  const whole = [1, 2, 3, 4, 5].map((number) => `${number}. Which?\nA. w\nB. x\nC. y\nD. z\nAnswer: A`).join('\n')
  const { refused } = read(`${whole}\n6. Which?\nA. w\nB. x and C y\nD z\nAnswer: A`)
  expect(refused.map(({ place }) => place)).toEqual(['question 6'])
})

it('refuses a question that asks for underlined words which are not underlined', () => {
  const { refused } = read('1. What is the valency of the underlined element in NaCl?\nA. 1\nB. 2\nAnswer: A')
  expect(refused).toMatchObject([{ reason: 'damaged' }])
})

it.each([
  'A. w   C. y\nB. x   D. z',
  'A. w   B. x\nC. y   D. z',
  '(A) w (B) x (C) y (D) z',
  'A.w\nB.x\nC.y\nD.z',
  'A) w\nB) x\nC) y\nD) z',
])('reads options in any arrangement: %j', (options) => {
  const { rows } = read(`1. Which?\n${options}\nAnswer: C`)
  expect(rows).toMatchObject([{ options: ['w', 'x', 'y', 'z'], key: { kind: 'letter', value: 'C' } }])
})

it.each([
  '**Answer:** C',
  '→ Answer: C',
  '✅ **Correct answer:** C',
  'Ans: C',
  'ANS – C',
  'ANSWER C',
  'The correct option is C.',
  '[Answer: C]',
  'Correct answer: C. y',
  'Answer: Option C',
  'Key = (C)',
  'Answer: C. Explanation: y is the third.',
])('reads the answer of %j', (line) => {
  const { rows } = read(`1. Which?\nA. w\nB. x\nC. y\nD. z\n${line}`)
  expect(rows.map(({ key }) => key)).toEqual([{ kind: 'letter', value: 'C' }])
})

it('takes no general instruction for an answer', () => {
  const { refused } = read('1. Which?\nA. w\nB. x\nAnswer all questions')
  expect(refused).toHaveLength(1)
})

it('reads a Word document with raised and lowered letters', () => {
  const power = `<w:p>${run('1. The value of 10')}${run('2', '<w:vertAlign w:val="superscript"/>')}${run(' is')}</w:p>`
  const { rows } = readDocx(
    docxOf(power + paragraphs(['A. 20', 'B. 100', 'Answer: B', '2. x &lt; 3 means', 'A. less', 'B. more'])),
  )
  expect(rows).toEqual([
    {
      place: 'question 1',
      text: 'The value of 10<sup>2</sup> is',
      options: ['20', '100'],
      key: { kind: 'letter', value: 'B' },
    },
    { place: 'question 2', text: 'x < 3 means', options: ['less', 'more'], key: { kind: 'missing' } },
  ])
})

it('refuses a question of a Word document whose formula cannot be read, and names a picture', () => {
  const formula = '<w:p>' + run('1. Solve ') + '<m:oMath><m:groupChr><m:e/></m:groupChr></m:oMath></w:p>'
  const figure = '<w:p>' + run('2. Which part is shown?') + '<w:r><w:pict><w:x/></w:pict></w:r></w:p>'
  const options = paragraphs(['A. 1', 'B. 2', 'Answer: B'])
  const { rows, refused } = readDocx(docxOf(formula + options + figure + options))
  expect(refused).toMatchObject([{ place: 'question 1', reason: 'formula-broken' }])
  expect(rows).toMatchObject([{ text: 'Which part is shown?', image: 'a picture in the document' }])
})

function column(x: number, first: number): PdfText[] {
  return [first, first + 1].flatMap((number, index) =>
    [`${number}. Question ${number}?`, 'A. one', 'B. two', 'C. three'].map((text, line) => ({
      x,
      y: 700 - index * 100 - line * 15,
      text,
    })),
  )
}

it('reads a PDF in two columns, the left one first', async () => {
  const { rows, refused } = await readPdf(
    pdfOf([{ x: 200, y: 760, text: 'A test' }, ...column(50, 1), ...column(330, 3)]),
  )
  expect(refused).toEqual([])
  expect(rows.map(({ text }) => text)).toEqual([1, 2, 3, 4].map((number) => `Question ${number}?`))
  expect(rows.map(({ options }) => options)).toEqual(Array.from({ length: 4 }, () => ['one', 'two', 'three']))
})

it('reads a PDF in one column with options side by side, powers and a key', async () => {
  const { rows } = await readPdf(
    pdfOf([
      { x: 50, y: 700, text: '1. The value of 10' },
      { x: 135, y: 704, text: '3', size: 6 },
      { x: 50, y: 685, text: 'A. 30' },
      { x: 330, y: 685, text: 'B. 1,000' },
      { x: 50, y: 670, text: 'C. 300' },
      { x: 330, y: 670, text: 'D. 103' },
      { x: 50, y: 640, text: 'Answer: B' },
      { x: 50, y: 20, text: 'Page 1 of 9' },
    ]),
  )
  expect(rows).toMatchObject([{ options: ['30', '1,000', '300', '103'], key: { kind: 'letter', value: 'B' } }])
  expect(rows[0]?.text).toMatch(/^The value of 10\s?<sup>3<\/sup>$/)
})

it('refuses a question of a PDF with a fraction, whose parts stand too close above each other', async () => {
  const { rows, refused } = await readPdf(
    pdfOf([
      { x: 50, y: 700, text: '1. Simplify' },
      { x: 110, y: 707, text: '3x' },
      { x: 110, y: 692, text: '6' },
      { x: 50, y: 670, text: 'A. 2' },
      { x: 50, y: 655, text: 'B. x' },
    ]),
  )
  expect(rows).toEqual([])
  expect(refused).toMatchObject([{ place: 'question 1, page 1', reason: 'formula-broken' }])
})

it('throws at a PDF without text', async () => {
  await expect(readPdf(pdfOf([]))).rejects.toThrow(UnreadableFile)
})

it.each([
  ['1  Which?\nA  x\nB  y\n2  Which?\nA  x\nB  y', 'no dot'],
  ['Which?\nx\ny', 'no numbered question'],
  ['', 'no text'],
])('says that it found no questions, and why: %j', (text, why) => {
  const { rows, refused } = read(text)
  expect(rows).toEqual([])
  expect(refused).toMatchObject([{ place: 'file', reason: 'no-questions' }])
  expect(refused[0]?.detail).toContain(why)
})

import { expect, test } from 'vitest'
import { FactTable, factQuestions } from './facts.ts'

const row = (id: string, metal: string, colour: string | string[]) => ({
  id,
  cells: { metal, colour },
  sources: ['school textbooks', 'laboratory manuals'],
})

const rows = [
  row('na', 'sodium', 'yellow'),
  row('k', 'potassium', 'lilac'),
  row('ca', 'calcium', ['brick-red', 'orange-red']),
  row('cu', 'copper', 'blue-green'),
  row('ba', 'barium', 'apple-green'),
]

const direction = {
  id: 'colour',
  difficulty: 'easy',
  exams: ['WAEC'],
  given: 'metal',
  answer: 'colour',
  stem: 'The flame of {metal} is',
  explanation: '{Metal} gives a flame that is {answer}.',
  reason: '{Option} is the flame of {metal}, not of {asked.metal}.',
  hints: ['Think of {metal} salts'],
}

const review = { on: '2026-11-21', method: 'row by row' }

const table = (changes: Record<string, unknown> = {}) =>
  FactTable.parse({
    id: 'flames',
    topic: 'che-qualitative',
    reviews: [review, review],
    rows,
    directions: [direction],
    ...changes,
  })

test('builds one question per row, with wrong options from other rows', () => {
  const questions = factQuestions(table())
  expect(questions.map(({ id }) => id)).toEqual(['na', 'k', 'ca', 'cu', 'ba'].map((id) => `flames-colour-${id}`))
  const [sodium] = questions
  expect(sodium).toMatchObject({
    family: 'flames-colour',
    examType: 'WAEC',
    stem: 'The flame of sodium is',
    key: 'yellow',
    explanation: 'Sodium gives a flame that is yellow.',
    hints: ['Think of sodium salts'],
  })
  for (const { option, why } of sodium?.wrong ?? []) {
    expect(why).toMatch(new RegExp(`^${option}`, 'i'))
    expect(why).toContain('not of sodium')
  }
})

test('never offers a value that is also right as a wrong option', () => {
  for (const { key, wrong } of factQuestions(table())) {
    if (key.endsWith('-red')) expect(wrong.filter(({ option }) => option.endsWith('-red'))).toEqual([])
  }
})

test('accepts several right answers for a given value of several rows, and offers none of them as wrong', () => {
  const twin = [...rows, row('k2', 'potassium', 'pink')]
  const questions = factQuestions(table({ rows: twin })).filter(({ stem }) => stem.includes('potassium'))
  for (const { wrong } of questions) {
    expect(wrong.map(({ option }) => option)).not.toContain('pink')
    expect(wrong.map(({ option }) => option)).not.toContain('lilac')
  }
})

test('prefers wrong options of the same group', () => {
  const grouped = rows.map((other) => (['na', 'k', 'ba', 'cu'].includes(other.id) ? { ...other, group: 'one' } : other))
  for (const { id, key, wrong } of factQuestions(table({ rows: grouped }))) {
    if (id.endsWith('-ca')) continue
    expect([key, ...wrong.map(({ option }) => option)].sort()).toEqual(['apple-green', 'blue-green', 'lilac', 'yellow'])
  }
})

test('takes two wrong options with the same given value only if there are no others', () => {
  const back = { ...direction, id: 'shade', given: 'metal', answer: 'colour' }
  const twins = ['k2', 'k3', 'k4', 'k5'].map((id) => row(id, 'potassium', `pink ${id}`))
  for (const { stem, wrong } of factQuestions(table({ rows: [...rows, ...twins], directions: [back] }))) {
    if (stem.includes('potassium')) continue
    expect(wrong.filter(({ option }) => /pink|lilac/.test(option)).length).toBeLessThanOrEqual(1)
  }
})

test('asks each given value separately', () => {
  const back = { ...direction, id: 'metal', given: 'colour', answer: 'metal', stem: 'A {colour} flame shows' }
  const ids = factQuestions(table({ directions: [back] })).map(({ id }) => id)
  expect(ids.filter((id) => id.includes('-ca'))).toEqual(['flames-metal-ca-1', 'flames-metal-ca-2'])
})

test('gives the same questions when the table is read again', () => {
  expect(factQuestions(table())).toEqual(factQuestions(table()))
})

test('refuses a table that cannot give three wrong options', () => {
  const alike = ['na', 'k', 'ca', 'cu'].map((id) => row(id, id, id === 'na' ? 'yellow' : 'red'))
  expect(() => factQuestions(table({ rows: alike }))).toThrow(/fewer than 3 options are wrong/)
})

test('refuses a template that names an unknown column', () => {
  expect(() => factQuestions(table({ directions: [{ ...direction, stem: 'The {mettal} is' }] }))).toThrow(
    /not a column/,
  )
  expect(() => factQuestions(table({ directions: [{ ...direction, answer: 'smell' }] }))).toThrow(/has no smell/)
})

test('has a fourth wrong option for a board whose papers have five, and says so in hints', () => {
  const hints = ['Recall the colour of each of the {count}.']
  const [sodium] = factQuestions(table({ directions: [{ ...direction, exams: ['NECO'], hints }] }))
  expect(new Set([sodium?.key, ...(sodium?.wrong ?? []).map(({ option }) => option)]).size).toBe(5)
  expect(sodium?.hints).toEqual(['Recall the colour of each of the five.'])
  const [ofFour] = factQuestions(table({ directions: [{ ...direction, hints }] }))
  expect(ofFour?.wrong).toHaveLength(3)
  expect(ofFour?.hints).toEqual(['Recall the colour of each of the four.'])
})

test('has no fourth wrong option that fits less well than the third', () => {
  const grouped = rows.map((other) => (['na', 'k', 'ba', 'cu'].includes(other.id) ? { ...other, group: 'one' } : other))
  const questions = factQuestions(table({ rows: grouped, directions: [{ ...direction, exams: ['NECO'] }] }))
  expect(questions.find(({ id }) => id.endsWith('-na'))?.wrong).toHaveLength(3)
})

test('requires two sources for a row', () => {
  const [first] = rows
  expect(() => table({ rows: [{ ...first, sources: ['memory'] }, ...rows] })).toThrow()
})

test('refuses a table whose rows no second person has reviewed', () => {
  expect(() => table({ reviews: [review] })).toThrow(/reviews/)
})

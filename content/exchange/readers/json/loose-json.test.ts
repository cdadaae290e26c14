import { expect, it } from 'vitest'
import { UnreadableFile, type RawKey } from '../../raw.ts'
import { readLooseJson } from './loose-json.ts'

function keysOf(text: string): (RawKey | string)[] {
  const { rows, refused } = readLooseJson(text)
  return [...rows.map(({ key }) => key), ...refused.map(({ reason }) => reason)]
}

const options = `options: ['red', 'blue', 'green', 'black']`

it.each([
  ['answer: "blue"', { kind: 'text', value: 'blue' }],
  ['answer: "b"', { kind: 'letter', value: 'B' }],
  ['ans: "B."', { kind: 'letter', value: 'B' }],
  ['correct_option: "option_b"', { kind: 'letter', value: 'B' }],
  ['correctAnswer: "(b)"', { kind: 'letter', value: 'B' }],
  ['correctIndex: 1', { kind: 'index', value: 1, base: null }],
  ['answer: "2"', { kind: 'index', value: 2, base: null }],
  ['answerIndexZeroBased: 1', { kind: 'index', value: 1, base: 0 }],
  ['correct_1_based: 2', { kind: 'index', value: 2, base: 1 }],
  ['key: "B"', { kind: 'letter', value: 'B' }],
  ['key: 2', { kind: 'missing' }],
  ['answer: null', { kind: 'missing' }],
  ['answer: ["B"]', { kind: 'letter', value: 'B' }],
  ['answer: ["A", "B"]', 'not-single-choice'],
  ['answer: "A, B"', 'not-single-choice'],
  ['answer: "B", correctIndex: 1', { kind: 'letter', value: 'B' }],
  ['answer: "B", correctIndex: 2', { kind: 'letter', value: 'B' }],
  ['answer: "B", correctIndex: 3', 'key-conflict'],
  ['answer: "B", correctAnswer: "green"', 'key-conflict'],
])('reads the key of %s', (field, key) => {
  expect(keysOf(`[{ q: 'Which?', ${options}, ${field} }]`)).toEqual([key])
})

it('takes the mark of an option for the key, and refuses two marks', () => {
  const option = (text: string, isCorrect: boolean): string => `{ text: '${text}', isCorrect: ${isCorrect} }`
  const one = `[{ q: 'Which?', options: [${option('x', false)}, ${option('y', true)}] }]`
  expect(keysOf(one)).toEqual([{ kind: 'letter', value: 'B' }])
  const two = `[{ q: 'Which?', options: [${option('x', true)}, ${option('y', true)}] }]`
  expect(keysOf(two)).toEqual(['not-single-choice'])
})

it('finds options by the names that the file gives them, in whatever order', () => {
  const choices = `[{ id: 'c', text: 'x' }, { id: 'a', text: 'y' }]`
  expect(keysOf(`[{ q: 'Which?', choices: ${choices}, answer: 'a' }]`)).toEqual([{ kind: 'letter', value: 'B' }])
  const numbered = `option1: 'x', option2: 'y', option3: 'z'`
  expect(keysOf(`[{ q: 'Which?', ${numbered}, answer: 'option2' }]`)).toEqual([{ kind: 'letter', value: 'B' }])
})

it('refuses a number that may be a place or a text, unless the other keys decide it', () => {
  const doubtful = `{ q: 'Half of six?', options: ['1', '2', '3', '4'], answer: '3' }`
  expect(keysOf(`[${doubtful}]`)).toEqual(['key-ambiguous'])
  expect(keysOf(`[${doubtful}, { q: 'Colour?', ${options}, answer: 'blue' }]`)[0]).toEqual({ kind: 'text', value: '3' })
  expect(keysOf(`[${doubtful}, { q: 'Colour?', ${options}, answer: 0 }]`)[0]).toEqual({
    kind: 'index',
    value: 3,
    base: null,
  })
})

it('refuses a letter that is also a symbol, unless the other keys decide it', () => {
  const doubtful = `{ q: 'Carbon?', options: ['C', 'H', 'O', 'N'], answer: 'C' }`
  expect(keysOf(`[${doubtful}]`)).toEqual(['key-ambiguous'])
  expect(keysOf(`[${doubtful}, { q: 'Colour?', ${options}, answer: 'B' }]`)[0]).toEqual({ kind: 'letter', value: 'C' })
  expect(keysOf(`[${doubtful}, { q: 'Colour?', ${options}, answer: 'blue' }]`)[0]).toEqual({ kind: 'text', value: 'C' })
})

it('reads a module with comments, types, all quotation marks and commas too many', () => {
  const text = `
    import type { Question } from './types'
    type Row = { id: number; q: string }
    /* all made up */
    export const physics2015: Question[] = [
      { id: 1, question: 'It\\'s a \\u0041 \\sqrt{2}', ${options}, answer: 'A', } as const, // one
      { id: 2, question: "two" + " halves", ${options}, "answer": 'B' },
      { id: 3, question: \`on two
lines\`, ${options}, answer: Letters.C },
    ];`
  const { rows, refused } = readLooseJson(text)
  expect(refused).toEqual([])
  expect(rows.map((row) => row.text)).toEqual(["It's a A \\sqrt{2}", 'two halves', 'on two\nlines'])
  expect(rows[0]).toMatchObject({ subject: 'physics', source: '2015' })
  expect(rows[2]?.key).toEqual({ kind: 'missing' })
})

it('refuses a broken row by its line and reads the rows around it', () => {
  const row = (name: string): string => `  { q: '${name}', ${options}, answer: 'A' }`
  const text = `x = [\n${row('one')},\n  { q: 'broken, ${options}, answer: 'A' },\n${row('three')}\n${row('four')},\n  'no row',\n`
  const { rows, refused } = readLooseJson(text)
  expect(rows.map(({ text }) => text)).toEqual(['one', 'three', 'four'])
  expect(refused.map(({ place }) => place)).toEqual(['line 3', 'x, question 5', 'line 7'])
})

it('takes subject, exam and year from what stands around a list', () => {
  const inner = `[{ "q": "Which?", "options": ["x", "y"], "answer": "A" }]`
  const { rows } = readLooseJson(`{ "exam": "WAEC", "biology": { "2014": ${inner} }, "english": { "data": ${inner} } }`)
  expect(rows[0]).toMatchObject({ subject: 'biology', examType: 'WAEC', source: 'WAEC 2014' })
  expect(rows[1]).toMatchObject({ subject: 'english', examType: 'WAEC' })
})

it('takes a record with a title and a list of questions for a paper', () => {
  const paper = `{ title: 'First term', key: 'abc', questions: [{ q: 'Which?', ${options}, answer: 'B' }] }`
  expect(readLooseJson(`[${paper}, ${paper}]`).rows).toHaveLength(2)
})

it('takes a question without options for one row, whatever its key holds', () => {
  const empty = `{ q: '', options: [], answer: { x: [{ A: 'one', B: 'two' }, 'three'] } }`
  const { rows, refused } = readLooseJson(`[{ q: 'Which?', ${options}, answer: 'B' }, ${empty}]`)
  expect([rows.length, refused.length]).toEqual([1, 1])
})

it('opens a passage with its questions', () => {
  const inner = `[{ q: 'Which?', options: [{ text: 'x' }, { text: 'y' }], answer: 'A' }]`
  const group = `{ text: 'Read this.', options: [], questions: ${inner} }`
  expect(readLooseJson(`[{ q: 'Which?', ${options}, answer: 'B' }, ${group}]`).rows).toHaveLength(2)
})

it('reads one record a connection', () => {
  const line = `{"question":"Which?","options":["x","y"],"answer":"A"}`
  expect(readLooseJson(`${line}\n${line}\n`).rows.map(({ place }) => place)).toEqual(['question 1', 'question 2'])
})

it('runs nothing of a file', () => {
  const text = `x = [{ q: (() => { globalThis.wasRun = true })(), ${options} }, { q: \`\${globalThis.wasRun = true}\`, ${options} }]`
  expect(readLooseJson(text).rows).toEqual([])
  expect(globalThis).not.toHaveProperty('wasRun')
  const named = readLooseJson(`[{ "__proto__": { "answer": "A" }, "q": "Which?", "options": ["x", "y"] }]`)
  expect(named.rows[0]?.key).toEqual({ kind: 'missing' })
})

it('says that there are no questions', () => {
  expect(() => readLooseJson('{"name": "settings"}')).toThrow(UnreadableFile)
  expect(() => readLooseJson('[]')).toThrow(UnreadableFile)
})

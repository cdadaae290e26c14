import { expect, test } from 'vitest'
import { PassageFile } from '../engine/passage.ts'
import { lintPassages } from '../lint/passages.ts'
import { questionsOfPassages } from './from-passages.ts'
import { publishedForm } from './questions.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

function item(id: string, overrides: Record<string, unknown> = {}) {
  return {
    id,
    exam: 'JAMB',
    difficulty: 'easy',
    stem: 'What did the farmers want?',
    key: 'water',
    wrong: ['land', 'seed', 'roads'].map((option) => ({ option, why: `Nobody asks for ${option}` })),
    explanation: 'The first paragraph says so',
    hints: ['Read the first paragraph'],
    evidence: ['wanted'],
    checked: { on: '2026-11-28', method: 'blind solve' },
    ...overrides,
  }
}

function questionsOf({
  text = 'The farmers wanted\nwater.\n\nThey <i>waited</i>.',
  items = [item('eng-comprehension-p01-1'), item('eng-comprehension-p01-2')],
  id = 'eng-comprehension-p01',
}) {
  const file = PassageFile.parse({
    topic: 'eng-comprehension',
    passages: [{ id, title: 'Rain', discourse: 'narration', field: 'farming', text, items }],
  })
  return questionsOfPassages({ subject: 'physics', path: 'x.yaml', file }).map((source) => ({
    ...publishedForm(source),
    kind: source.kind,
  }))
}

test('each question carries its passage, whose paragraphs have no other line breaks', () => {
  const passage = {
    id: 'eng-comprehension-p01',
    title: 'Rain',
    text: 'The farmers wanted water.\n\nThey waited.',
    html: 'The farmers wanted water.<br><br>They <i>waited</i>.',
  }
  expect(questionsOf({}).map((question) => question.passage)).toEqual([passage, passage])
})

test.each([
  ['evidence that the passage does not have', { items: [item('eng-comprehension-p01-1', { evidence: ['no rain'] })] }],
  ['a question without evidence', { items: [item('eng-comprehension-p01-1', { evidence: [] })] }],
  ['a question with the id of another place', { items: [item('eng-comprehension-p01-2')] }],
  ['a passage with the id of another topic', { id: 'eng-cloze-p01', items: [item('eng-cloze-p01-1')] }],
])('refuses %s', (_, given) => {
  expect(() => questionsOf(given)).toThrow(/eng-/)
})

test('takes evidence across a line break of the author', () => {
  const items = [item('eng-comprehension-p01-1', { evidence: ['farmers wanted water'] })]
  expect(questionsOf({ items })).toHaveLength(1)
})

test.each([
  [['170 words, should be 180 to 260'], words(170)],
  [[], words(200)],
  [[], `${words(90)}. ${words(20)} ____(1)____ ${words(50)} ____(2)____ ${words(40)}`],
  [['1 gaps and 2 questions'], `${words(90)}. ${words(20)} ____(1)____ ${words(90)}`],
  [
    ['the gaps are not numbered from 1'],
    `${words(90)}. ${words(20)} ____(1)____ ${words(50)} ____(3)____ ${words(40)}`,
  ],
  [
    ['gaps and emphasis, where the screen could not mark the gap that is asked'],
    `${words(88)} <b>one</b> more. ${words(20)} ____(1)____ ${words(50)} ____(2)____ ${words(40)}`,
  ],
  [['the first sentence has a gap'], `${words(10)} ____(1)____ ${words(50)}. ____(2)____ ${words(140)}`],
  [
    ['fewer than 12 words between gaps 1 and 2'],
    `${words(90)}. ${words(20)} ____(1)____ ${words(11)} ____(2)____ ${words(80)}`,
  ],
])('finds %j in a passage', (faults, text) => {
  const items = [1, 2].map((number) => item(`eng-comprehension-p01-${number}`, { evidence: ['word1'] }))
  expect(lintPassages(questionsOf({ text, items })).map(({ fault }) => fault)).toEqual(faults)
})

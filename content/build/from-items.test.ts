import { expect, test } from 'vitest'
import { Item } from '../engine/item.ts'
import { questionsOfItems } from './from-items.ts'

function questionOf(overrides: Record<string, unknown>) {
  const item = Item.parse({
    id: 'che-laws-01',
    exam: 'WAEC',
    difficulty: 'easy',
    stem: 'The answer is',
    key: 'copper',
    wrong: ['iron', 'zinc', 'lead'].map((option) => ({ option, why: `Not ${option}` })),
    explanation: 'It is copper',
    hints: ['Think of wires'],
    checked: { on: '2026-11-21', method: 'blind solve' },
    ...overrides,
  })
  const [question] = questionsOfItems({
    subject: 'chemistry',
    path: 'x.yaml',
    file: { topic: 'che-laws', items: [item] },
  })
  return question
}

const wrong = (...options: string[]) => options.map((option) => ({ option, why: `Not ${option}` }))

test('allows words to be shuffled, and keeps each reason with its option', () => {
  const question = questionOf({})
  expect(question?.canShuffle).toBe(true)
  expect(question?.options[question.correctOption]).toBe('copper')
  expect(question?.reasons).toEqual(question?.options.map((option) => (option === 'copper' ? null : `Not ${option}`)))
})

test('sorts numbers of one unit by size', () => {
  const question = questionOf({ key: '2.5 g', wrong: wrong('10 g', '$\\frac{1}{2}$ g', '−4 g') })
  expect(question?.options).toEqual(['−4 g', '$\\frac{1}{2}$ g', '2.5 g', '10 g'])
  expect(question?.correctOption).toBe(2)
  expect(question?.canShuffle).toBe(false)
})

test('keeps a meaningful order, which must list all options', () => {
  const order = ['I only', 'II only', 'I and II', 'neither']
  const options = { key: 'I and II', wrong: wrong('I only', 'II only', 'neither') }
  expect(questionOf({ ...options, order })).toMatchObject({ options: order, correctOption: 2, canShuffle: false })
  expect(() => questionOf({ ...options, order: ['I only'] })).toThrow(/'order' does not list/)
})

test('places the key of a question with five options without moving the keys of the others', () => {
  const question = questionOf({ exam: 'NECO', wrong: wrong('iron', 'zinc', 'lead', 'tin') })
  expect(question?.options).toHaveLength(5)
  expect(question?.options[question.correctOption]).toBe('copper')
})

import type { Question } from '@sabi/shared/content/question'
import { sourceText } from '@sabi/shared/content/math-source'
import { topicsOf } from '@sabi/shared/content/syllabus'
import { expect, test } from 'vitest'
import { readSyllabus } from '../build/syllabus.ts'
import { editedQuestion } from './edited-question.ts'

const topics = topicsOf(readSyllabus())

const previous: Question = {
  id: 'mat-1',
  version: 3,
  subject: 'mathematics',
  topicId: topics.find(({ subject }) => subject === 'mathematics')?.id ?? '',
  examType: 'WAEC',
  difficulty: 'easy',
  text: 'Which is x² in words?',
  options: ['a square', '√x', 'x³', 'a line'],
  correctOption: 0,
  explanation: 'x² is a square.',
  reasons: [null, 'That is a root.', 'x³ is a cube.', 'That is x.'],
  hints: ['Think of an area.'],
  canShuffle: true,
  isCalculation: true,
  family: 'powers',
  source: 'Mr Bello',
  imageUrl: null,
  rich: {
    text: 'Which is <math>x2</math> in words?',
    options: [null, '<math>root</math>', '<math>cube</math>', null],
    explanation: '<math>x2</math> is a square.',
    reasons: [null, null, '<math>cube</math> is a cube.', null],
  },
}

/** What becomes of the question with these changes in the form. */
function edited(changes: Partial<Question>, before: Question = previous): Question {
  const outcome = editedQuestion(before, { ...before, ...changes }, topics)
  if ('reason' in outcome) throw new Error(`${outcome.reason}: ${outcome.detail}`)
  return outcome
}

test('what is sent back as it came is the same question', () => {
  expect(edited({})).toEqual(previous)
})

test('another text loses its hints and its own mathematics, and nothing else', () => {
  const { text, hints, rich, ...rest } = edited({ text: 'Which is a power?' })
  expect([text, hints, rich?.text]).toEqual(['Which is a power?', [], undefined])
  const { text: _, hints: __, rich: ___, ...same } = previous
  expect(rest).toEqual(same)
  expect(rich).toEqual({
    options: previous.rich?.options,
    explanation: previous.rich?.explanation,
    reasons: previous.rich?.reasons,
  })
})

test('options that move or stay keep what is known of them, new words and the key have no reason', () => {
  const { options, reasons, rich } = edited({ options: ['x³', 'a cube', 'a square', '√x'], correctOption: 3 })
  expect(options).toEqual(['x³', 'a cube', 'a square', '√x'])
  expect(reasons).toEqual(['x³ is a cube.', null, null, null])
  expect(rich?.options).toEqual(['<math>cube</math>', null, null, '<math>root</math>'])
  expect(rich?.reasons).toEqual(['<math>cube</math> is a cube.', null, null, null])
})

test('mathematics between dollar signs is set in type, in the form and in plain text', () => {
  const { text, options, rich } = edited({
    text: 'Which is $x^3$ in words?',
    options: ['a square', 'a cube', '$y^2$', 'a line'],
  })
  expect([text, options[2]]).toEqual(['Which is x³ in words?', 'y²'])
  expect(rich?.text).toContain('<msup>')
  expect(rich?.options?.[2]).toContain('<msup>')
})

test('a question without mathematics has no form for it', () => {
  const { rich: _, ...plain } = previous
  expect(edited({ explanation: 'It is.' }, plain)).toEqual({ ...plain, explanation: 'It is.' })
})

test('options that were never shuffled stay so, and those that speak of their places are not any more', () => {
  expect(edited({ options: ['a square', '√x', 'x³', 'none of the above'] }).canShuffle).toBe(false)
  expect(edited({ text: 'Which?' }, { ...previous, canShuffle: false }).canShuffle).toBe(false)
})

test('a question with a figure may go on speaking of it', () => {
  const figure = { svg: '<svg/>', alt: 'A square' }
  const drawn = { ...previous, text: 'What is shown in the diagram above?', figure }
  expect(edited({ explanation: 'A square.' }, drawn).figure).toEqual(figure)
})

test.each([
  ['options-equal', { options: ['a square', 'A square.', 'x', 'y'] }],
  ['key-out-of-range', { options: ['a square', 'x'], correctOption: 2 }],
  ['formula-broken', { text: 'Which is $x^{2$?' }],
  ['unsafe-markup', { explanation: '<script>alert(1)</script>' }],
  ['figure-missing', { text: 'What is shown in the diagram above?' }],
  ['topic-unknown', { topicId: 'nowhere' }],
])('refuses %s as an import does', (reason, changes) => {
  expect(editedQuestion(previous, { ...previous, ...changes }, topics)).toMatchObject({ reason })
})

test('takes back what the form shows of underlined words', () => {
  const source = sourceText('Which is <u>x²</u> &amp; <math><msup><mi>x</mi><mn>2</mn></msup></math>?')
  expect(source).toBe('Which is <u>x²</u> & $x^2$?')
  const question = edited({ text: source })
  expect(question.text).toBe('Which is x² & x²?')
  expect(question.rich?.text).toMatch(/^Which is <u>x²<\/u> &amp; <math>/)
})

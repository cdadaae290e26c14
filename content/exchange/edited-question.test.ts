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

/** A form that says nothing of reasons and hints. */
function formOf({ reasons: _, hints: __, ...form }: Question) {
  return form
}

type Changes = Omit<Partial<Question>, 'reasons'> & { reasons?: string[] }

/** Applies changes in the form to the question. */
function edited(changes: Changes, before: Question = previous): Question {
  const outcome = editedQuestion(before, { ...formOf(before), ...changes }, topics)
  if ('reason' in outcome) throw new Error(`${outcome.reason}: ${outcome.detail}`)
  return outcome
}

test('returns the same question if nothing was changed', () => {
  expect(edited({})).toEqual(previous)
})

test('keeps the passage that the text refers to', () => {
  const passage = { id: 'eng-cloze-p01', title: 'Rain', text: 'It rained.' }
  const about = { ...previous, text: 'What is meant in the passage?', passage }
  const edited = editedQuestion(about, { ...formOf(about), text: 'What does the writer mean in the passage?' }, topics)
  expect(edited).toMatchObject({ text: 'What does the writer mean in the passage?', passage })
})

test('drops the hints and the typeset form of a changed text, and nothing else', () => {
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

test('keeps the reasons of options that moved or stayed, and drops those of the key and of new options', () => {
  const { options, reasons, rich } = edited({ options: ['x³', 'a cube', 'a square', '√x'], correctOption: 3 })
  expect(options).toEqual(['x³', 'a cube', 'a square', '√x'])
  expect(reasons).toEqual(['x³ is a cube.', null, null, null])
  expect(rich?.options).toEqual(['<math>cube</math>', null, null, '<math>root</math>'])
  expect(rich?.reasons).toEqual(['<math>cube</math> is a cube.', null, null, null])
})

test('takes the reasons and the hints of the form, and typesets only what is new', () => {
  const reasons = ['never shown', 'It is $x^3$.', 'x³ is a cube.', '']
  const { reasons: taken, hints, rich } = edited({ text: 'Which is a power?', reasons, hints: ['Draw it.', 'Count.'] })
  expect(taken).toEqual([null, 'It is x³.', 'x³ is a cube.', null])
  expect(rich?.reasons).toEqual([null, expect.stringContaining('<math'), '<math>cube</math> is a cube.', null])
  expect(hints).toEqual(['Draw it.', 'Count.'])
  expect(edited({ hints: [] }).hints).toEqual([])
})

test('drops the reason of an option that becomes the key', () => {
  const reasons = ['Not a line.', 'That is a root.', 'x³ is a cube.', 'That is x.']
  expect(edited({ correctOption: 3, reasons }).reasons).toEqual([...reasons.slice(0, 3), null])
})

test('typesets mathematics between dollar signs, and updates the plain text', () => {
  const { text, options, rich } = edited({
    text: 'Which is $x^3$ in words?',
    options: ['a square', 'a cube', '$y^2$', 'a line'],
  })
  expect([text, options[2]]).toEqual(['Which is x³ in words?', 'y²'])
  expect(rich?.text).toContain('<msup>')
  expect(rich?.options?.[2]).toContain('<msup>')
})

test('has no typeset form for a question without mathematics', () => {
  const { rich: _, ...plain } = previous
  expect(edited({ explanation: 'It is.' }, plain)).toEqual({ ...plain, explanation: 'It is.' })
})

test('keeps the order of options that were never shuffled or that refer to their positions', () => {
  expect(edited({ options: ['a square', '√x', 'x³', 'none of the above'] }).canShuffle).toBe(false)
  expect(edited({ text: 'Which?' }, { ...previous, canShuffle: false }).canShuffle).toBe(false)
})

test('lets a question with a figure refer to it', () => {
  const figure = { svg: '<svg/>', alt: 'A square' }
  const drawn = { ...previous, text: 'What is shown in the diagram above?', figure }
  expect(edited({ explanation: 'A square.' }, drawn).figure).toEqual(figure)
})

test.each([
  ['options-equal', { options: ['a square', 'A square.', 'x', 'y'] }],
  ['key-out-of-range', { options: ['a square', 'x'], correctOption: 2 }],
  ['formula-broken', { text: 'Which is $x^{2$?' }],
  ['unsafe-markup', { explanation: '<script>alert(1)</script>' }],
  ['too-long', { hints: ['Look at the unit. '.repeat(60)] }],
  ['figure-missing', { text: 'What is shown in the diagram above?' }],
  ['topic-unknown', { topicId: 'nowhere' }],
])('refuses %s like an import', (reason, changes) => {
  expect(editedQuestion(previous, { ...formOf(previous), ...changes }, topics)).toMatchObject({ reason })
})

test('accepts the source text that the form shows for underlined words', () => {
  const source = sourceText('Which is <u>x²</u> &amp; <math><msup><mi>x</mi><mn>2</mn></msup></math>?')
  expect(source).toBe('Which is <u>x²</u> & $x^2$?')
  const question = edited({ text: source })
  expect(question.text).toBe('Which is x² & x²?')
  expect(question.rich?.text).toMatch(/^Which is <u>x²<\/u> &amp; <math>/)
})

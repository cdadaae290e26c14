import { topicsOf } from '@sabi/shared/content/syllabus'
import { expect, test } from 'vitest'
import { readSyllabus } from '../build/syllabus.ts'
import type { DraftContent } from './imported-question.ts'
import { mendedExplanation } from './mended-explanation.ts'
import { normaliseRows } from './normalise/normalise.ts'

const context = {
  topics: topicsOf(readSyllabus()),
  defaults: { subject: 'physics', topicId: 'phy-measurement', examType: 'WAEC' },
} as const

function question(): DraftContent {
  const row = {
    place: 'row 2',
    text: 'Which <u>unit</u> is of length?',
    options: ['metre', 'second', 'newton', 'kelvin'],
    key: { kind: 'letter', value: 'A' },
    explanation: 'It is zzzzzzzz.',
  } as const
  const [accepted] = normaliseRows([row], context).accepted
  if (accepted === undefined) throw new Error('The row was refused')
  return accepted
}

test('keeps the question, and typesets the formulas of its new explanation', () => {
  const before = question()
  const mended = mendedExplanation(before, 'A metre is $10^{-3}$ km.')
  expect(mended).toMatchObject({
    text: before.text,
    options: before.options,
    correctOption: 0,
    explanation: 'A metre is 10⁻³ km.',
    rich: { text: 'Which <u>unit</u> is of length?', explanation: expect.stringContaining('<math>') },
  })
})

test('fixes the order of options if the new explanation refers to one by its letter', () => {
  expect(question().canShuffle).toBe(true)
  expect(mendedExplanation(question(), 'Option A is the unit of length.')).toMatchObject({ canShuffle: false })
})

test.each([
  ['names another option', 'It has kelvin, so the answer is C.', 'key-conflict'],
  ['is damaged', 'It is zzzzzzzz.', 'placeholder'],
  ['could run in a browser', '<script>alert(1)</script>', 'unsafe-markup'],
  ['only says that the answer is right', 'Well done!', 'explanation-empty'],
])('refuses an explanation that %s', (_, written, reason) => {
  expect(mendedExplanation(question(), written)).toMatchObject({ fault: reason })
})

import { aQuestion } from '@sabi/shared/practice/builders'
import { describe, expect, test } from 'vitest'
import { draftOf, emptyDraft, finished, isKeyChanged, oldKeyNamed, withoutOption } from './question-draft.ts'

const question = aQuestion('q1', { options: ['newton', 'watt', 'joule'], correctOption: 1 })
const draft = draftOf(question)

test('a question with mathematics comes as its author could have typed it', () => {
  const square = '<math><msup><mi>x</mi><mn>2</mn></msup></math>'
  const rich = { text: `What is ${square}?`, options: [null, square, null] }
  const typed = draftOf({ ...question, rich })
  expect(typed.text).toBe('What is $x^2$?')
  expect(typed.options).toEqual(['newton', '$x^2$', 'joule'])
  expect(typed.explanation).toBe(question.explanation)
})

describe('the key', () => {
  test.each([
    ['nothing was changed', {}, false],
    ['its words were put right', { options: ['newton', 'Watt.', 'joule'] }, false],
    ['the options were put in another order', { options: ['watt', 'joule', 'newton'], correctOption: 0 }, false],
    ['another option was put right', { options: ['newton', 'watt', 'Joule'] }, false],
    ['the key stands elsewhere, with a full stop', { options: ['watt.', 'newton', 'joule'], correctOption: 0 }, false],
    ['another option is right', { correctOption: 2 }, true],
    ['they changed places, with a capital and a full stop', { options: ['newton', 'Joule', 'watt.'] }, true],
    ['the words of two options changed places', { options: ['watt', 'newton', 'joule'] }, true],
    ['no option that was there is right', { options: ['newton', 'watt', 'joule', 'volt'], correctOption: 3 }, true],
    ['none is chosen yet', { correctOption: null }, false],
  ])('where %s: changed is %#', (_, changes, isChanged) => {
    expect(isKeyChanged(question, { ...draft, ...changes })).toBe(isChanged)
  })

  test('stays with its words when an option before it goes, and is gone with its own', () => {
    expect(withoutOption(draft, 0)).toMatchObject({ options: ['watt', 'joule'], correctOption: 0 })
    expect(withoutOption(draft, 2)).toMatchObject({ options: ['newton', 'watt'], correctOption: 1 })
    expect(withoutOption(draft, 1)).toMatchObject({ options: ['newton', 'joule'], correctOption: null })
  })
})

test('what is missing is shown at its field', () => {
  expect(finished(draft)).toEqual({ ...draft, hints: [] })
  expect(finished({ ...emptyDraft, options: ['a', ' '] })).toEqual([
    { field: 'text', message: 'Write the question' },
    { field: 'options.1', message: 'Write option B, or remove it' },
    { field: 'key-0', message: 'Choose the right option' },
  ])
})

test('reasons and hints are sent as they were typed, without one against the right option', () => {
  const typed = { ...draft, reasons: ['a', 'b', ''], hints: 'Think of power.\n\nIt is J/s. ' }
  expect(finished(typed)).toMatchObject({ reasons: ['a', '', ''], hints: ['Think of power.', 'It is J/s. '] })
})

describe('an explanation of the old key', () => {
  const lengths = aQuestion('q2', { options: ['5 m', '15 m', '50 m'], correctOption: 0 })
  const changed = (explanation: string, changes: object = { correctOption: 1 }) =>
    oldKeyNamed(lengths, { ...draftOf(lengths), ...changes, explanation })

  test.each(['The length is 5 m.', 'So 5 M is right', '(5 m)'])('is noticed: %s', (explanation) => {
    expect(changed(explanation)).toEqual({ option: '5 m', parts: ['explanation'] })
  })

  test.each(['The length is 15 m.', 'It takes 5 min.', '', 'about 2.5 m'])('is not seen in %s', (explanation) => {
    expect(changed(explanation)).toBeNull()
  })

  test('is noticed in the reasons against the other options and in the hints too', () => {
    const reasons = ['5 m is the width.', 'It is 5 m.', 'Ten times 5 m.']
    expect(changed('', { correctOption: 1, reasons, hints: 'Add up.\nIs it 5 m?' })?.parts).toEqual([
      'reason against option C',
      'hints',
    ])
  })

  test('is right as long as the key stays', () => {
    expect(changed('The length is 5 m.', {})).toBeNull()
  })
})

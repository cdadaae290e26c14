import { expect, it } from 'vitest'
import { readAiken } from './aiken.ts'
import { readGift } from './gift.ts'

it('reads Aiken with both kinds of letters and options on several lines', () => {
  const { rows } = readAiken(
    'J. J. Thomson\nfound\nA. the\nelectron\nB. the proton\nANSWER: A\nNext\nA) x\nB) y\nanswer: b\n',
  )
  expect(rows).toEqual([
    {
      place: 'line 1',
      text: 'J. J. Thomson\nfound',
      options: ['the\nelectron', 'the proton'],
      key: { kind: 'letter', value: 'A' },
    },
    { place: 'line 7', text: 'Next', options: ['x', 'y'], key: { kind: 'letter', value: 'b' } },
  ])
})

it('refuses Aiken whose letters skip, and words without options', () => {
  const { rows, refused } = readAiken('One\nA. x\nC. y\nANSWER: C\n\nNo key\nA. x\nB. y\n\nwords')
  expect(rows).toMatchObject([{ text: 'No key', key: { kind: 'missing' } }])
  expect(refused.map(({ place, reason }) => [place, reason])).toEqual([
    ['line 1', 'not-a-question'],
    ['line 10', 'not-a-question'],
  ])
})

it('resolves the escapes of GIFT and no others', () => {
  const { rows } = readGift(String.raw`Is 2\:1 \= \{x\} \\frac \alpha, at 5: {=a \~ b ~c\#d #### no\nyes}`)
  expect(rows).toMatchObject([
    {
      text: String.raw`Is 2:1 = {x} \frac \alpha, at 5:`,
      options: ['a ~ b', 'c#d'],
      key: { kind: 'index', value: 0, base: 0 },
      explanation: 'no\nyes',
    },
  ])
})

it('loses no GIFT question to a broken one', () => {
  const { rows, refused } = readGift('// c\nOne {=a ~b}\n\nTwo {=a ~b\n\nThree {~a =b}\n')
  expect(rows.map(({ text, key }) => [text, 'value' in key ? key.value : null])).toEqual([
    ['One', 0],
    ['Three', 1],
  ])
  expect(refused).toMatchObject([{ place: 'line 4', reason: 'not-a-question' }])
})

it.each([
  ['T {T}', 'not-single-choice'],
  ['N {#3}', 'not-single-choice'],
  ['S {=a =b}', 'not-single-choice'],
  ['P {~%50%a ~%50%b ~c}', 'not-single-choice'],
  ['R {=a ~%100%b ~c}', 'not-single-choice'],
  ['E {}', 'not-single-choice'],
  ['M {=a -> b =c -> d}', 'not-single-choice'],
  ['only words', 'not-a-question'],
])('refuses the GIFT question %s', (text, reason) => {
  expect(readGift(text).refused.map((row) => row.reason)).toEqual([reason])
})

it('takes subject and topic from the category of GIFT', () => {
  const { rows } = readGift(
    '$CATEGORY: $course$/top/Physics/Motion\n\nOne {=a ~b}\n\n$CATEGORY: Default for x\n\nTwo {=a ~b}',
  )
  expect(rows[0]).toMatchObject({ subject: 'Physics', topic: 'Motion' })
  expect(rows[1]).not.toHaveProperty('topic')
})

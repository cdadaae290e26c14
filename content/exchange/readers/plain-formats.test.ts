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

it('reads GIFT whose questions have titles and no blank lines between them', () => {
  const questions = [
    '::Q1:: Two? {=2 ~3}',
    '::Q2:: Three? {',
    '  ~::2',
    '  =3',
    '}',
    '::Q3:: Many? {#5}',
    '::Q4:: Four? {=4 ~5}',
  ]
  const { rows, refused } = readGift(questions.join('\n'))
  expect(rows.map(({ place, text }) => [place, text])).toEqual([
    ['line 1 (Q1)', 'Two?'],
    ['line 2 (Q2)', 'Three?'],
    ['line 7 (Q4)', 'Four?'],
  ])
  expect(rows[1]?.options).toEqual(['::2', '3'])
  expect(refused).toMatchObject([{ place: 'line 6', reason: 'not-single-choice' }])
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
  expect(rows[0]).toMatchObject({ category: ['Physics', 'Motion'] })
  expect(rows[1]).not.toHaveProperty('topic')
})

it('reads a GIFT statement as a choice of true and false, with what is said to each', () => {
  const { rows } = readGift('A whale is a fish.{F#It breathes air.#Right: a whale has lungs.}\n\nIce floats.{T}')
  expect(rows).toMatchObject([
    {
      options: ['True', 'False'],
      key: { value: 1 },
      explanation: 'Right: a whale has lungs.',
      reasons: ['It breathes air.', ''],
    },
    { options: ['True', 'False'], key: { value: 0 } },
  ])
})

it('keeps what GIFT says to each wrong choice', () => {
  const { rows } = readGift(
    'Which is a gas? {=helium#It is noble. ~iron#A metal. ~salt ####Look at the periodic table.}',
  )
  expect(rows).toMatchObject([
    { explanation: 'Look at the periodic table.\nIt is noble.', reasons: ['', 'A metal.', ''] },
  ])
})

it('gives a text of GIFT to the questions that it names, and refuses those under one that names none', () => {
  const text = 'A ball falls 45 m. Use this for the next question.'
  const named = readGift(`Physics 2020\n\n::Data::[html]${text}\n\nHow long? {=3 s ~4 s}\n\nWhich? {=x ~y}`)
  expect(named.rows.map(({ context }) => context)).toEqual([[text], undefined])
  const open = readGift('Amina rose early.\n\nWhy? {=x ~y}\n\n$CATEGORY: Week 2\n\nWhich? {=x ~y}')
  expect(open.rows.map(({ place }) => place)).toEqual(['line 7'])
  expect(open.refused.map(({ reason }) => reason)).toEqual(['not-a-question', 'context-missing'])
})

it('leaves out of a GIFT explanation what only judges the answer', () => {
  const { rows } = readGift('Which? {=x#Correct! ~y ####It has chlorophyll.}\n\nIce floats.{T#No.#Well done!}')
  expect(rows.map(({ explanation }) => explanation)).toEqual(['It has chlorophyll.', undefined])
})

it('names a numerical question of GIFT that has a tolerance', () => {
  expect(readGift('How many?{#3:0}').refused).toMatchObject([
    { reason: 'not-single-choice', detail: 'Numerical: How many?{#3:0}' },
  ])
})

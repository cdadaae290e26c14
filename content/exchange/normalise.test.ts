import { topicsOf } from '@sabi/shared/content/syllabus'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSyllabus } from '../build/syllabus.ts'
import type { ImportedQuestion } from './imported-question.ts'
import { normaliseRows } from './normalise.ts'
import type { ImportDefaults } from './normalise-fields.ts'
import type { RawRow, ReasonCode } from './raw.ts'

const topics = topicsOf(readSyllabus())
const measurement = topics.find(({ id }) => id === 'phy-measurement')
const chemical = topics.find(({ subject }) => subject === 'chemistry')
const defaults: ImportDefaults = { subject: 'physics', topicId: 'phy-measurement', examType: 'WAEC' }

const row: RawRow = {
  place: 'row 2',
  text: 'Which of these is a unit of length?',
  options: ['metre', 'second', 'newton', 'kelvin'],
  key: { kind: 'letter', value: 'A' },
}

function only(changes: Partial<RawRow>, context: ImportDefaults = defaults): ImportedQuestion | ReasonCode | undefined {
  const { accepted, refused } = normaliseRows([{ ...row, ...changes }], { topics, defaults: context })
  expect(accepted.length + refused.length).toBe(1)
  return accepted[0] ?? refused[0]?.reason
}

test('gives a question as it would be published', () => {
  const given = only({
    text: '<p>The <b>unit</b> of $x^2$ is</p>',
    options: ['A. m<sup>2</sup>', 'B. $\\frac{1}{2}$ m', 'C. s', 'D. kg'],
    key: { kind: 'text', value: 'm<sup>2</sup>' },
    explanation: 'A length times a length.',
    subject: ' Physics ',
    topic: measurement?.title.toUpperCase() ?? '',
    examType: 'utme',
    difficulty: 'Difficult',
    source: 'JAMB 2010',
  })
  expect(given).toMatchObject({
    place: 'row 2',
    subject: 'physics',
    topicId: 'phy-measurement',
    examType: 'JAMB',
    difficulty: 'hard',
    text: 'The unit of x² is',
    options: ['m²', '1/2 m', 's', 'kg'],
    correctOption: 0,
    explanation: 'A length times a length.',
    reasons: [null, null, null, null],
    hints: [],
    canShuffle: true,
    isCalculation: false,
    family: null,
    source: 'JAMB 2010',
    imageUrl: null,
    rich: { text: expect.stringContaining('<math>'), options: [null, expect.stringContaining('<mfrac>'), null, null] },
  })
})

test('gives no rich form where there is no mathematics', () => {
  expect(only({})).not.toHaveProperty('rich')
  expect(only({})).toMatchObject({ difficulty: 'medium', source: 'Imported', explanation: '' })
})

test.each<[ReasonCode, Partial<RawRow>]>([
  ['text-missing', { text: ' ' }],
  ['text-missing', { text: '<p>&nbsp;</p>' }],
  ['option-count', { options: ['one'] }],
  ['option-count', { options: ['1', '2', '3', '4', '5', '6'] }],
  ['option-empty', { options: ['metre', ' ', 'newton', 'kelvin'] }],
  ['option-empty', { options: ['A. metre', 'B.', 'C. newton', 'D. kelvin'] }],
  ['options-equal', { options: ['0.5 m', '1/2 m', '2 m', '3 m'] }],
  ['options-equal', { options: ['Metre', 'metre', 'newton', 'kelvin'] }],
  ['key-missing', { key: { kind: 'missing' } }],
  ['key-ambiguous', { key: { kind: 'index', value: 1, base: null } }],
  ['key-ambiguous', { options: ['B. metre', 'A. second', 'C. newton', 'D. kelvin'] }],
  ['key-out-of-range', { key: { kind: 'letter', value: 'E' } }],
  ['key-matches-none', { key: { kind: 'text', value: 'mole' } }],
  ['key-conflict', { explanation: 'The correct answer is B.' }],
  ['placeholder', { text: 'What is zzzzzzz?' }],
  ['placeholder', { explanation: '???' }],
  ['damaged', { options: ['m\uFFFDtre', 'second', 'newton', 'kelvin'] }],
  ['formula-broken', { text: 'What is $\\frac{1}{$?' }],
  ['unsafe-markup', { text: 'What?<script>x</script>' }],
  ['figure-missing', { image: 'https://example.org/a.png' }],
  ['figure-missing', { text: 'What is x in the diagram above?' }],
  ['too-long', { options: ['metre', 'second', 'newton', 'k'.repeat(600)] }],
  ['subject-unknown', { subject: 'English' }],
  ['subject-unknown', { subject: 'Further Mathematics' }],
  ['topic-unknown', { topic: chemical?.id ?? '' }],
  ['columns-swapped', { text: 'A', options: ['Which is a unit of length?', 'metre', 'second', 'newton'] }],
])('refuses as %s: %j', (reason, changes) => {
  expect(only(changes)).toBe(reason)
})

test.each<[string, boolean, string[]]>([
  ['words', true, ['metre', 'second', 'newton', 'kelvin']],
  ['numbers', false, ['1 m', '2 m', '3 m', '4 m']],
  ['lists of statements', false, ['I only', 'I and II', 'II, III', 'I, II and III only']],
  ['letters of options', false, ['red', 'blue', 'A and B', 'green']],
  ['letters after Both', false, ['red', 'blue', 'Both A and B', 'green']],
  ['letters after NEITHER', false, ['red', 'blue', 'NEITHER A NOR B', 'green']],
  ['small letters', false, ['red', 'blue', 'both a and b', 'green']],
  ['letters and only', false, ['red', 'blue', 'green', 'A and C only']],
  ['a list of letters', false, ['red', 'blue', 'green', 'The options A, B & C']],
  ['letters in brackets', false, ['red', 'blue', 'green', '(A) and (B)']],
  ['one letter only', false, ['red', 'blue', 'green', 'A only']],
  ['a letter that is something', false, ['red', 'blue', 'green', 'A is right, the others are not']],
  ['all the above', false, ['red', 'blue', 'green', 'All the above']],
  ['none of the above', false, ['red', 'blue', 'green', 'NONE OF THE ABOVE']],
  ['all above', false, ['red', 'blue', 'green', 'All above.']],
  ['neither of the above', false, ['red', 'blue', 'green', 'neither of the above']],
  ['words that begin like letters', true, ['A metal and a gas', 'A band', 'Delta or Alpha', 'An isotope']],
  ['all of the above', false, ['red', 'blue', 'green', 'All of the above']],
])('says whether options may be shuffled: %s', (_, canShuffle, options) => {
  expect(only({ options })).toMatchObject({ canShuffle })
})

test.each([
  ['Option C is a force.', false],
  ['B is wrong because it measures time.', false],
  ['C and D are units of something else.', false],
  ['Only B, C are bases.', false],
  ['So all the above are right.', false],
  ['A metre is a length, and a second is not.', true],
])('keeps the order where the explanation names a letter: %s', (explanation, canShuffle) => {
  expect(only({ explanation })).toMatchObject({ canShuffle })
})

test('takes numbers as options for a sign of a calculation', () => {
  expect(only({ options: ['1 m', '2 m', '3 m', '4 m'] })).toMatchObject({ isCalculation: true })
})

test('takes a question that stands in the file twice once', () => {
  const twin = {
    ...row,
    place: 'row 9',
    options: [...row.options].reverse(),
    key: { kind: 'letter', value: 'D' },
  } as const
  const { accepted, refused } = normaliseRows([row, twin], { topics, defaults })
  expect(accepted.map(({ place }) => place)).toEqual(['row 2'])
  expect(refused).toEqual([{ place: 'row 9', reason: 'duplicate-in-file', detail: 'as row 2' }])
})

test('takes none of the twins where their keys differ', () => {
  const twin = { ...row, place: 'row 9', key: { kind: 'letter', value: 'B' } } as const
  const { accepted, refused } = normaliseRows([row, twin, { ...row, place: 'row 11' }], { topics, defaults })
  expect(accepted).toEqual([])
  expect(refused.map(({ reason }) => reason)).toEqual(['key-conflict', 'key-conflict', 'key-conflict'])
})

test('decides over the whole file how its keys count', () => {
  const rows = [4, 1, 2, 3, 2, 1, 3, 2, 4, 1, 1, 2].map((value, index) => ({
    ...row,
    place: `row ${index}`,
    text: `Which of these ${index + 2} is a unit of length?`,
    key: { kind: 'index', value, base: null } as const,
  }))
  const { accepted } = normaliseRows(rows, { topics, defaults })
  expect(accepted.map(({ correctOption }) => correctOption)).toEqual([3, 0, 1, 2, 1, 0, 2, 1, 3, 0, 0, 1])
})

test('sees that the key and an option changed their columns in a whole file', () => {
  const rows = ['one', 'two', 'three'].map((name) => ({
    ...row,
    text: `Which of these is unit ${name}?`,
    options: ['metre', 'second', 'newton', 'B'],
    key: { kind: 'text', value: 'kelvin' } as const,
  }))
  const { refused } = normaliseRows(rows, { topics, defaults })
  expect(refused.map(({ reason }) => reason)).toEqual(['columns-swapped', 'columns-swapped', 'columns-swapped'])
})

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'A',
    'B. x',
    '5 m',
    '$x$',
    '<b>x</b>',
    '1/2',
    '0.5',
    'Which one?',
    '',
    '$5',
    'A. y',
    'JAMB',
    'physics',
  ),
)
const anyKey: fc.Arbitrary<RawRow['key']> = fc.oneof(
  fc.record({
    kind: fc.constant('index' as const),
    value: fc.integer({ min: -1, max: 6 }),
    base: fc.constantFrom(0, 1, null),
  }),
  fc.record({ kind: fc.constant('letter' as const), value: fc.constantFrom('A', 'b.', '(C)', 'F', '') }),
  fc.record({ kind: fc.constant('text' as const), value: words }),
  fc.constant({ kind: 'missing' as const }),
)
const anyRow: fc.Arbitrary<RawRow> = fc.record(
  {
    place: words,
    text: words,
    options: fc.array(words, { maxLength: 6 }),
    key: anyKey,
    explanation: words,
    subject: words,
    topic: words,
    examType: words,
    difficulty: words,
    source: words,
    image: words,
  },
  { requiredKeys: ['place', 'text', 'options', 'key'] },
)

test('accepts or refuses every row, and accepts only questions that are whole', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 8 }), (rows) => {
      const { accepted, refused } = normaliseRows(rows, { topics, defaults })
      expect(accepted.length + refused.length).toBe(rows.length)
      for (const { text, options, correctOption, reasons } of accepted) {
        expect(text).not.toBe('')
        expect(options[correctOption] ?? '').not.toBe('')
        expect(new Set(options).size).toBe(options.length)
        expect(reasons).toHaveLength(options.length)
      }
      expect(refused.every(({ detail }) => detail.length <= 120)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

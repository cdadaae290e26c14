import { topicsOf } from '@sabi/shared/content/syllabus'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSyllabus } from '../../build/syllabus.ts'
import type { ImportedQuestion } from '../imported-question.ts'
import { normaliseRows } from './normalise.ts'
import type { ImportDefaults } from './normalise-fields.ts'
import type { RawRow, ReasonCode } from '../raw.ts'

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

test('gives no rich form without mathematics', () => {
  expect(only({})).not.toHaveProperty('rich')
  expect(only({})).toMatchObject({ difficulty: 'medium', source: 'Imported', explanation: '' })
})

test('keeps emphasised words, but never reveals the key by emphasis', () => {
  const given = only({
    text: '3 $x$ is <u>the unknown</u>. Which unit does <em>Musca</em> use?',
    options: ['A. <b>metre</b>', 'B. second', 'C. <i>new</i>ton', 'D. kelvin'],
  })
  expect(given).toMatchObject({
    text: '3 x is the unknown. Which unit does Musca use?',
    options: ['metre', 'second', 'newton', 'kelvin'],
    rich: { options: [null, null, '<i>new</i>ton', null] },
  })
  expect(given).toHaveProperty('rich.text', expect.stringMatching(/is <u>the unknown<\/u>.*<i>Musca<\/i> use/))
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
  ['date-for-number', { options: ['1-Feb', '1/3', '1/4', '1/5'] }],
  ['field-unread', { unread: ['questionFigure'] }],
  ['damaged', { options: ['m\uFFFDtre', 'second', 'newton', 'kelvin'] }],
  ['formula-broken', { text: 'What is $\\frac{1}{$?' }],
  ['unsafe-markup', { text: 'What?<script>x</script>' }],
  ['figure-missing', { image: 'https://example.org/a.png' }],
  ['figure-missing', { text: 'What is x in the diagram above?' }],
  ['too-long', { options: ['metre', 'second', 'newton', 'k'.repeat(600)] }],
  ['subject-unknown', { subject: 'Economics' }],
  ['subject-unknown', { subject: 'Further Mathematics' }],
  ['topic-unknown', { topic: chemical?.id ?? '' }],
  ['columns-swapped', { text: 'A', options: ['Which is a unit of length?', 'metre', 'second', 'newton'] }],
])('rejects as %s: %j', (reason, changes) => {
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
])('decides whether options may be shuffled: %s', (_, canShuffle, options) => {
  expect(only({ options })).toMatchObject({ canShuffle })
})

test.each([
  ['Option C is a force.', false],
  ['B is wrong because it measures time.', false],
  ['C and D are units of something else.', false],
  ['Only B, C are bases.', false],
  ['So all the above are right.', false],
  ['A metre is a length, and a second is not.', true],
])('keeps the order if the explanation refers to a letter: %s', (explanation, canShuffle) => {
  expect(only({ explanation })).toMatchObject({ canShuffle })
})

test('takes numbers as options for a calculation', () => {
  expect(only({ options: ['1 m', '2 m', '3 m', '4 m'] })).toMatchObject({ isCalculation: true })
})

test.each([
  '',
  'Your answer is correct.',
  'Correct!',
  'Well done. That is right.',
  '<p>The correct answer is: A</p>',
  'No explanation available',
])('does not accept %j as an explanation', (explanation) => {
  expect(only({ explanation })).toMatchObject({ explanation: '', warnings: [] })
})

test.each([
  ['???', 'placeholder'],
  ['It is $\\frac{1}{$.', 'formula-broken'],
  ['See <img src="a.png">', 'figure-missing'],
])('accepts a question without its broken explanation, and reports it: %s', (explanation, reason) => {
  const warnings = [{ warning: 'explanation-dropped', reason, detail: expect.stringMatching(/^explanation: /) }]
  expect(only({ explanation })).toMatchObject({ explanation: '', warnings })
})

test('rejects a question whose broken explanation names another key', () => {
  expect(only({ explanation: 'The answer is B. ??? zzzzzz' })).toBe('key-conflict')
  expect(only({ explanation: 'Length.<script>x</script>' })).toBe('unsafe-markup')
})

test.each([
  ['12. Which gas is it?', 'Which gas is it?'],
  ['Question 7: which gas is it?', 'which gas is it?'],
  ['(3) <b>Which</b> gas is it?', 'Which gas is it?'],
  ['1. Iron 2. Zinc 3. Tin. Which is a metal?', '1. Iron 2. Zinc 3. Tin. Which is a metal?'],
  ['2.5 moles of gas are', '2.5 moles of gas are'],
  ['10. 5 g of salt are', '10. 5 g of salt are'],
])('removes the number of the question from the text %j', (text, stem) => {
  expect(only({ text })).toMatchObject({ text: stem })
})

test('removes the numbers from all texts of a file with numbered questions', () => {
  const rows = ['1. 5 g of salt are', '2. the gas is', '3) <i>Musca</i> is', '4. What is it?'].map((text, index) => ({
    ...row,
    text,
    place: `row ${index}`,
  }))
  const { accepted } = normaliseRows(rows, { topics, defaults })
  expect(accepted.map(({ text }) => text)).toEqual(['5 g of salt are', 'the gas is', 'Musca is', 'What is it?'])
})

test.each<[ReasonCode, string]>([
  ['figure-missing', 'What is the reading of the voltmeter in Fig. 2?'],
  ['figure-missing', 'From the graph, what is the speed at 5 s?'],
  ['figure-missing', 'The accompanying diagram is of a heart. What is X?'],
  ['figure-missing', 'Find the area of the shaded portion.'],
  ['figure-missing', 'The part labelled X is the'],
  ['figure-missing', 'Two blocks are joined as shown. What is the tension?'],
  ['figure-missing', 'The circuit illustrated has a current of'],
  ['figure-missing', 'Use the chart to find the sales of May.'],
  ['context-missing', 'According to the writer, why did Ada leave?'],
  ['context-missing', 'What does the word mean as it is used in the passage?'],
  ['context-missing', 'The reaction above is an example of'],
  ['context-missing', 'Which element is oxidised in the equation below?'],
  ['emphasis-missing', 'Choose the meaning of the underlined word: She was livid.'],
  ['emphasis-missing', 'The word in italics is a verb.'],
])('rejects as %s: %s', (reason, text) => {
  expect(only({ text })).toBe(reason)
})

test.each([
  'The passage of an electric current through a solution is called',
  'The gradient of the graph of y = 3x + 2 is',
  'Give 0.0456 to 2 significant figures.',
  '2H₂ + O₂ → 2H₂O. The equation above shows that hydrogen is',
  'Balance the equation below:\nN₂ + H₂ → NH₃',
  'Choose the meaning of the <u>livid</u> word that is underlined.',
  'Which of the following graphs is a straight line?',
  'A figure that has three sides is a',
])('accepts a question that lacks nothing it refers to: %s', (text) => {
  expect(only({ text })).toMatchObject({ correctOption: 0 })
})

test('keeps one of two equal questions in a file', () => {
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

test('keeps neither of two equal questions with different keys', () => {
  const twin = { ...row, place: 'row 9', key: { kind: 'letter', value: 'B' } } as const
  const { accepted, refused } = normaliseRows([row, twin, { ...row, place: 'row 11' }], { topics, defaults })
  expect(accepted).toEqual([])
  expect(refused.map(({ reason }) => reason)).toEqual(['key-conflict', 'key-conflict', 'key-conflict'])
})

test('infers the base of the keys from the whole file', () => {
  const rows = [4, 1, 2, 3, 2, 1, 3, 2, 4, 1, 1, 2].map((value, index) => ({
    ...row,
    place: `row ${index}`,
    text: `Which of these ${index + 2} is a unit of length?`,
    key: { kind: 'index', value, base: null } as const,
  }))
  const { accepted } = normaliseRows(rows, { topics, defaults })
  expect(accepted.map(({ correctOption }) => correctOption)).toEqual([3, 0, 1, 2, 1, 0, 2, 1, 3, 0, 0, 1])
})

test('detects swapped key and option columns from the whole file', () => {
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

test('accepts or rejects every row, and accepts only complete questions', () => {
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

test('keeps options in italics if more than one is, because only a single one would reveal the key', () => {
  const species = ['<p><i>Zea</i></p>', '<em>mays</em>', '<i>Zea mays</i>', 'none of these']
  expect(only({ options: species })).toMatchObject({
    rich: { options: ['<i>Zea</i>', '<i>mays</i>', '<i>Zea mays</i>', null] },
  })
  expect(only({ options: ['<i>metre</i>', 'second', 'newton', 'kelvin'] })).not.toHaveProperty('rich')
  expect(only({ options: ['<b>metre</b>', '<b>second</b>', 'newton', 'kelvin'] })).not.toHaveProperty('rich')
})

test.each(['Which organism in the table is a producer?', 'The table shows the marks of a class. The mode is'])(
  'refuses a question about a table that is missing: %s',
  (text) => expect(only({ text })).toBe('context-missing'),
)

test.each([
  'Which element in the periodic table is a gas?',
  'In the table, x and y are related:\nx 1 2 3\ny 2 4 6\nThe value of y is',
])('accepts a question about a table that is known or in the text: %s', (text) =>
  expect(only({ text })).toMatchObject({ correctOption: 0 }),
)

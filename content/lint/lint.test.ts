import { describe, expect, test } from 'vitest'
import type { BoardsOfTopic } from '../build/topic-boards.ts'
import { boundsPerThousand } from './bounds.ts'
import { lintBank, lintQuestion, rules } from './lint.ts'
import type { LintedQuestion } from './rule.ts'

const good: LintedQuestion = {
  id: 'che-redox-01',
  subject: 'chemistry',
  topicId: 'che-redox',
  examType: 'JAMB',
  kind: 'item',
  text: 'When zinc is placed in the blue solution of a salt, the particle that is reduced is the',
  options: ['zinc metal', 'copper(II) ion', 'water molecule', 'salt as a whole'],
  correctOption: 1,
  explanation:
    'Reduction is a gain of electrons. Zinc gives two electrons and goes into solution; the copper(II) ion takes them and comes ' +
    'out as red metal, so what is reduced is the copper(II) ion.',
  reasons: [
    'Zinc gives electrons away here, and that is oxidation instead.',
    null,
    'Water only keeps the ions apart; its oxidation numbers stay the same.',
    'The other ion of the salt is a spectator and does not change.',
  ],
  hints: ['Which particle takes electrons?'],
  isCalculation: false,
  family: null,
  imageUrl: null,
}

const numeric: LintedQuestion = {
  ...good,
  id: 'che-mole-01',
  text: 'The mass of 0.5 mol of calcium is [Ca = 40]',
  options: ['0.0125 g', '20 g', '40 g', '80 g'],
  explanation:
    'The mass of a substance is its amount multiplied by its molar mass, which is 40 g for one mole of calcium atoms. The ' +
    'amount is 0.5 mol, so the mass is 0.5 × 40 = 20 g.',
  isCalculation: true,
}

const withWrong = (index: number, option: string) => good.options.map((old, place) => (place === index ? option : old))

const faults: Record<string, LintedQuestion> = {
  'option-count': { ...good, options: good.options.slice(0, 3) },
  'counts-options': { ...good, options: [...good.options, 'blue colour'], hints: ['What does each of the four give?'] },
  'empty-option': { ...good, options: withWrong(0, ' ') },
  'equal-options': { ...numeric, options: ['1/2 g', '20 g', '0.5 g', '80 g'] },
  'key-missing': { ...good, correctOption: 4 },
  'all-of-the-above': { ...good, options: withWrong(3, 'none of the above') },
  'long-option': { ...good, options: withWrong(3, 'salt '.repeat(20)) },
  'reason-missing': { ...good, reasons: [null, null, ...good.reasons.slice(2)] },
  'reason-for-key': {
    ...good,
    reasons: good.reasons.map((reason) => reason ?? 'It has a reason although it is the key itself.'),
  },
  placeholder: { ...good, text: 'When zinc is placed in zzzzzzzz the substance that is reduced is' },
  mojibake: { ...good, explanation: `${good.explanation} CuSOâ‚„` },
  dollar: { ...good, text: `${good.text} $` },
  'latex-left': { ...good, text: `${good.text} \\frac` },
  'html-left': { ...good, options: withWrong(0, 'zinc<br>metal') },
  'sign-without-font': { ...good, rich: { options: [null, '<math><mo>⇝</mo></math>', null, null] } },
  'names-a-letter': { ...good, explanation: `${good.explanation} So option B is right.` },
  'doubts-itself': { ...good, explanation: `${good.explanation} Wait, let me see.` },
  'explains-another-number': {
    ...numeric,
    explanation: numeric.explanation.replace('0.5 × 40 = 20 g', '2 × 40 = 80 g').replace('0.5 mol', 'one half'),
  },
  'explains-another-option': { ...good, correctOption: 0 },
  'unit-mismatch': { ...numeric, options: ['0.0125 g', '20 g', '40 g', '80 cm³'] },
  'key-not-explained': { ...good, explanation: good.explanation.replaceAll('copper(II) ion', 'other particle') },
  'explanation-length': { ...good, explanation: 'The copper(II) ion gains electrons.' },
  'short-reason': { ...good, reasons: ['Zinc is oxidized.', null, ...good.reasons.slice(2)] },
  'long-key': { ...good, options: withWrong(1, 'copper(II) ion, which comes out as metal') },
  'absolute-only-wrong': { ...good, options: withWrong(3, 'salt, as always') },
  clang: { ...good, options: withWrong(1, 'copper(II) ion in solution') },
  article: {
    ...good,
    text: 'The bond between two atoms of different metals in brass is an',
    options: ['bond', 'alloy', 'salt', 'gas'],
  },
  'number-of-verb': {
    ...good,
    text: 'When zinc is placed in copper salt, the particles reduced are',
    options: ['zinc', 'copper ions', 'water', 'salt'],
  },
  'short-stem': { ...good, text: 'Copper is' },
  'long-stem': { ...good, text: `${'It was seen on a warm day in Jos. '.repeat(8)}${good.text}` },
  'quiet-negation': { ...good, text: 'Which of the following substances is not reduced by zinc metal?' },
  'missing-figure': { ...good, text: 'In the diagram, the substance that is reduced is the' },
  'figure-not-named': { ...good, figure: { svg: '<svg/>', alt: 'A jar' } },
  'reading-grade': {
    ...good,
    text:
      'Considering electrochemical characteristics demonstrated throughout industrial manufacturing processes, determine ' +
      'approximately whichever particular component experiences reduction',
  },
}

const rulesBrokenBy = (question: LintedQuestion) => lintQuestion(question).map(({ rule }) => rule)

describe('a question', () => {
  test.each([good, numeric])('breaks no rule if it is good', (question) => {
    expect(lintQuestion(question)).toEqual([])
  })

  test.each(rules.map(({ id }) => id))('breaks %s if it has that fault', (id) => {
    const faulty = faults[id]
    if (faulty === undefined) throw new Error(`No faulty question exists for ${id}`)
    expect(rulesBrokenBy(faulty)).toContain(id)
  })

  test('may name a vitamin, a figure of speech or money', () => {
    const text = 'The vitamin A in palm oil that costs ₦500 shown to help the eye is called'
    expect(rulesBrokenBy({ ...good, text, explanation: `${good.explanation} Vitamin A is carotene.` })).toEqual([])
  })

  test('may list all its options in the stem', () => {
    const listed = good.options.join(', ')
    const text = `When zinc is placed in the blue solution of a salt, which is reduced: ${listed}?`
    expect(rulesBrokenBy({ ...good, text })).not.toContain('clang')
    expect(rulesBrokenBy({ ...good, text: text.replace('zinc metal, ', '') })).toContain('clang')
    expect(rulesBrokenBy({ ...good, text: text.replace('zinc metal, ', 'zinc metals, ') })).toContain('clang')
  })

  test('may have options that differ only in a capital or an index', () => {
    expect(rulesBrokenBy({ ...good, options: ['Tt', 'copper(II) ion', 'TT', 'tt'] })).toEqual([])
    expect(rulesBrokenBy({ ...good, options: ['10² m', 'copper(II) ion', '102 m', '10₂ m'] })).toEqual([])
  })
})

test('has a bound for every warning', () => {
  const warnings = rules.filter(({ severity }) => severity === 'warning').map(({ id }) => id)
  expect(Object.keys(boundsPerThousand).sort()).toEqual([...warnings, 'near-duplicate'].sort())
})

const boardsByTopic = new Map<string, BoardsOfTopic>([
  ['che-redox', new Map([['JAMB', '10']])],
  [
    'mat-permutation',
    new Map([
      ['JAMB', 'V.4'],
      ['WAEC', null],
    ]),
  ],
])
const bank = (questions: LintedQuestion[]) =>
  lintBank({ questions, itemFiles: [{ name: 'che.yaml', questions }], boardsByTopic }).map(({ rule }) => rule)

const words =
  'amber basin cedar delta ember fjord glade haven inlet jetty knoll lagoon marsh north ocean prairie'.split(' ')

/** Questions with nothing in common, with the key at a different position in each. */
function unlike(count: number, change: (index: number) => Partial<LintedQuestion> = () => ({})): LintedQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const word = (step: number) => `${words[(index + step) % 16]}${words[Math.floor(index / 16 + step * 3) % 16]}`
    const options = [0, 1, 2, 3].map((step) => `${word(step)} ${word(step + 5)}`)
    return {
      ...good,
      id: `che-${index}`,
      text: `${word(7)} ${word(8)} ${word(9)} ${word(10)}`,
      options,
      correctOption: index % 4,
      ...change(index),
    }
  })
}

describe('a bank', () => {
  test('may have five options in the style of a board whose papers have five', () => {
    const five = { options: [...good.options, 'sulphate ion'], reasons: [...good.reasons, good.reasons[0] ?? null] }
    expect(bank([{ ...good, ...five, examType: 'NECO' }])).toEqual([])
    expect(bank([{ ...good, ...five, examType: 'WAEC' }])).toContain('option-count')
  })

  test('has no fault with one good question', () => {
    expect(bank([good])).toEqual([])
  })

  test('may not name an unknown topic or use an id twice', () => {
    expect(bank([{ ...good, topicId: 'che-magic' }])).toContain('unknown-topic')
    expect(bank([good, good])).toContain('repeated-id')
  })

  test('may not ask for a board what that board does not examine, but may where the syllabus map is silent', () => {
    const ofBoard = (examType: LintedQuestion['examType']) => bank([{ ...good, topicId: 'mat-permutation', examType }])
    expect(ofBoard('WAEC')).toEqual(['exam-of-topic'])
    expect(ofBoard('JAMB')).toEqual([])
    expect(ofBoard('NECO')).toEqual([])
  })

  test('may not ask the same question twice, even with its options in another order', () => {
    const twin = { ...good, id: 'che-redox-02', options: [...good.options].reverse(), correctOption: 2 }
    expect(bank([good, twin])).toContain('duplicate')
  })

  test('gets a warning for questions that differ in a word, but not for variants of one family', () => {
    const near = { ...good, id: 'che-redox-02', text: good.text.replace('reduced', 'oxidized') }
    expect(bank([good, near])).toContain('near-duplicate')
    const variants = [good, near].map((question) => ({ ...question, family: 'c1' }))
    expect(bank(variants)).not.toContain('near-duplicate')
    expect(bank([...variants, { ...good, family: 'c1', id: 'che-redox-03' }])).toContain('duplicate')
  })

  test('must spread its keys over the positions', () => {
    expect(bank(unlike(48))).not.toContain('key-position')
    expect(bank(unlike(48, (index) => ({ correctOption: index % 3 })))).toContain('key-position')
    expect(bank(unlike(48, (index) => ({ correctOption: Math.floor(index / 5) % 4 })))).toContain('key-run')
  })

  test('must spread the keys of five options over five positions', () => {
    const ofFive = (place: (index: number) => number) =>
      unlike(60, (index) => {
        const options = [0, 1, 2, 3, 4].map((step) => `${words[(index + step) % 16]} ${words[(index * 3 + step) % 16]}`)
        return { examType: 'NECO', options, reasons: [], correctOption: place(index) }
      })
    expect(bank(ofFive((index) => index % 5))).not.toContain('key-position')
    expect(bank(ofFive((index) => index % 4))).toContain('key-position')
  })

  test('must not reward a student who always takes a middle number or the same position', () => {
    const numbers = (index: number, rank: number) => {
      const options = [0, 1, 2, 3].map((step) => `${17 * (index + 1) * (step + 1)} g`)
      return { options, correctOption: rank }
    }
    const spread = unlike(120, (index) => numbers(index, index % 4))
    expect(bank(spread)).not.toContain('strategy')
    expect(bank(unlike(120, (index) => numbers(index, 1 + (index % 2))))).toContain('strategy')
    expect(bank(unlike(120, (index) => numbers(index, 3 * (index % 2))))).toContain('strategy')
    const five = (index: number, rank: number) => {
      const options = [0, 1, 2, 3, 4].map((step) => `${17 * (index + 1) * (step + 1)} g`)
      return { examType: 'NECO' as const, options, correctOption: rank }
    }
    expect(bank(unlike(120, (index) => five(index, index % 5)))).not.toContain('strategy')
    expect(bank(unlike(120, (index) => five(index, 1 + (index % 3))))).toContain('strategy')
  })

  test('must not give the key away by its length, nor have too many negative stems', () => {
    const long = unlike(48).map((question) => ({
      ...question,
      options: question.options.map((option, index) =>
        index === question.correctOption ? `${option} ${option}` : option,
      ),
    }))
    expect(bank(long)).toContain('longest-key')
    expect(bank(unlike(48))).not.toContain('longest-key')
    const negative = (index: number) =>
      index % 10 === 0 ? { text: 'Which of these is NOT a metal of the first group?' } : {}
    expect(bank(unlike(48, negative))).toContain('negative-stems')
  })
})

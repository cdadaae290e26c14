import { expect, test } from 'vitest'
import { publishedVariants, variantOf, type Variant } from '../../engine/variant.ts'
import { englishFamilies } from '../families.ts'
import { byRules, type RuleChecker } from './by-rules.ts'
import { checkReported } from './check-reported.ts'
import { checkSubjunctive } from './check-subjunctive.ts'
import { checkVerbPattern } from './check-verb-patterns.ts'
import { checkQuantifier } from './check-quantifiers.ts'
import { checkArticle } from './check-articles.ts'
import { checkInversion } from './check-inversion.ts'
import { checkVoice } from './check-voice.ts'
import { checkSpelling } from '../spelling/check-spelling.ts'
import { checkConfusedWord } from './check-confused-words.ts'
import { checkModal } from './check-modals.ts'
import { checkParticiple } from './check-participles.ts'
import { checkPlural } from './check-plurals.ts'
import { checkReflexive } from './check-reflexives.ts'
import { checkAdjectives } from './check-adjectives.ts'
import { checkComparison } from './check-comparison.ts'
import { checkConcord } from './check-concord.ts'
import { checkConditional } from './check-conditionals.ts'
import { checkCorrelatives } from './check-correlatives.ts'
import { checkPreposition } from './check-prepositions.ts'
import { checkPronouns, checkRelative } from './check-pronouns.ts'
import { checkTag } from './check-tags.ts'
import { checkTense } from './check-tense.ts'
import type { GapQuestion, WrittenGap } from './rule-form.ts'

const checkerByFamily: Readonly<Record<string, RuleChecker>> = {
  e16: checkConcord,
  e17: checkTense,
  e18: checkPronouns,
  e19: checkComparison,
  e20: checkCorrelatives,
  e21: checkConditional,
  e22: checkTag,
  e23: checkPreposition,
  e39: checkReported,
  e40: checkSubjunctive,
  e41: checkVerbPattern,
  e42: checkQuantifier,
  e43: checkArticle,
  e44: checkInversion,
  e45: checkVoice,
  e46: checkAdjectives,
  e49: checkSpelling,
  e50: checkConfusedWord,
  e51: checkPlural,
  e52: checkReflexive,
  e53: checkParticiple,
  e54: checkModal,
}
const ruleFamilies = englishFamilies.filter(({ id }) => id in checkerByFamily)
const variantsOfFamily = 120
const fewestPlants = 100

interface Plant extends GapQuestion {
  check: RuleChecker
}

function plantsOf(make: (question: WrittenGap) => GapQuestion[]): Map<string, Plant[]> {
  return new Map(
    ruleFamilies.map((family) => [
      family.id,
      Array.from({ length: variantsOfFamily }, (_, index) => variantOf(family, index)).flatMap((variant) =>
        make(questionIn(variant)).map((question) => ({ ...question, check: checkerOf(family.id, variant) })),
      ),
    ]),
  )
}

function checkerOf(familyId: string, { formId }: Variant): RuleChecker {
  const check = formId === 'relative' ? checkRelative : checkerByFamily[familyId]
  if (check === undefined) throw new Error(`No checker for ${familyId}`)
  return check
}

function questionIn({ parameters }: Variant): WrittenGap {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the forms of these families draw this type.
  return parameters as WrittenGap
}

function isAccepted({ check, ...question }: Plant): boolean {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the route reads the fields of a gap question.
  return byRules(check)(question as never) === question.key
}

const plantings: readonly (readonly [fault: string, make: (question: WrittenGap) => GapQuestion[]])[] = [
  [
    'a wrong option as key',
    (question) =>
      question.wrong.map((other) => ({
        ...question,
        key: other.text,
        wrong: [...question.wrong.filter((one) => one !== other), { ...other, text: question.key }],
      })),
  ],
  [
    'the key among the wrong options too',
    (question) =>
      question.wrong.map((other) => ({ ...question, wrong: [...question.wrong, { ...other, text: question.key }] })),
  ],
  ['no option that fits', (question) => question.wrong.map((other) => ({ ...question, key: other.text }))],
  [
    'a reason that names another rule',
    (question) => question.wrong.map((other) => ({ ...question, wrong: [{ ...other, rule: 'a rule that is kept' }] })),
  ],
]

for (const [fault, make] of plantings) {
  test.each([...plantsOf(make)])(`refuses at least 100 questions of %s with ${fault}`, (_, plants) => {
    expect(plants.length).toBeGreaterThanOrEqual(fewestPlants)
    expect(plants.filter(isAccepted)).toEqual([])
  })
}

test.each(ruleFamilies)('publishes every frame of $id once', (family) => {
  const frames = publishedVariants(family).map((variant) => questionIn(variant).frame)
  expect(new Set(frames).size).toBe(family.published)
})

test.each(ruleFamilies)('offers four different words in each question of $id', (family) => {
  const faulty = Array.from({ length: variantsOfFamily }, (_, index) => variantOf(family, index)).filter(
    ({ options }) => new Set(options).size < 4 || options.includes(''),
  )
  expect(faulty.map(({ id }) => id)).toEqual([])
})

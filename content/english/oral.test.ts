import { expect, test } from 'vitest'
import { withoutEmphasis } from '../build/emphasis.ts'
import { questionsOfFamily } from '../build/from-families.ts'
import { publishedVariants, variantOf, type Variant } from '../engine/variant.ts'
import { chance, fewestForStrategy, mostGain } from '../lint/strategies.ts'
import { blindStrategies, scoreOf, targetOf } from './blind-strategies.ts'
import { englishFamilies } from './families.ts'
import { oralRouteByForm } from './forms/oral-routes.ts'
import { printed, type CapitalsQuestion } from './forms/stress.ts'
import { allEntries, ipaOf, isConfirmed } from './lexicon/lexicon.ts'
import { pasts, plurals } from './forms/endings.ts'

const questionsByTopic: Readonly<Record<string, number>> = {
  'eng-vowels': 341,
  'eng-consonants': 359,
  'eng-rhymes': 100,
  'eng-word-stress': 250,
  'eng-emphatic-stress': 200,
}
const questionsByPaperType: Readonly<Record<string, number>> = {
  ...questionsByTopic,
  'eng-vowels': 300,
  'eng-consonants': 300,
  'phonetic symbols': 100,
}
const formsOfSymbols = new Set(['symbol', 'heard-vowel', 'heard-consonant', 'read-word', 'transcription'])
/** Their keys are symbols, numbers or words of a sentence, which many questions share. */
const formsWithSharedKeys = new Set(['heard-vowel', 'heard-consonant', 'syllable-number', 'stressed-word'])
const oralFamilies = englishFamilies.filter(({ topicId }) => topicId in questionsByTopic)
const variants = oralFamilies.flatMap(publishedVariants)
const topics = [...new Set(oralFamilies.map(({ topicId }) => topicId))]
const questions = oralFamilies.flatMap(questionsOfFamily)
const plantedPerTopic = 100
const drawnPerFamily = 500

const formById = new Map(variants.map(({ id, formId }) => [id, formId]))
const questionsByType = byType(questions, ({ id, topicId }) => typeOf(topicId, formById.get(id)))
const variantsByType = byType(
  oralFamilies.flatMap((family) =>
    Array.from({ length: drawnPerFamily }, (_, index) => ({ ...variantOf(family, index), topicId: family.topicId })),
  ),
  ({ formId, topicId }) => typeOf(topicId, formId),
)

/** The types of the papers: phonetic symbols are asked about vowels and about consonants. */
function typeOf(topicId: string, formId: string | undefined): string {
  return formsOfSymbols.has(formId ?? '') ? 'phonetic symbols' : topicId
}

function byType<Question>(
  all: readonly Question[],
  typeOfOne: (question: Question) => string,
): Map<string, Question[]> {
  const groups = new Map<string, Question[]>()
  for (const one of all) groups.set(typeOfOne(one), [...(groups.get(typeOfOne(one)) ?? []), one])
  return groups
}

/** Five points above chance from 100 questions on. Among fewer, a strategy may be luckier by as much as chance spreads. */
function highestScore(count: number): number {
  return chance + mostGain * Math.max(1, Math.sqrt(fewestForStrategy / count))
}

function keyByRoute({ formId, parameters }: Variant): number | string | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- each route declares the parameters that its form has.
  return oralRouteByForm[formId]?.(parameters as never)
}

test.each(topics)('stops 100 wrong keys planted in %s', (topicId) => {
  const planted = oralFamilies
    .filter((family) => family.topicId === topicId)
    .flatMap(publishedVariants)
    .flatMap((variant) =>
      variant.options.filter((_, place) => place !== variant.correctOption).map((wrong) => ({ variant, wrong })),
    )
    .slice(0, plantedPerTopic)
  expect(planted).toHaveLength(plantedPerTopic)
  expect(planted.filter(({ variant, wrong }) => keyByRoute(variant) === wrong)).toEqual([])
})

test('publishes the agreed number of questions for each topic', () => {
  const counts = topics.map((topicId) => [
    topicId,
    oralFamilies.filter((family) => family.topicId === topicId).reduce((sum, { published }) => sum + published, 0),
  ])
  expect(Object.fromEntries(counts)).toEqual(questionsByTopic)
})

test('publishes the agreed number of questions for each type of the papers', () => {
  const counts = [...questionsByType].map(([type, { length }]) => [type, length])
  expect(Object.fromEntries(counts)).toEqual(questionsByPaperType)
})

test.each(blindStrategies)('does not reward choosing $name', (strategy) => {
  const lucky = [...questionsByType].filter(
    ([, questions]) => scoreOf(strategy, questions) > highestScore(questions.length),
  )
  expect(lucky.map(([type]) => type)).toEqual([])
})

test.each(blindStrategies)('does not reward choosing $name among 500 variants of each family', (strategy) => {
  const lucky = [...variantsByType].filter(([, drawn]) => scoreOf(strategy, drawn) > highestScore(drawn.length))
  expect(lucky.map(([type]) => type)).toEqual([])
})

test.each(topics)('spreads the keys of %s evenly over the letters', (topicId) => {
  const places = questions.filter((question) => question.topicId === topicId).map(({ correctOption }) => correctOption)
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter((other) => other === place).length / places.length
    expect(share).toBeGreaterThanOrEqual(0.22)
    expect(share).toBeLessThanOrEqual(0.28)
  }
})

/** The words of an option that are pronounced: both of a couple, none of a number, a symbol or a sentence. */
function wordsIn(option: string, formId: string | undefined): string[] {
  if (formId === undefined || ['heard-vowel', 'heard-consonant', 'transcription', 'noun-or-verb'].includes(formId))
    return []
  return formId === 'syllable-number' ? [] : withoutEmphasis(option).toLowerCase().split(' – ')
}

test('shows the pronunciation of all options in the explanation', () => {
  const spoken = [...pasts, ...plurals, ...allEntries]
  const ipaByWord = new Map(spoken.map((entry) => [entry.word, ipaOf(entry)]))
  const asked = questions.filter(({ topicId }) => topicId !== 'eng-emphatic-stress')
  const lacking = asked.filter(({ id, options, explanation }) =>
    options
      .flatMap((option) => wordsIn(option, formById.get(id)))
      .some((word) => !explanation.includes(ipaByWord.get(word) ?? 'no pronunciation')),
  )
  expect(lacking.map(({ id }) => id)).toEqual([])
})

test('names the pronunciation of the word where the options are symbols, numbers or sentences', () => {
  const ipas = questions.filter(({ id }) =>
    ['heard-vowel', 'heard-consonant', 'transcription', 'noun-or-verb', 'syllable-number'].includes(
      formById.get(id) ?? '',
    ),
  )
  expect(ipas.length).toBeGreaterThan(50)
  expect(ipas.filter(({ explanation }) => !/\/[^/]{2,}\//.test(explanation)).map(({ id }) => id)).toEqual([])
})

test.each(topics)(
  'publishes no two questions in %s with the same target or key, or with the two exchanged',
  (topicId) => {
    const pairs = oralFamilies
      .filter((family) => family.topicId === topicId)
      .flatMap(publishedVariants)
      .map(({ stem, key, formId }) => ({
        target: targetOf(stem),
        key: withoutEmphasis(key.text).toLowerCase(),
        isShared: formsWithSharedKeys.has(formId),
      }))
    const targets = pairs.flatMap(({ target }) => target ?? [])
    expect(repeatedIn(pairs.flatMap(({ key, isShared }) => (isShared ? [] : [key])))).toEqual([])
    expect(topicId === 'eng-emphatic-stress' ? [] : repeatedIn(targets)).toEqual([])
    const exchanged = pairs.filter(({ target, key }) =>
      pairs.some((one) => one.target !== one.key && one.target === key && one.key === target),
    )
    expect(exchanged).toEqual([])
  },
)

function repeatedIn(words: readonly string[]): string[] {
  return words.filter((word, place) => words.indexOf(word) !== place)
}

test.each(oralFamilies)('deals the questions of $id to the boards in turn', (family) => {
  const counts = family.exams.map(
    (exam) => questionsOfFamily(family).filter(({ examType }) => examType === exam).length,
  )
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
})

test('puts one word of a stressed sentence in capitals', () => {
  const sentences = variants
    .filter(({ formId }) => !['reply', 'stressed-word'].includes(formId))
    .map(({ stem }) => stem)
    .filter((stem) => stem.includes('“'))
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.filter((stem) => !/^[^<]*(?<!\w)<b>[A-Z]+<\/b>(?!\w)[^<]*$/.test(stem))).toEqual([])
})

test('mentions a secondary stress wherever an option has capitals two syllables before the main stress', () => {
  const beforeStress = variants.flatMap(({ formId, parameters, options, reasons }) => {
    if (formId !== 'capitals') return []
    // oxlint-disable-next-line no-unsafe-type-assertion -- the form with this id draws these parameters.
    const { word } = parameters as CapitalsQuestion
    const option = options.indexOf(word.stress < 2 ? '' : printed(word, word.stress - 2))
    return option < 0 ? [] : [reasons[option]]
  })
  expect(beforeStress.length).toBeGreaterThan(0)
  expect(beforeStress.filter((reason) => !reason?.includes('secondary stress'))).toEqual([])
})

test('uses a word that Britfone lacks neither as key nor as target', () => {
  const unconfirmed = new Set(allEntries.filter((entry) => !isConfirmed(entry)).map(({ word }) => word))
  const asked = variants.flatMap(({ stem, key }) => [targetOf(stem) ?? '', withoutEmphasis(key.text).toLowerCase()])
  expect(asked.filter((word) => unconfirmed.has(word))).toEqual([])
})

test('does not reward choosing the longest option or the letters of the target', () => {
  const plain = variants.map(({ options, correctOption }) => ({ options: options.map(withoutEmphasis), correctOption }))
  const longest = plain.filter(({ options, correctOption }) =>
    options.every((option, place) => place === correctOption || option.length < (options[correctOption]?.length ?? 0)),
  )
  expect(longest.length / plain.length).toBeLessThanOrEqual(0.3)
  const sounds = variants.filter(({ stem }) => stem.includes('<u>'))
  const lettersOf = (text = '') => /<u>(.+)<\/u>/.exec(text)?.[1]
  const sameLetters = sounds.filter(
    ({ stem, options, correctOption }) => lettersOf(stem) === lettersOf(options[correctOption]),
  )
  expect(sameLetters).toEqual([])
})

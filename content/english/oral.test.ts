import { expect, test } from 'vitest'
import { publishedVariants, type Variant } from '../engine/variant.ts'
import { withoutEmphasis } from '../build/emphasis.ts'
import { englishFamilies } from './families.ts'
import {
  byAllSounds,
  byCapitals,
  byLonePattern,
  byReplacement,
  byRhyme,
  bySound,
  byStressedVowel,
} from './forms/oral-routes.ts'
import type { SecondRoute } from '../engine/prove.ts'

const routeByForm: Readonly<Record<string, SecondRoute>> = {
  short: bySound,
  long: bySound,
  diphthong: bySound,
  plain: bySound,
  hushed: bySound,
  nasal: bySound,
  symbol: bySound,
  rhyme: byRhyme,
  homophone: byAllSounds,
  capitals: byStressedVowel,
  nth: byCapitals,
  same: byCapitals,
  different: byLonePattern,
  home: byReplacement,
  school: byReplacement,
  work: byReplacement,
}
const oralFamilies = englishFamilies.filter(({ id }) => /^e0[1-8]$/.test(id))
const variants = oralFamilies.flatMap(publishedVariants)
const topics = [...new Set(oralFamilies.map(({ topicId }) => topicId))]
const plantedPerTopic = 100

function keyByRoute({ formId, parameters }: Variant): number | string | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- each route declares the parameters of its own form.
  return routeByForm[formId]?.(parameters as never)
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
  expect(Object.fromEntries(counts)).toEqual({
    'eng-vowels': 80,
    'eng-consonants': 80,
    'eng-rhymes': 40,
    'eng-word-stress': 70,
    'eng-emphatic-stress': 50,
  })
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

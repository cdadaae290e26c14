import { isVowel, ipaOf, type Entry } from '../lexicon/lexicon.ts'

/** An ending that decides where the stress falls: so many syllables, its own included, follow the stressed one. */
export interface StressEnding {
  letters: string
  after: number
  rule: string
}

export const stressEndings: readonly StressEnding[] = [
  { letters: 'tion', after: 1, rule: 'Words in -tion are stressed on the syllable before this ending.' },
  { letters: 'ity', after: 2, rule: 'Words in -ity are stressed on the syllable before this ending.' },
  { letters: 'ic', after: 1, rule: 'Nearly all words in -ic are stressed on the syllable before this ending.' },
  { letters: 'ian', after: 1, rule: 'Words in -ian are stressed on the syllable before this ending.' },
  { letters: 'logy', after: 2, rule: 'Words in -logy are stressed on the third syllable from the end.' },
  { letters: 'graphy', after: 2, rule: 'Words in -graphy are stressed on the third syllable from the end.' },
  { letters: 'tial', after: 1, rule: 'Words in -tial are stressed on the syllable before this ending.' },
  { letters: 'ical', after: 2, rule: 'Words in -ical are stressed on the syllable before this ending.' },
  { letters: 'cracy', after: 2, rule: 'Words in -cracy are stressed on the third syllable from the end.' },
]

/** All endings that explanations name: those that questions ask about, and some more. */
const explainedEndings: readonly StressEnding[] = [
  ...stressEndings,
  { letters: 'sion', after: 1, rule: 'Nearly all words in -sion are stressed on the syllable before this ending.' },
  {
    letters: 'ional',
    after: 2,
    rule: 'Words in -tional and -sional keep the stress of -tion and -sion, just before these endings.',
  },
  { letters: 'ify', after: 2, rule: 'Words in -ify are stressed on the syllable just before this ending.' },
  { letters: 'cial', after: 1, rule: 'Words in -cial are stressed on the syllable before this ending.' },
  { letters: 'ious', after: 1, rule: 'Words in -cious, -tious and -gious are stressed before these endings.' },
  { letters: 'ee', after: 0, rule: 'Most words in -ee are stressed on this ending.' },
  { letters: 'eer', after: 0, rule: 'Words in -eer are stressed on this ending.' },
]
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const prefix = /^(?:a|be|re|de|dis|mis|in|im|en|em|con|com|ex|pro|pre|per|sub|sur|un)$/

/** The rule for the ending of this word, if the word follows one; otherwise null. */
export function endingRuleOf({ word, split, stress }: Entry): StressEnding | null {
  const isOf = ({ letters, after }: StressEnding) => word.endsWith(letters) && split.length - 1 - stress === after
  const found = explainedEndings.find(isOf) ?? null
  return found?.letters === 'ious' && !/[ctg]ious$/.test(word) ? null : found
}

/** Advice for the next time: the rule for the ending or the beginning of the word, or its weak vowels. */
export function stressAdvice(entry: Entry): string {
  const { word, split, stress } = entry
  const ending = endingRuleOf(entry)
  if (ending !== null) return ending.rule
  const start = split[0]?.toLowerCase() ?? ''
  if (prefix.test(start) && stress === 1) return `A beginning such as ${start}- is often weak, as in ${word}.`
  const weak = weakPlaces(entry)
  if (split.length === 2 && weak.length === 1)
    return `The weak vowel /ə/ is never stressed: ${word} ${ipaOf(entry)} has it in its ${stress === 0 ? 'second' : 'first'} syllable.`
  if (split.length === 2)
    return stress === 0
      ? 'Most words of two syllables without a prefix such as re- are stressed on the first.'
      : `Most words of two syllables are stressed on the first; ${word} must be learnt.`
  const places = weak.map((place) => ordinals[place])
  return places.length > 0
    ? `The weak vowel /ə/ is never stressed, which rules out the ${places.join(' and the ')} syllable of ${word}.`
    : `No ending or weak vowel shows the stress of ${word}: learn it with its beat.`
}

/** The rules that these words follow in their endings, with the words; empty if there are none. */
export function endingNotes(words: readonly Entry[]): string[] {
  const rules = words.flatMap((word) => endingRuleOf(word) ?? [])
  return [...new Set(rules)].map(({ rule, letters }) => {
    const alike = words.filter((word) => endingRuleOf(word)?.letters === letters).map(({ word }) => word)
    return `${rule.slice(0, -1)}, as in ${alike.join(' and ')}.`
  })
}

/** The syllables that have the weak vowel. */
export function weakPlaces({ sounds }: Entry): number[] {
  return sounds.filter(isVowel).flatMap((sound, place) => (sound === 'ə' ? [place] : []))
}

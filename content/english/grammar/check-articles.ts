import type { RuleChecker } from './by-rules.ts'

/** How the first word after the article begins when it is said aloud. */
const vowelSounds: ReadonlySet<string> = new Set(['hour', 'umbrella', 'honest', 'NGO', 'FRSC'])
const consonantSounds: ReadonlySet<string> = new Set(['union', 'university'])
const plurals = /\b(?:\w+s|women)$/

const definite =
  /______ washes|harmattan ______ looks|one of ______ in|______ of the women|protects ______|sold by ______/
const without = /says that ______ is|^______ is spoken|go home by ______|caught ______ near/

/** Reads the article and the noun of the option, and what the sentence wants: a definite noun, one without article, or one of many. */
export const checkArticle: RuleChecker = (sentence, option) => {
  const words = option.split(' ')
  const [first = ''] = words
  const article = /^(?:a|an|the|one)$/i.test(first) ? first.toLowerCase() : ''
  const rest = article === '' ? words : words.slice(1)
  if (definite.test(sentence)) {
    const wantsPlural = sentence.includes('one of ')
    return article === 'the' && isPlural(rest) === wantsPlural ? [] : ['definite']
  }
  if (without.test(sentence)) return article === '' && !isPlural(rest) ? [] : ['no article']
  return !isPlural(rest) && article === articleFor(rest[0] ?? '') ? [] : ['a or an']
}

function articleFor(word: string): string {
  if (vowelSounds.has(word)) return 'an'
  return consonantSounds.has(word) ? 'a' : 'unknown'
}

function isPlural(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return plurals.test(last) && last !== 'bus'
}

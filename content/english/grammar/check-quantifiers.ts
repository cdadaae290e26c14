import type { RuleChecker } from './by-rules.ts'

const counted = /\b(?:days|bags|friends|minutes|candidates|people)\b/
const masses = /\b(?:noise|equipment|water|patience|rice|gas|known)\b/

/** The words for what is counted and for a mass, whatever their degree. */
const forCounted = /\b(?:many|few|fewer|several|number)\b/
const forMass = /\b(?:much|little|less|lesser)\b/

/** What the rest of a sentence says about the amount: some of it is there, or it is lacking. */
const some = /\b(?:can still|^Only|Please come in)/
const lack = /\b(?:lonely|at once|even the best|rains failed)\b/

type Fits = (word: string) => boolean
const nounPatterns: readonly (readonly [found: RegExp, fits: Fits])[] = [
  [/______ of the two roads leads/, (word) => /^(?:either|neither|each)$/.test(word)],
  [/both keys, but ______ of them/, (word) => word === 'neither'],
  [/______ box /, (word) => /^(?:every|each|another|either|neither)$/.test(word)],
  [/two sisters .* but ______ has her/, (word) => /^(?:each|neither|either)$/.test(word)],
  [/______ two days/, (word) => word === 'another'],
]

/** Asks whether the noun is counted or a mass, whether the rest speaks of some or of a lack, and which degree or number is wanted. */
export const checkQuantifier: RuleChecker = (sentence, option) => {
  const word = option.toLowerCase()
  const pattern = nounPatterns.find(([found]) => found.test(sentence))
  if (pattern !== undefined) return pattern[1](word) ? [] : ['number']
  return [
    ...(fitsNoun(sentence, word) ? [] : ['countable']),
    ...(fitsSense(sentence, word) ? [] : ['polarity']),
    ...(fitsDegree(sentence, word) ? [] : ['degree']),
  ]
}

function fitsNoun(sentence: string, word: string): boolean {
  const after = sentence.slice(sentence.indexOf('______'))
  const noun = after.match(/\b[a-z]+\b/g)?.find((one) => counted.test(one) || masses.test(one)) ?? ''
  return counted.test(noun) ? forCounted.test(word) : forMass.test(word)
}

function fitsSense(sentence: string, word: string): boolean {
  const isSome = /^a (?:few|little)$/.test(word)
  if (some.test(sentence)) return !/^(?:few|little)$/.test(word)
  return lack.test(sentence) ? !isSome : true
}

function fitsDegree(sentence: string, word: string): boolean {
  if (/\bthan\b/.test(sentence)) return /^(?:fewer|less)$/.test(word)
  if (/______ people came that/.test(sentence)) return word.startsWith('so ')
  return !/^(?:less|fewer|lesser)$/.test(word) && !(sentence.startsWith('Very ______') && word.startsWith('a '))
}

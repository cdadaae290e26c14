import type { RuleChecker } from './by-rules.ts'

const subjects = /^(?:I|he|she|we|they)$/
const reflexives = /(?:self|selves)$/
const possessives = /^(?:my|his|hers|our|their)$/
/** A preposition, then one person and 'and' before the gap. */
const afterPreposition =
  /\b(?:between|for|to|towards|behind|with|without) (?:the |my |you\b)?(?:other )?\w*(?: \w+)? ?(?:and|or) ______/
/** A verb that takes an object, then one person and 'and' before the gap. */
const afterVerb =
  /\b(?:invited|chased|help|saw|photographed|took|made|soaked|stung|taught|chose|woke) (?:the |my )?\w+(?: \w+)? (?:and|or) ______/

/** Reads whether a preposition or a verb governs the gap in a sentence with two persons. */
export const checkPronouns: RuleChecker = (sentence, option) => {
  const isObject = afterPreposition.test(sentence) || afterVerb.test(sentence)
  return [
    ...(reflexives.test(option) ? ['reflexive'] : []),
    ...(possessives.test(option) ? ['possessive'] : []),
    ...(!reflexives.test(option) && !possessives.test(option) && subjects.test(option) === isObject ? ['case'] : []),
  ]
}

const things: ReadonlySet<string> = new Set(['chair', 'well', 'pen'])
const prepositions = /\b(?:to|from|without|with|on) ______/
const verbs = /______ (?:sells|were|saw|is|has) /

/** Reads the word before the gap and the one after it. */
export const checkRelative: RuleChecker = (sentence, option) => {
  const [before = '', after = ''] = sentence.split(/(?:to|from|without|with|on)? ?______ /)
  const isThing = things.has(before.trim().split(' ').at(-1) ?? '')
  const hasPreposition = prepositions.test(sentence)
  const needsOwner = !hasPreposition && !verbs.test(sentence) && /^\w+ /.test(after)
  if (needsOwner) return option === 'whose' ? [] : ['owner']
  return [
    ...(option === 'whose' ? ['owner'] : []),
    ...(option !== 'whose' && (option === 'which') !== isThing ? ['person or thing'] : []),
    ...((option === 'who' && hasPreposition) || (option === 'whom' && !hasPreposition) ? ['case'] : []),
  ]
}

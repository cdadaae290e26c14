import type { RuleChecker } from './by-rules.ts'

type Degree = 'positive' | 'comparative' | 'superlative'

/** Irregular forms; the others have regular endings. */
const irregular: Readonly<Record<string, Degree>> = {
  better: 'comparative',
  worse: 'comparative',
  best: 'superlative',
  worst: 'superlative',
}

const patterns: readonly (readonly [pattern: RegExp, degree: Degree, rule: string])[] = [
  [/______ .*\bthan\b/, 'comparative', 'than'],
  [/\b(?:as|so) ______ as\b/, 'positive', 'as'],
  [/^The (?:more|fewer|\w+er)\b.*, the ______/, 'comparative', 'both'],
  [/\btwo\b/, 'comparative', 'two'],
  [/\bthe ______/, 'superlative', 'many'],
]

/** Reads the pattern around the gap and the degree of the option from its ending. */
export const checkComparison: RuleChecker = (sentence, option) => {
  const pattern = patterns.find(([around]) => around.test(sentence))
  if (pattern === undefined) return ['no pattern']
  const [, degree, rule] = pattern
  const word = option.replace(/^more /, '')
  const isDouble = word !== option && degreeOf(word) === 'comparative'
  return [...(degreeOf(word) === degree ? [] : [rule]), ...(isDouble ? ['double'] : [])]
}

function degreeOf(word: string): Degree {
  if (word.endsWith('est')) return irregular[word] ?? 'superlative'
  return irregular[word] ?? (word.endsWith('er') ? 'comparative' : 'positive')
}

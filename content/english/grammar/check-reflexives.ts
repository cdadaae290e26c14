import type { RuleChecker } from './by-rules.ts'

/** The form in -self of each subject. */
const subjects: readonly (readonly [found: RegExp, form: string])[] = [
  [/^I /, 'myself'],
  [/^“Children, please/, 'yourselves'],
  [/^Mrs /, 'herself'],
  [/^The king /, 'himself'],
]
const selves: ReadonlySet<string> = new Set(
  'myself yourself himself herself itself ourselves yourselves themselves'.split(' '),
)

/** Finds the subject and its form in -self; with two who act on one another, the form of “each other” and its owner. */
export const checkReflexive: RuleChecker = (sentence, option) => {
  if (/^(?:My|The) two /.test(sentence)) {
    const phrase = sentence.includes('each ______') ? `each ${option}` : option
    return phrase === (/______ [a-z]+ in public/.test(sentence) ? "each other's" : 'each other') ? [] : ['each other']
  }
  const wanted = subjects.find(([found]) => found.test(sentence))?.[1]
  if (option === wanted) return []
  if (selves.has(option)) return ['person']
  return /sel(?:f|ves)$/.test(option) ? ['form'] : ['self']
}

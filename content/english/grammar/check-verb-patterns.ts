import type { RuleChecker } from './by-rules.ts'

type Form = 'ing' | 'to' | 'bare' | 'other'

/** What follows each word, in the order in which it is looked for. */
const heads: readonly (readonly [found: RegExp, form: Form, rule: string])[] = [
  [/\b(?:denied|enjoys|postponed|risk|no use|worth|cannot help|regretted) ______/, 'ing', 'gerund'],
  [/\bstopped ______ during\b/, 'ing', 'gerund'],
  [/\bremember ______ .*\blast night\b/, 'ing', 'gerund'],
  [/\b(?:objected|look forward) to ______/, 'ing', 'preposition'],
  [/\b(?:promised|managed|pretended|afford|was made) ______/, 'to', 'infinitive'],
  [/\bstopped ______ .*\bfor the\b/, 'to', 'infinitive'],
  [/\bremember ______ .*\btonight\b/, 'to', 'infinitive'],
  [/\b(?:let|made) the \w+ ______/, 'bare', 'bare form'],
]
const pasts: ReadonlySet<string> = new Set('met paid left'.split(' '))

/** Finds the word that governs the gap, and reads the form of the option. */
export const checkVerbPattern: RuleChecker = (sentence, option) => {
  const head = heads.find(([found]) => found.test(sentence))
  if (head === undefined) return ['no head']
  const [, form, rule] = head
  return formOf(option) === form ? [] : [rule]
}

function formOf(option: string): Form {
  const [first = '', second = '', third] = option.split(' ')
  if (first === 'to')
    return second.length > 2 && (second.endsWith('ing') || third === 'visited') ? 'other' : passiveOf(option)
  if (first.endsWith('ing')) return 'ing'
  return pasts.has(first) || /[a-z]ed$/.test(first) || second === 'meeting' || second === 'paying' ? 'other' : 'bare'
}

/** “Worth” has no passive with “to be”. */
function passiveOf(option: string): Form {
  return /^to be \w+ed$/.test(option) ? 'other' : 'to'
}

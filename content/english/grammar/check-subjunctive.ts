import type { RuleChecker } from './by-rules.ts'

type Form = 'base' | 'past' | 'past perfect' | 'other'

const triggers: readonly (readonly [found: RegExp, form: Form, rule: string])[] = [
  [/\b(?:demanded|recommended|proposed|ordered|asked|essential|condition) that\b/, 'base', 'base form'],
  [/\b(?:wishes|if only)\b.*\blast\b/i, 'past perfect', 'past perfect'],
  [/\b(?:it is (?:high )?time|wishes|would rather|as though|^if i)\b/i, 'past', 'unreal past'],
]
/** Past forms without -ed, and base forms. */
const pasts: ReadonlySet<string> = new Set('went spoke were'.split(' '))
const bases: ReadonlySet<string> = new Set('be avoid arrive provide'.split(' '))
const participles = /\b(?:seen|been|won|\w+ed)\b/

/** Finds the word that asks for a base form or an unreal past, and the form of the option; at the head, what follows the subject. */
export const checkSubjunctive: RuleChecker = (sentence, option) => {
  if (sentence.startsWith('______')) return option === openerOf(sentence) ? [] : ['inverted condition']
  const trigger = triggers.find(([found]) => found.test(sentence))
  if (trigger === undefined) return ['no trigger']
  const [, form, rule] = trigger
  return formOf(option) === form ? [] : [rule]
}

function openerOf(sentence: string): string {
  const [condition = ''] = sentence.split(',')
  if (/\bto \w+/.test(condition)) return 'Were'
  return participles.test(condition) && /would have/.test(sentence) ? 'Had' : 'Should'
}

function formOf(option: string): Form {
  const [first = '', second] = option.split(' ')
  if (first === 'had') return 'past perfect'
  if (second !== undefined) return first === 'be' && participles.test(second) ? 'base' : isBuilt(option)
  if (pasts.has(first) || /[^e]ed$|[a-z]ced$/.test(first)) return 'past'
  return bases.has(first) ? 'base' : 'other'
}

/** “Be built” and “be moved” are the base form of a passive. */
function isBuilt(option: string): Form {
  return /^be (?:built|\w+ed)$/.test(option) ? 'base' : 'other'
}

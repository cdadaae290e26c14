import type { RuleChecker } from './by-rules.ts'

const openers =
  /^(?:Never|Seldom|Rarely|Hardly|Scarcely|Little|No sooner|Nowhere|Not (?:once|only|until)|Only|So \w+|At no time|On no account|In no way|Under no circumstances)\b/

type VerbForm = 'base' | 'participle' | 'none' | 'other'

/** The form of the main verb that goes with each helping verb. */
const partners: Readonly<Record<string, readonly VerbForm[]>> = {
  ...sameFor('do does did should may can could', ['base']),
  ...sameFor('have has had', ['participle']),
  ...sameFor('is are was were', ['participle', 'none']),
}
const bases: ReadonlySet<string> = new Set(
  'eat make complain open ride find accuse remember pay return finish know believe be'.split(' '),
)
const participles: ReadonlySet<string> = new Set('been accused opened finished begun'.split(' '))
const plurals: ReadonlySet<string> = new Set('we you they cyclists boys'.split(' '))

function sameFor(helpers: string, forms: readonly VerbForm[]): Record<string, readonly VerbForm[]> {
  return Object.fromEntries(helpers.split(' ').map((helper) => [helper, forms]))
}

/** Wants a question after a negative or limiting opener: helping verb, subject, and the main verb in the form for its helping verb. */
export const checkInversion: RuleChecker = (sentence, option) => {
  if (!openers.test(sentence)) return ['no opener']
  const [helper = '', ...words] = option.split(' ')
  const accepted = partners[helper]
  if (accepted === undefined) return ['order']
  return [
    ...(accepted.includes(formOf(words)) ? [] : ['form']),
    ...(agrees(helper, words) ? [] : ['number']),
    ...(/^(?:have|has)$/.test(helper) && /\b(?:when|than) .*ed\b/.test(sentence) ? ['tense'] : []),
  ]
}

function formOf(words: readonly string[]): VerbForm {
  const last = words.at(-1) ?? ''
  if (words.length === (words[0] === 'the' ? 2 : 1)) return 'none'
  if (participles.has(last)) return 'participle'
  return bases.has(last) ? 'base' : 'other'
}

function agrees(helper: string, words: readonly string[]): boolean {
  const subject = words[0] === 'the' ? words[1] : words[0]
  const isPlural = plurals.has(subject ?? '')
  if (/^(?:are|were|have|do)$/.test(helper)) return isPlural
  return /^(?:is|was|has|does)$/.test(helper) ? !isPlural : true
}

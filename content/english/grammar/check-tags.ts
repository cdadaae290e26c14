import type { RuleChecker } from './by-rules.ts'

const helper = /\b(is|are|was|were|has|have|had|will|wo|can|could|should)(n't)?\b/
const negatives = /n't\b|\b(?:never|hardly|scarcely|seldom|rarely)\b/
const pasts = /\b(?:made|spoilt|broke|met|hit|drank|slept|wore)\b/
const men = /^(?:your (?:brother|uncle)|the old man|the carpenter)\b/
const women = /^your sister\b/
const things = /^(?:the (?:bus|rain|lorry|radio|dog)|this road|cassava)\b/
const groups = /^(?:the (?:shops|twins|goats|players|children|nurses|sisters)|your parents)\b/
const menNamed = /^(?:Musa|Emeka|Tunde|Ibrahim|Osaze|Danladi|Segun|Okon|Terver|Kunle|Bello|Chidi)\b/

/** Builds the tag from the words of the statement, and compares its verb, pronoun and polarity with the option. */
export const checkTag: RuleChecker = (sentence, option) => {
  const statement = sentence.split(', ______')[0] ?? ''
  const [verb = '', pronoun = ''] = option.split(' ')
  const isPositive = !verb.includes("n't")
  const wantedPronoun = pronounOf(statement)
  const hasVerb = positiveOf(verb) === verbOf(statement, wantedPronoun)
  return [
    ...(negatives.test(statement) === isPositive ? [] : ['polarity']),
    ...(hasVerb ? [] : ['verb']),
    ...(hasVerb && pronoun === wantedPronoun ? [] : ['pronoun or verb']),
  ]
}

function positiveOf(verb: string): string {
  return verb === "won't" ? 'will' : verb === "can't" ? 'can' : verb === "shan't" ? 'shall' : verb.replace("n't", '')
}

function verbOf(statement: string, pronoun: string): string {
  const found = helper.exec(statement)?.[1]
  if (found !== undefined) return found === 'wo' ? 'will' : found
  if (pasts.test(statement)) return 'did'
  return /^(?:he|she|it)$/.test(pronoun) ? 'does' : 'do'
}

function pronounOf(statement: string): string {
  const words = statement.charAt(0).toLowerCase() + statement.slice(1)
  const own = /^(?:you|we|they)\b/.exec(words)?.[0]
  if (own !== undefined && !words.startsWith('your')) return own
  if (groups.test(words)) return 'they'
  if (things.test(words)) return 'it'
  if (men.test(words) || menNamed.test(statement)) return 'he'
  return women.test(words) || /^[A-Z]/.test(statement) ? 'she' : 'unknown'
}

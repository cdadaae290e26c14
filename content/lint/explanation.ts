import { readNumber } from '../engine/number.ts'
import { keyOf, wrongOptionsOf, type LintedQuestion, type Rule } from './rule.ts'
import { normalised } from './normalised.ts'
import { isNear, numbersIn, wordsOf } from './words.ts'

const wordsAllowed = { item: [25, 80], family: [20, 90], table: [20, 90] } as const
const reasonWords = 8
const letter =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice)s?:? \(?[A-E]\)?(?![\p{L}\d'’])|\b[A-E] is (?:the )?(?:correct|right|wrong|answer)/u
const doubt =
  /\bwait[,.!:—–]|\bactually\b|\brecalculat|\blet me\b|\bhmm+\b|\boops\b|\bI think\b|\bsecond thoughts?\b|\bre-?check\b/i

/** Rules about the explanation and the reasons of the wrong options. */
export const explanationRules: readonly Rule[] = [
  { id: 'names-a-letter', severity: 'error', faultOf: (question) => saidIn(question, letter) },
  { id: 'doubts-itself', severity: 'error', faultOf: (question) => saidIn(question, doubt) },
  { id: 'explains-another-number', severity: 'error', faultOf: otherNumberExplained },
  { id: 'explains-another-option', severity: 'error', faultOf: otherOptionExplained },
  { id: 'key-not-explained', severity: 'error', faultOf: keyNotExplained },
  {
    id: 'explanation-length',
    severity: 'warning',
    faultOf: ({ explanation, kind }) => {
      const [fewest, most] = wordsAllowed[kind]
      const count = wordsOf(explanation).length
      return count < fewest || count > most ? `${count} words, should be ${fewest} to ${most}` : null
    },
  },
  {
    id: 'short-reason',
    severity: 'warning',
    faultOf: ({ reasons }) => {
      const short = reasons.find((reason) => reason !== null && wordsOf(reason).length < reasonWords)
      return short === undefined ? null : `'${short}'`
    },
  },
]

function saidIn({ explanation, reasons, hints }: LintedQuestion, pattern: RegExp): string | null {
  const found = [explanation, ...reasons, ...hints].find((text) => text !== null && pattern.test(text))
  return found === undefined || found === null ? null : `'${pattern.exec(found)?.[0]}'`
}

function otherNumberExplained(question: LintedQuestion): string | null {
  const key = readNumber(keyOf(question))
  const numbers = numbersIn(question.explanation)
  const last = numbers.at(-1)
  if (key === null || last === undefined || numbers.some((number) => isNear(number, key.value))) return null
  const other = wrongOptionsOf(question).find((option) => isNear(readNumber(option)?.value ?? Number.NaN, last))
  return other === undefined ? null : `it ends with ${other}, the key is ${keyOf(question)}`
}

/** An explanation ends with the key. If another option is nearest to its end, one of the two is wrong. */
function otherOptionExplained(question: LintedQuestion): string | null {
  const explanation = asExplained(question.explanation)
  const ends = question.options.map((option) => endOfLast(explanation, asExplained(option)))
  const keyEnd = ends[question.correctOption] ?? -1
  const later = question.options.find((_, index) => (ends[index] ?? -1) > keyEnd)
  return later === undefined ? null : `it ends with '${later}', the key is '${keyOf(question)}'`
}

function asExplained(text: string): string {
  return normalised(text)
    .toLowerCase()
    .replace(/^(?:it|they|he|she|the|an?) /, '')
}

/** The end of the last mention of an option as a whole word or number; -1 if there is none. */
function endOfLast(text: string, option: string): number {
  for (let at = text.lastIndexOf(option); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(option, at - 1)) {
    const end = at + option.length
    if (!/[\p{L}\p{N}.,−]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(end))) return end
  }
  return -1
}

/** Requires the exact wording, so that a slip in a unit or a power shows too. */
function keyNotExplained(question: LintedQuestion): string | null {
  const isThere = endOfLast(asExplained(question.explanation), asExplained(keyOf(question))) >= 0
  return isThere ? null : `'${keyOf(question)}' is not in the explanation`
}

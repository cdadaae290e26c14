import { readNumber } from '../engine/number.ts'
import { keyOf, wrongOptionsOf, type LintedQuestion, type Rule } from './rule.ts'
import { isNear, normalised, numbersIn, stemsOf, wordsOf } from './words.ts'

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
  { id: 'key-not-explained', severity: 'warning', faultOf: keyNotExplained },
  {
    id: 'explanation-length',
    severity: 'warning',
    faultOf: ({ explanation, kind }) => {
      const [fewest, most] = wordsAllowed[kind]
      const count = wordsOf(explanation).length
      return count < fewest || count > most ? `${count} words, ${fewest} to ${most} are asked for` : null
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

function keyNotExplained(question: LintedQuestion): string | null {
  const key = keyOf(question)
  const { explanation } = question
  if (normalised(explanation).toLowerCase().includes(normalised(key).toLowerCase())) return null
  const reading = readNumber(key)
  if (reading !== null) {
    const isThere = numbersIn(explanation).some((number) => isNear(number, reading.value))
    return isThere ? null : `${key} is not in the explanation`
  }
  const explained = stemsOf(explanation, 4)
  return [...stemsOf(key, 4)].some((stem) => explained.has(stem)) ? null : `nothing of '${key}' is in the explanation`
}

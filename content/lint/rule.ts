import type { Question } from '@sabi/shared/content/question'

/** The input of a rule: a question in its published plain text, and the kind of its source. */
export type LintedQuestion = Pick<
  Question,
  | 'id'
  | 'subject'
  | 'topicId'
  | 'examType'
  | 'text'
  | 'options'
  | 'correctOption'
  | 'explanation'
  | 'reasons'
  | 'hints'
  | 'isCalculation'
  | 'family'
  | 'imageUrl'
  | 'figure'
  | 'passage'
  | 'rich'
> & { kind: 'family' | 'item' | 'table' }

export type Severity = 'error' | 'warning'

/** A rule about one question. `faultOf` describes the fault in a few words, or returns null. */
export interface Rule {
  id: string
  severity: Severity
  faultOf(question: LintedQuestion): string | null
}

/** A fault found by a rule, with the ids of the questions that have it. */
export interface Finding {
  rule: string
  severity: Severity
  ids: readonly string[]
  fault: string
}

/** The key's text; '' if the key is out of range, which has its own rule. */
export function keyOf({ options, correctOption }: LintedQuestion): string {
  return options[correctOption] ?? ''
}

export function wrongOptionsOf({ options, correctOption }: LintedQuestion): string[] {
  return options.filter((_, index) => index !== correctOption)
}

/** Everything in a question that a student reads. */
export function textsOf({ text, options, explanation, reasons, hints, figure, passage }: LintedQuestion): string[] {
  const drawn = figure === undefined ? [] : [figure.alt]
  const read = passage === undefined ? [] : [passage.title, passage.text]
  return [text, ...options, explanation, ...reasons.flatMap((reason) => reason ?? []), ...hints, ...drawn, ...read]
}

import type { Question } from '@sabi/shared/content/question'

/** What a rule reads: a question in its published plain text, and what kind of source it comes from. */
export type LintedQuestion = Pick<
  Question,
  | 'id'
  | 'subject'
  | 'topicId'
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
  | 'rich'
> & { kind: 'family' | 'item' | 'table' }

export type Severity = 'error' | 'warning'

/** A rule about one question: what is wrong, in a few words, or null. */
export interface Rule {
  id: string
  severity: Severity
  faultOf(question: LintedQuestion): string | null
}

/** A fault that a rule found, with the ids of the questions that have it. */
export interface Finding {
  rule: string
  severity: Severity
  ids: readonly string[]
  fault: string
}

/** The key's text; '' where the key is out of range, which has a rule of its own. */
export function keyOf({ options, correctOption }: LintedQuestion): string {
  return options[correctOption] ?? ''
}

export function wrongOptionsOf({ options, correctOption }: LintedQuestion): string[] {
  return options.filter((_, index) => index !== correctOption)
}

/** Everything of a question that a student reads. */
export function textsOf({ text, options, explanation, reasons, hints, figure }: LintedQuestion): string[] {
  const drawn = figure === undefined ? [] : [figure.alt]
  return [text, ...options, explanation, ...reasons.flatMap((reason) => reason ?? []), ...hints, ...drawn]
}

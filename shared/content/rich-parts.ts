import type { RichQuestion } from './question.ts'
import { isRich } from './rich-text.ts'

export interface MixedParts {
  text: string
  options: readonly string[]
  reasons: readonly (string | null)[]
  explanation: string
}

/** The rich form of a question from parts that are HTML where they hold mathematics; null where none does. */
export function richParts({ text, options, reasons, explanation }: MixedParts): RichQuestion | null {
  const rich: RichQuestion = {}
  if (isRich(text)) rich.text = text
  if (options.some(isRich)) rich.options = options.map(htmlOrNull)
  if (isRich(explanation)) rich.explanation = explanation
  if (reasons.some((reason) => reason !== null && isRich(reason))) rich.reasons = reasons.map(htmlOrNull)
  return Object.keys(rich).length === 0 ? null : rich
}

function htmlOrNull(part: string | null): string | null {
  return part !== null && isRich(part) ? part : null
}

import type { Question, RichQuestion } from '@sabi/shared/content/question'
import { richParts } from '@sabi/shared/content/rich-parts'
import { typesetFor, wordsHash, type Beside } from '../beside.ts'
import type { ImportedQuestion } from '../imported-question.ts'
import type { RawRow, RowWarning } from '../raw.ts'

type Made = Omit<ImportedQuestion, 'place'>
type Words = Pick<Question, 'text' | 'options' | 'explanation'>

/** Returns whether the additions were written for exactly these words. */
export function fitsBeside(words: Words, beside: Beside | undefined): boolean {
  return beside !== undefined && beside.wordsHash === wordsHash(words)
}

/**
 * Adds what the file stores beside the words. Our own exports know more about a question than its words show, but nothing about words
 * that were changed since; then the stricter rules apply.
 */
export function withBeside(made: Made, { beside, figure, picture }: RawRow): Made {
  const question = {
    ...made,
    ...(picture === undefined ? {} : { imageUrl: picture.url, imageAlt: picture.alt }),
    ...(figure === undefined ? {} : { figure }),
  }
  if (beside === undefined) return question
  const { family, canShuffle, isCalculation, origin } = beside
  const { rich: _, ...plain } = question
  const { rich, lost } = richWith(question, beside.typeset ?? {})
  return {
    ...plain,
    family,
    isCalculation,
    canShuffle: canShuffle && (question.canShuffle || fitsBeside(question, beside)),
    // A question generated for a student and never published has no source, and appears in no export.
    ...(origin === undefined || question.source === null ? {} : { origin }),
    ...(rich === null ? {} : { rich }),
    warnings: [...question.warnings, ...lost.map(asWarning)],
  }
}

/** The HTML forms of the words themselves, plus those of sources whose plain text is the same. */
function richWith(question: Made, sources: RichQuestion): { rich: RichQuestion | null; lost: string[] } {
  const { text, options, explanation, reasons, rich: own = {} } = question
  const lost: string[] = []
  const part = (words: string, html: string | null | undefined, source: string | null | undefined) => {
    const made = html ?? typesetFor(words, source)
    if (made === null && typeof source === 'string') lost.push(source)
    return made ?? words
  }
  const rich = richParts({
    text: part(text, own.text, sources.text),
    options: options.map((option, place) => part(option, own.options?.[place], sources.options?.[place])),
    explanation: part(explanation, own.explanation, sources.explanation),
    reasons: reasons.map((reason, place) =>
      reason === null ? null : part(reason, own.reasons?.[place], sources.reasons?.[place]),
    ),
  })
  return { rich, lost }
}

function asWarning(source: string): RowWarning {
  return { warning: 'typeset-dropped', reason: 'formula-broken', detail: source.slice(0, 120) }
}

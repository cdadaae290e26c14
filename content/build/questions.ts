import type { Question } from '@sabi/shared/content/question'
import { richParts } from '@sabi/shared/content/rich-parts'
import { typeset, type Typeset } from './mathematics.ts'
import type { SourceQuestion } from './source-question.ts'

/** A question as it is published, without its version, which comes from the ledger. */
export type UnversionedQuestion = Omit<Question, 'version'>

/** Typesets a question's mathematics. Throws with the place of the question if a formula is invalid. */
export function publishedForm(source: SourceQuestion): UnversionedQuestion {
  try {
    return setInType(source)
  } catch (error) {
    throw new Error(`${source.place}, ${source.id}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function setInType(source: SourceQuestion): UnversionedQuestion {
  const stem = typeset(source.stem)
  const options = source.options.map(typeset)
  const explanation = typeset(source.explanation)
  const reasons = source.reasons.map((reason) => (reason === null ? null : typeset(reason)))
  const rich = richParts({
    text: mixed(stem),
    options: options.map(mixed),
    reasons: reasons.map((reason) => (reason === null ? null : mixed(reason))),
    explanation: mixed(explanation),
  })
  return {
    id: source.id,
    subject: source.subject,
    topicId: source.topicId,
    examType: source.examType,
    difficulty: source.difficulty,
    text: stem.text,
    options: options.map(({ text }) => text),
    correctOption: source.correctOption,
    explanation: explanation.text,
    reasons: reasons.map((reason) => reason?.text ?? null),
    hints: source.hints.map((hint) => typeset(hint).text),
    canShuffle: source.canShuffle,
    isCalculation: source.isCalculation,
    family: source.family,
    source: null,
    imageUrl: null,
    ...(source.figure === null ? {} : { figure: source.figure }),
    ...(source.passage === null ? {} : { passage: source.passage }),
    ...(rich === null ? {} : { rich }),
  }
}

function mixed({ text, html }: Typeset): string {
  return html ?? text
}

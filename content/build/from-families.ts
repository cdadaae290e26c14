import type { Family } from '../engine/family.ts'
import { at } from '../engine/random.ts'
import { publishedVariants, type Variant } from '../engine/variant.ts'
import { dealInTurn, hasSpreadKeys, spreadPlaces } from './key-positions.ts'
import type { SourceQuestion } from './source-question.ts'
import { withThousandsAlike } from './thousands.ts'

/**
 * All published variants of a family. Where keys are spread, they are spread within each form, and the boards within the family:
 * chance gave one of them a single rhyme of 40.
 */
export function questionsOfFamily(family: Family): SourceQuestion[] {
  const variants = publishedVariants(family)
  const questions = variants.map((variant) => questionOfVariant(family, variant))
  if (!hasSpreadKeys(family.subject)) return questions
  const placesByForm = new Map(
    family.forms.map(({ id }) => [id, spreadPlaces(variants.length, `places of ${family.id} ${id}`).values()]),
  )
  const exams = dealInTurn(family.exams, questions.length, `exams of ${family.id}`)
  return questions.map((question, index) => {
    const place = placesByForm.get(at(variants, index).formId)?.next().value ?? 0
    return { ...(question.canShuffle ? withKeyAt(question, place) : question), examType: at(exams, index) }
  })
}

/** Exchanges the key with the option at a position. */
function withKeyAt(question: SourceQuestion, place: number): SourceQuestion {
  const { options, reasons, correctOption } = question
  return {
    ...question,
    options: exchanged(options, correctOption, place),
    reasons: exchanged(reasons, correctOption, place),
    correctOption: place,
  }
}

function exchanged<T>(list: readonly T[], one: number, other: number): T[] {
  return list.map((_, index) => at(list, index === one ? other : index === other ? one : index))
}

export function questionOfVariant({ id, subject, topicId, isCalculation }: Family, variant: Variant): SourceQuestion {
  return withThousandsAlike<SourceQuestion>({
    id: variant.id,
    kind: 'family',
    sourceId: id,
    place: `family ${id} (${variant.formId})`,
    subject,
    topicId,
    examType: variant.examType,
    difficulty: variant.difficulty,
    stem: variant.stem,
    options: variant.options,
    correctOption: variant.correctOption,
    explanation: variant.explanation,
    reasons: variant.reasons,
    hints: variant.hints,
    figure: variant.figure,
    passage: null,
    canShuffle: variant.canShuffle,
    isCalculation,
    family: id,
  })
}

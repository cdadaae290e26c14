import type { Family } from '../engine/family.ts'
import { publishedVariants, type Variant } from '../engine/variant.ts'
import type { SourceQuestion } from './source-question.ts'
import { withThousandsAlike } from './thousands.ts'

/** All published variants of a family. */
export function questionsOfFamily(family: Family): SourceQuestion[] {
  return publishedVariants(family).map((variant) => questionOfVariant(family, variant))
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

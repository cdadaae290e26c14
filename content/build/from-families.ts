import type { SubjectId } from '@sabi/shared/content/question'
import type { Family } from '../engine/family.ts'
import { at } from '../engine/random.ts'
import { publishedVariants, type Variant } from '../engine/variant.ts'
import { spreadPlaces } from './key-positions.ts'
import type { SourceQuestion } from './source-question.ts'
import { withThousandsAlike } from './thousands.ts'

/** The subjects whose keys are spread evenly over A to D. In the older ones that would publish almost every question again. */
const spreadSubjects: ReadonlySet<SubjectId> = new Set(['english'])

/** All published variants of a family. */
export function questionsOfFamily(family: Family): SourceQuestion[] {
  const questions = publishedVariants(family).map((variant) => questionOfVariant(family, variant))
  if (!spreadSubjects.has(family.subject)) return questions
  const places = spreadPlaces(questions.length, `places of ${family.id}`)
  return questions.map((question, index) => (question.canShuffle ? withKeyAt(question, places[index] ?? 0) : question))
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

import type { ExamType } from '@sabi/shared/content/question'
import type { Family } from '../engine/family.ts'
import { at } from '../engine/random.ts'
import { publishedVariants, type Arrangement, type Variant } from '../engine/variant.ts'
import { optionsInPapers } from '../exams/option-count.ts'
import { dealInTurn, hasSpreadKeys, spreadPlaces } from './key-positions.ts'
import type { SourceQuestion } from './source-question.ts'
import { withThousandsAlike } from './thousands.ts'

/** The most characters that five options may have together, in the source. */
const longestFive = 180

/**
 * All published variants of a family. Where keys are spread, they are spread within each form, and the boards within the family:
 * chance gave one of them a single rhyme of 40.
 */
export function questionsOfFamily(family: Family): SourceQuestion[] {
  const variants = publishedVariants(family)
  if (!hasSpreadKeys(family.subject)) return variants.map((variant) => questionOfVariant(family, variant))
  const placesByForm = new Map(
    family.forms.map(({ id }) => [id, spreadPlaces(variants.length, `places of ${family.id} ${id}`).values()]),
  )
  const exams = dealInTurn(family.exams, variants.length, `exams of ${family.id}`)
  return variants.map((variant, index) => {
    const place = placesByForm.get(variant.formId)?.next().value ?? 0
    const placed = variant.canShuffle ? { ...variant, ...withKeyAt(variant, place) } : variant
    return questionOfVariant(family, { ...placed, examType: at(exams, index) })
  })
}

/** Exchanges the key with the option at a position. */
function withKeyAt({ options, reasons, correctOption }: Arrangement, place: number): Arrangement {
  return {
    options: exchanged(options, correctOption, place),
    reasons: exchanged(reasons, correctOption, place),
    correctOption: place,
  }
}

function exchanged<T>(list: readonly T[], one: number, other: number): T[] {
  return list.map((_, index) => at(list, index === one ? other : index === other ? one : index))
}

/**
 * The entry of the ledger for the variants of a family in a board's style. Those with five options have their own, because they change when
 * a fifth option does, and the others of the family do not.
 */
function ledgerEntryOf(family: string, examType: ExamType): string {
  return optionsInPapers(examType) === 5 ? `${family}-${examType.toLowerCase()}` : family
}

/** A fifth matrix or long formula would take many bytes, and a small screen would not show all options at once. */
function isShort(five: Arrangement | null): boolean {
  return five !== null && five.options.join('').length <= longestFive
}

/**
 * A variant in its board's style, with five options if the papers of the board have five and the variant has them. Where keys are spread,
 * they are spread over four places.
 */
export function questionOfVariant({ id, subject, topicId, isCalculation }: Family, variant: Variant): SourceQuestion {
  const isOfFive = optionsInPapers(variant.examType) === 5 && !hasSpreadKeys(subject) && isShort(variant.five)
  const { options, correctOption, reasons } = (isOfFive ? variant.five : null) ?? variant
  return withThousandsAlike<SourceQuestion>({
    id: variant.id,
    kind: 'family',
    sourceId: ledgerEntryOf(id, variant.examType),
    place: `family ${id} (${variant.formId})`,
    subject,
    topicId,
    examType: variant.examType,
    difficulty: variant.difficulty,
    stem: variant.stem,
    options,
    correctOption,
    explanation: variant.explanation,
    reasons,
    hints: variant.hints,
    figure: variant.figure,
    passage: null,
    canShuffle: variant.canShuffle,
    isCalculation,
    family: id,
  })
}

import type { Family } from '../engine/family.ts'
import { at } from '../engine/random.ts'
import { publishedVariants, type Variant } from '../engine/variant.ts'
import { dealInTurn, hasSpreadKeys, spreadPlaces } from './key-positions.ts'
import type { SourceQuestion } from './source-question.ts'
import { withThousandsAlike } from './thousands.ts'

/** The topics whose questions pair two words, so that one question can answer another. */
const pairTopics: ReadonlySet<string> = new Set(['eng-rhymes'])
/** How many variants beyond the published ones may replace twins. */
const spareVariants = 20

/** All published variants of a family. Where keys are spread, the boards are too: chance gave one of them a single rhyme of 40. */
export function questionsOfFamily(family: Family): SourceQuestion[] {
  const questions = distinctVariants(family).map((variant) => questionOfVariant(family, variant))
  if (!hasSpreadKeys(family.subject)) return questions
  const places = spreadPlaces(questions.length, `places of ${family.id}`)
  const exams = dealInTurn(family.exams, questions.length, `exams of ${family.id}`)
  return questions.map((question, index) => ({
    ...(question.canShuffle ? withKeyAt(question, places[index] ?? 0) : question),
    examType: at(exams, index),
  }))
}

/**
 * The published variants of a family. In a topic of pairs, later ones replace those that have the key of an earlier one or exchange
 * its target and key, because a student who has solved one of two such questions knows the answer to the other.
 */
export function distinctVariants(family: Family): Variant[] {
  if (!pairTopics.has(family.topicId)) return publishedVariants(family)
  const distinct: Variant[] = []
  for (const variant of publishedVariants({ ...family, published: family.published + spareVariants }))
    if (!distinct.some((earlier) => isTwin(earlier, variant))) distinct.push(variant)
  if (distinct.length < family.published)
    throw new Error(`Family ${family.id} has too few variants with different keys`)
  return distinct.slice(0, family.published)
}

function isTwin(one: Variant, other: Variant): boolean {
  return one.key.text === other.key.text || (asksAbout(one, other.key.text) && asksAbout(other, one.key.text))
}

function asksAbout({ stem }: Variant, word: string): boolean {
  return stem.includes(`'${word}'`)
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

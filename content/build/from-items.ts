import type { SubjectId } from '@sabi/shared/content/question'
import type { ItemFile, UncheckedItem } from '../engine/item.ts'
import { readNumbers } from '../engine/number.ts'
import { randomFrom } from '../engine/random.ts'
import { hasSpreadKeys, placeAmongFive, placeKeys, spreadKeys } from './key-positions.ts'
import { typeset } from './mathematics.ts'
import type { SourceQuestion } from './source-question.ts'

/** A file of hand-written questions with the subject of its folder. */
export interface PlacedFile {
  subject: SubjectId
  path: string
  file: ItemFile
}

/** The minimum needed to turn items into questions, even if nobody has checked them. */
type UncheckedFile = Omit<PlacedFile, 'file'> & { file: { topic: string; items: readonly UncheckedItem[] } }

/** The questions of a file, with their options in order. */
export function questionsOfItems({ subject, path, file }: UncheckedFile): SourceQuestion[] {
  const orders = file.items.map(meaningfulOrder)
  const placings = file.items.map(({ id, key }, index) => ({ id, fixed: orders[index]?.indexOf(key) ?? null }))
  const places = hasSpreadKeys(subject) ? spreadKeys(placings, `places of ${file.topic}`) : placeKeys(placings)
  return file.items.map((item, index) => {
    const order = orders[index] ?? null
    const place = item.wrong.length === 4 ? placeAmongFive(item.id) : (places[index] ?? 0)
    const options = order ?? shuffledAround(item, place)
    const whyByOption = new Map(item.wrong.map(({ option, why }) => [option, why]))
    return {
      id: item.id,
      kind: 'item',
      sourceId: item.id,
      place: `${path}: ${item.id}`,
      subject,
      topicId: file.topic,
      examType: item.exam,
      difficulty: item.difficulty,
      stem: item.stem,
      options,
      correctOption: options.indexOf(item.key),
      explanation: item.explanation,
      reasons: options.map((option) => whyByOption.get(option) ?? null),
      hints: item.hints,
      figure: null,
      passage: null,
      canShuffle: order === null,
      isCalculation: item.isCalculation ?? false,
      family: null,
    }
  })
}

function optionsOf({ key, wrong }: UncheckedItem): string[] {
  return [key, ...wrong.map(({ option }) => option)]
}

/** The order given by the author, or the order of size for numbers; null if any order will do. */
function meaningfulOrder(item: UncheckedItem): string[] | null {
  const options = optionsOf(item)
  if (item.order !== undefined) return checkedOrder(item.order, options, item.id)
  const values = readNumbers(options.map((option) => typeset(option).text))
  if (values === null) return null
  const valueByOption = new Map(options.map((option, index) => [option, values[index] ?? 0]))
  return [...options].sort((a, b) => (valueByOption.get(a) ?? 0) - (valueByOption.get(b) ?? 0))
}

function checkedOrder(order: readonly string[], options: readonly string[], id: string): string[] {
  const isSame = [...order].sort().join('\n') === [...options].sort().join('\n')
  if (!isSame) throw new Error(`${id}: 'order' does not list exactly its options`)
  return [...order]
}

function shuffledAround({ id, key, wrong }: UncheckedItem, place: number): string[] {
  const options = randomFrom(`order of ${id}`).shuffle(wrong.map(({ option }) => option))
  options.splice(place, 0, key)
  return options
}

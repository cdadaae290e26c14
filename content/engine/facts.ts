import { Difficulty, ExamType } from '@sabi/shared/content/question'
import * as z from 'zod/mini'
import { optionsInPapers } from '../exams/option-count.ts'
import { drawExam } from './exam.ts'
import { at, randomFrom, type Random } from './random.ts'

const Text = z.string().check(z.trim(), z.minLength(1))

/** One value, or several that are all right ('relights a glowing splint', 'supports combustion'). */
const Cell = z.union([Text, z.array(Text).check(z.minLength(1))])

const Row = z.strictObject({
  /** Part of every question id: never changed, never reused. */
  id: Text,
  /** Rows of one group are preferred as each other's wrong options, so that the options are of one kind. */
  group: z.optional(Text),
  cells: z.record(z.string(), Cell),
  /** Two kinds of books or references that confirm the row. */
  sources: z.array(Text).check(z.minLength(2)),
})

/**
 * One way of asking about a table: a cell of `given` is in the stem, one of `answer` is the key. Templates name columns of the asked
 * row as `{column}` (`{Column}` at the start of a sentence) and the key as `{answer}`. In the reason, they name columns of the row
 * that the wrong option belongs to, that option as `{option}`, and columns of the asked row as `{asked.column}`. Hints may name the
 * number of options as `{count}`.
 */
const Direction = z.strictObject({
  id: Text,
  difficulty: Difficulty,
  exams: z.array(ExamType).check(z.minLength(1)),
  given: Text,
  answer: Text,
  stem: Text,
  explanation: Text,
  reason: Text,
  hints: z.array(Text).check(z.minLength(1), z.maxLength(2)),
})

/** A table of facts, as stored in `content/<subject>/facts/<id>.yaml`. */
export const FactTable = z.strictObject({
  id: Text,
  topic: Text,
  /** When and how each review was made: at least two independent reviews of every row. */
  reviews: z.array(z.strictObject({ on: z.union([Text, z.date()]), method: Text })).check(z.minLength(2)),
  rows: z.array(Row).check(z.minLength(4)),
  directions: z.array(Direction).check(z.minLength(1)),
})

export type FactTable = z.infer<typeof FactTable>
type Row = z.infer<typeof Row>
type Direction = z.infer<typeof Direction>

/** A question from a table, its options not yet in order. */
export interface FactQuestion {
  id: string
  family: string
  examType: ExamType
  difficulty: Difficulty
  stem: string
  key: string
  /** Three, or four in the style of a board whose papers have five options, if a fourth suits the question as well as the third. */
  wrong: readonly { option: string; why: string }[]
  explanation: string
  hints: readonly string[]
}

const wrongCount = 3

/**
 * All questions of a table: one for each given value of each row and direction. Throws unless exactly one option of each is right
 * across all rows.
 */
export function factQuestions(table: FactTable): FactQuestion[] {
  return table.directions.flatMap((direction) =>
    table.rows.flatMap((row) => {
      const values = valuesOf(row, direction.given)
      return values.map((given, index) => {
        const place = values.length === 1 ? row.id : `${row.id}-${index + 1}`
        return factQuestion(table, direction, { row, given, id: `${table.id}-${direction.id}-${place}` })
      })
    }),
  )
}

interface Asked {
  row: Row
  given: string
  id: string
}

function factQuestion(table: FactTable, direction: Direction, { row, given, id }: Asked): FactQuestion {
  const random = randomFrom(`fact ${id}`)
  const key = random.pick(valuesOf(row, direction.answer))
  const isTrue = (option: string) =>
    table.rows.some(
      (other) => valuesOf(other, direction.given).includes(given) && valuesOf(other, direction.answer).includes(option),
    )
  const rivals = drawRivals(table, direction, { row, isTrue, random })
  const [third, fourth] = rivals.slice(wrongCount - 1)
  if (third === undefined) throw new Error(`${id}: fewer than ${wrongCount} options are wrong for '${given}'`)
  const options = [key, ...rivals.map(({ option }) => option)]
  if (options.filter(isTrue).length !== 1) throw new Error(`${id}: not exactly one of ${options.join(' | ')} is right`)
  const examType = drawExam(direction.exams, random)
  const isOfFive = optionsInPapers(examType) === 5 && fourth?.fit === third.fit
  const wrong = rivals.slice(0, isOfFive ? wrongCount + 1 : wrongCount)
  const told = { ...wordsOf(row), [direction.given]: given, [direction.answer]: key, answer: key }
  return {
    id,
    family: `${table.id}-${direction.id}`,
    examType,
    difficulty: direction.difficulty,
    stem: filled(direction.stem, told),
    key,
    wrong: wrong.map(({ option, owner }) => ({ option, why: reasonFor(direction, { option, owner, told }) })),
    explanation: filled(direction.explanation, told),
    hints: direction.hints.map((hint) => filled(hint, { ...told, count: isOfFive ? 'five' : 'four' })),
  }
}

interface Rival {
  option: string
  /** The row for which the wrong option would be right. */
  owner: Row
}

/** A rival of the asked row's group, of another, or of a row with the same given value as a rival before it. */
type RankedRival = Rival & { fit: 'group' | 'other' | 'repeated' }

/** All rivals, those that fit best first. */
function drawRivals(
  { rows }: FactTable,
  { given, answer }: Direction,
  { row, isTrue, random }: { row: Row; isTrue: (option: string) => boolean; random: Random },
): RankedRival[] {
  const rivals: Rival[] = []
  for (const owner of random.shuffle(rows)) {
    const values = valuesOf(owner, answer)
    // The options of a row that shares a right value would be too similar to the key.
    if (values.some(isTrue)) continue
    const option = random.pick(values)
    if (rivals.every((rival) => rival.option !== option)) rivals.push({ option, owner })
  }
  return preferred(rivals, row, given)
}

/** Puts options of the row's group first, and last any for the same given value as one before it. */
function preferred(rivals: readonly Rival[], { group }: Row, given: string): RankedRival[] {
  const isAlike = ({ owner }: Rival) => group !== undefined && owner.group === group
  const seen = new Set<string>()
  const ranked = [...rivals.filter(isAlike), ...rivals.filter((rival) => !isAlike(rival))].map((rival): RankedRival => {
    const value = valuesOf(rival.owner, given).join()
    const isRepeated = seen.has(value)
    seen.add(value)
    return { ...rival, fit: isRepeated ? 'repeated' : isAlike(rival) ? 'group' : 'other' }
  })
  return [...ranked.filter(({ fit }) => fit !== 'repeated'), ...ranked.filter(({ fit }) => fit === 'repeated')]
}

function reasonFor(
  { reason, answer }: Direction,
  { option, owner, told }: Rival & { told: Record<string, string> },
): string {
  const asked = Object.fromEntries(Object.entries(told).map(([column, value]) => [`asked.${column}`, value]))
  return filled(reason, { ...wordsOf(owner), ...asked, [answer]: option, option })
}

function valuesOf({ id, cells }: Row, column: string): string[] {
  const cell = cells[column]
  if (cell === undefined) throw new Error(`Row ${id} has no ${column}`)
  return typeof cell === 'string' ? [cell] : cell
}

/** The cells as text for a sentence, with several values joined by 'and'. */
function wordsOf(row: Row): Record<string, string> {
  return Object.fromEntries(Object.keys(row.cells).map((column) => [column, valuesOf(row, column).join(' and ')]))
}

function filled(template: string, valueByName: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = valueByName[name] ?? valueByName[name.charAt(0).toLowerCase() + name.slice(1)]
    if (value === undefined) throw new Error(`The template '${template}' names '${name}', which is not a column`)
    return valueByName[name] === undefined ? at([...value], 0).toUpperCase() + value.slice(1) : value
  })
}

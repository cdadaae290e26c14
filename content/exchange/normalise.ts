import type { Question } from '@sabi/shared/content/question'
import { richParts } from '@sabi/shared/content/rich-parts'
import { typeset, type Typeset } from '../build/mathematics.ts'
import { stemRules } from '../lint/stem.ts'
import { saySame } from '../lint/words.ts'
import { fault, isFault, type Fault } from './clean-fault.ts'
import { cleanText } from './clean.ts'
import type { ImportedQuestion } from './imported-question.ts'
import { withoutRepeats } from './normalise-repeats.ts'
import { letterColumns, swappedColumns } from './normalise-columns.ts'
import { placedFields, type ImportContext } from './normalise-fields.ts'
import { areLettersOutOfOrder, areNumbers, mayShuffle, withoutLetters } from './normalise-options.ts'
import { keyBaseOf, letterInExplanation, resolveKey, type KeyBases } from './key.ts'
import type { RawRow, RefusedRow } from './raw.ts'

/** Every row of a file is in one of the two lists, each in the order of the file. */
export interface NormalisedRows {
  accepted: ImportedQuestion[]
  refused: RefusedRow[]
}

const fewestOptions = 2
const mostOptions = 5
const longest = { text: 3000, option: 500, explanation: 5000 } as const

/**
 * Questions out of the rows of one file. Nothing about a key is guessed: a row in which anything is in doubt is refused
 * with its reason.
 */
export function normaliseRows(rows: readonly RawRow[], context: ImportContext): NormalisedRows {
  const bases = { stated: context.keyBase ?? null, shown: keyBaseOf(rows) }
  const file = { bases, letterColumns: letterColumns(rows), context }
  const outcomes = rows.map((row) => questionOf(row, file))
  const kept = withoutRepeats(outcomes)
  return {
    accepted: kept.flatMap((outcome) => (isFault(outcome) ? [] : [outcome])),
    refused: kept.flatMap((outcome, index) =>
      isFault(outcome) ? [{ place: rows[index]?.place ?? '', reason: outcome.fault, detail: outcome.detail }] : [],
    ),
  }
}

interface FileHabits {
  bases: KeyBases
  letterColumns: readonly number[]
  context: ImportContext
}

function questionOf(row: RawRow, { bases, letterColumns, context }: FileHabits): ImportedQuestion | Fault {
  const misplaced = swappedColumns(row, letterColumns)
  if (misplaced !== null) return misplaced
  const texts = textsOf(row)
  if (isFault(texts)) return texts
  const options = texts.options.map(({ text }) => text)
  const twin = options.find((option, place) => options.slice(place + 1).some((other) => saySame(option, other)))
  if (twin !== undefined) return fault('options-equal', twin)
  const correctOption = resolveKey(row, options, bases)
  if (isFault(correctOption)) return correctOption
  const said = letterInExplanation(texts.explanation.text, options)
  if (said !== null && said !== correctOption)
    return fault(
      'key-conflict',
      `the explanation says ${'ABCDE'.charAt(said)}, the key ${'ABCDE'.charAt(correctOption)}`,
    )
  const fields = placedFields(row, context)
  if (isFault(fields)) return fields
  const question = published(texts, { ...fields, correctOption })
  return missingFigure(question, row) ?? { place: row.place, ...question }
}

interface Texts {
  stem: Typeset
  options: Typeset[]
  explanation: Typeset
}

function textsOf(row: RawRow): Texts | Fault {
  if (row.text.trim() === '') return fault('text-missing', row.options.join(' '))
  if (row.options.length < fewestOptions || row.options.length > mostOptions)
    return fault('option-count', `${row.options.length} options`)
  const stem = cleanPart(row.text, 'text', longest.text)
  if (isFault(stem)) return stem
  if (stem === '') return fault('text-missing', row.text)
  const written = row.options.map((option) => cleanPart(option, 'option', longest.option))
  const broken = written.find(isFault)
  if (broken !== undefined) return broken
  const cleaned = written.flatMap((option) => (isFault(option) ? [] : [option]))
  if (areLettersOutOfOrder(cleaned)) return fault('key-ambiguous', `letters out of order: ${cleaned.join(' ')}`)
  const options = withoutLetters(cleaned)
  const empty = options.findIndex((option) => option === '' || /^[([]?[A-E][.):\]]+$/i.test(option))
  if (empty !== -1) return fault('option-empty', `option ${'ABCDE'.charAt(empty)} of '${stem}'`)
  const explanation = cleanPart(row.explanation ?? '', 'explanation', longest.explanation)
  if (isFault(explanation)) return explanation
  return { stem: typeset(stem), options: options.map(typeset), explanation: typeset(explanation) }
}

/** A text without damage; the fault says in which part of the question it is. */
function cleanPart(raw: string, part: keyof typeof longest, most: number): string | Fault {
  const cleaned = cleanText(raw)
  if (isFault(cleaned)) return fault(cleaned.fault, `${part}: ${cleaned.detail}`)
  return cleaned.text.length > most ? fault('too-long', `${part}: ${cleaned.text.length} characters`) : cleaned.text
}

type Placed = Pick<Question, 'subject' | 'topicId' | 'examType' | 'difficulty' | 'source' | 'correctOption'>

function published({ stem, options, explanation }: Texts, placed: Placed): Omit<ImportedQuestion, 'place'> {
  const reasons = options.map(() => null)
  const plain = { text: stem.text, options: options.map(({ text }) => text), explanation: explanation.text }
  const rich = richParts({
    text: mixed(stem),
    options: options.map(mixed),
    reasons,
    explanation: mixed(explanation),
  })
  return {
    ...placed,
    ...plain,
    reasons,
    hints: [],
    canShuffle: mayShuffle(plain),
    isCalculation: areNumbers(plain.options),
    family: null,
    imageUrl: null,
    ...(rich === null ? {} : { rich }),
  }
}

function mixed({ text, html }: Typeset): string {
  return html ?? text
}

/** A picture of a file is never taken along: pages of ours load nothing from elsewhere. */
function missingFigure(
  question: Omit<ImportedQuestion, 'place'>,
  { image, hasFigure = false, place }: RawRow,
): Fault | null {
  if (hasFigure) return null
  if (image !== undefined && image.trim() !== '') return fault('figure-missing', image)
  const rule = stemRules.find(({ id }) => id === 'missing-figure')
  if (rule === undefined) throw new Error('The linter has no rule for figures that are missing')
  const found = rule.faultOf({ ...question, id: place, kind: 'item' })
  return found === null ? null : fault('figure-missing', found)
}

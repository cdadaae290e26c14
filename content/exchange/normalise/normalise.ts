import { optionLetter } from '@sabi/shared/content/option-letter'
import type { Question } from '@sabi/shared/content/question'
import { richParts } from '@sabi/shared/content/rich-parts'
import type { Typeset } from '../../build/mathematics.ts'
import { saySame } from '../../lint/words.ts'
import { fault, isFault, type Fault } from '../clean/clean-fault.ts'
import type { ImportedQuestion } from '../imported-question.ts'
import { withoutRepeats } from './normalise-repeats.ts'
import { letterColumns, swappedColumns } from './normalise-columns.ts'
import { placedFields, type ImportContext } from './normalise-fields.ts'
import { missingIn } from '../missing.ts'
import { fitsBeside, withBeside } from './normalise-beside.ts'
import { areNumbers, mayShuffle } from './normalise-options.ts'
import { areNumbered, textsOf, type Texts } from './normalise-texts.ts'
import { keyChange, placeChanges } from '../row-changes.ts'
import { keyBaseOf, letterInExplanation, resolveKey, type KeyBases } from '../key.ts'
import type { RawRow, RefusedRow } from '../raw.ts'

/** Every row of a file is in one of the two lists, in file order. */
export interface NormalisedRows {
  accepted: ImportedQuestion[]
  refused: RefusedRow[]
}

/** Turns the rows of one file into questions. It never guesses a key: a row with any doubt is rejected with its reason. */
export function normaliseRows(rows: readonly RawRow[], context: ImportContext): NormalisedRows {
  const bases = { stated: context.keyBase ?? null, shown: keyBaseOf(rows) }
  const file = { bases, letterColumns: letterColumns(rows), isNumbered: areNumbered(rows), context }
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
  /** True if the texts of the file begin with the number of their question. */
  isNumbered: boolean
  context: ImportContext
}

function questionOf(row: RawRow, { bases, letterColumns, isNumbered, context }: FileHabits): ImportedQuestion | Fault {
  const misplaced = swappedColumns(row, letterColumns)
  if (misplaced !== null) return misplaced
  if (row.unread !== undefined && row.unread.length > 0) return fault('field-unread', row.unread.join(', '))
  const texts = textsOf(row, { isNumbered })
  if (isFault(texts)) return texts
  const options = texts.options.map(({ text }) => text)
  const missing = missingFrom(texts, row, options)
  if (missing !== null) return missing
  const twin = options.find((option, place) => options.slice(place + 1).some((other) => saySame(option, other)))
  if (twin !== undefined) return fault('options-equal', twin)
  const correctOption = resolveKey(row, options, bases)
  if (isFault(correctOption)) return correctOption
  const said = letterInExplanation(texts.writtenExplanation, options)
  if (said !== null && said !== correctOption)
    return fault('key-conflict', `the explanation gives ${optionLetter(said)}, the key ${optionLetter(correctOption)}`)
  const fields = placedFields(row, context)
  if (isFault(fields)) return fields
  const title = context.topics.find(({ id }) => id === fields.topicId)?.title ?? fields.topicId
  const changes = [keyChange(row, correctOption), ...texts.changes, ...placeChanges(row, { ...fields, title })]
  return { place: row.place, ...withBeside({ ...published(texts, { ...fields, correctOption }), changes }, row) }
}

/** A question exported from here must still have what it had. Its words are known to need nothing else. */
function missingFrom(texts: Texts, row: RawRow, options: readonly string[]): Fault | null {
  const { beside, figure, picture, hasFigure = figure !== undefined || picture !== undefined } = row
  if (picture?.alt === '') return fault('picture-without-words', texts.stem.text)
  if (beside?.isDrawn === true && !hasFigure) return fault('figure-missing', 'the figure of this question is missing')
  const words = { text: texts.stem.text, options: [...options], explanation: texts.explanation.text }
  return fitsBeside(words, beside) ? null : missingIn(texts, { ...row, hasFigure })
}

type Placed = Pick<Question, 'subject' | 'topicId' | 'examType' | 'difficulty' | 'source' | 'correctOption'>

function published(
  { stem, options, explanation, reasons, hints, warnings }: Texts,
  placed: Placed,
): Omit<ImportedQuestion, 'place' | 'changes'> {
  const { correctOption } = placed
  const wrong = options.map((_, option) => (option === correctOption ? null : (reasons[option] ?? null)))
  const plain = { text: stem.text, options: options.map(({ text }) => text), explanation: explanation.text }
  const rich = richParts({
    text: mixed(stem),
    options: options.map(mixed),
    reasons: wrong.map((reason) => (reason === null ? null : mixed(reason))),
    explanation: mixed(explanation),
  })
  return {
    ...placed,
    ...plain,
    reasons: wrong.map((reason) => reason?.text ?? null),
    hints: hints.map(({ text }) => text),
    warnings,
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

import { optionLetter } from '@sabi/shared/content/option-letter'
import { typeset, type Typeset } from '../../build/mathematics.ts'
import { withoutEmphasis } from '../../build/emphasis.ts'
import { fault, isFault, type Fault } from '../clean/clean-fault.ts'
import { isInItalics, tidiedEmphasis } from '../clean/clean-emphasis.ts'
import { cleanText, comparableText } from '../clean/clean.ts'
import { isGenericFeedback } from '../feedback.ts'
import { areLettersOutOfOrder, withoutLetters } from './normalise-options.ts'
import type { RawRow, RowChange, RowWarning, WarningCode } from '../raw.ts'
import { textChanges } from '../row-changes.ts'

const fewestOptions = 2
const mostOptions = 5
const mostHints = 9
/** The text includes its passage. */
const longest = { text: 8000, option: 500, explanation: 5000, hint: 1000 } as const

/** The texts of a question, cleaned and typeset, with warnings about what was left out. */
export interface Texts {
  stem: Typeset
  options: Typeset[]
  explanation: Typeset
  /** The reason why each option is wrong; null if unknown. */
  reasons: (Typeset | null)[]
  hints: Typeset[]
  warnings: RowWarning[]
  changes: RowChange[]
  /** The explanation in the file as plain text, even if it was left out. */
  writtenExplanation: string
}

const number = /^(?:(?:q|question|no)\s*[.#:]?\s*)?[([]?(\d{1,3})\s?[.):\]]+\s+(?=\S)/i
const numberInWords = /^(?:q|question)\s*[.#:]?\s*\d{1,3}\s*[.):-]+\s+(?=\S)/i
const fewestForHabit = 3

/** Returns true if most texts of a file begin with a number, which must be that of the question. */
export function areNumbered(rows: readonly RawRow[]): boolean {
  const numbered = rows.filter(({ text }) => number.test(text.replaceAll(/^(?:\s|<[^<>]{0,200}>)+/g, '')))
  return rows.length >= fewestForHabit && numbered.length * 2 > rows.length
}

export function textsOf(row: RawRow, { isNumbered }: { isNumbered: boolean }): Texts | Fault {
  if (row.text.trim() === '') return fault('text-missing', row.options.join(' '))
  if (row.options.length < fewestOptions || row.options.length > mostOptions)
    return fault('option-count', `${row.options.length} options`)
  const stem = stemOf(row, isNumbered)
  if (isFault(stem)) return stem
  const options = optionsOf(row, stem.whole)
  if (isFault(options)) return options
  const explanation = partOrWarning(row.explanation ?? '', 'explanation', 'explanation-dropped')
  if (isFault(explanation)) return explanation
  const reasons = row.options.map((_, option) =>
    partOrWarning(row.reasons?.[option] ?? '', 'explanation', 'reason-dropped'),
  )
  const hints = (row.hints ?? []).map((hint) => partOrWarning(hint, 'hint', 'hint-dropped'))
  if (hints.length > mostHints) return fault('field-unread', `too many hints: ${hints.length}`)
  const unsafe = [...reasons, ...hints].find(isFault)
  if (unsafe !== undefined) return unsafe
  const parts = [explanation, ...reasons, ...hints]
  const made = {
    stem: typeset(stem.whole),
    options: options.texts.map(typeset),
    explanation: explanation.part ?? typeset(''),
  }
  const { number, above } = stem
  return {
    ...made,
    reasons: reasons.map((reason) => (isFault(reason) ? null : reason.part)),
    hints: hints.flatMap((hint) => (isFault(hint) ? [] : (hint.part ?? []))),
    warnings: parts.flatMap((part) => (isFault(part) ? [] : (part.warning ?? []))),
    changes: textChanges(row, { ...made, number, above, hasLetters: options.hadLetters }),
    writtenExplanation: comparableText(row.explanation ?? ''),
  }
}

interface Stem {
  whole: string
  /** The number of the question in the file; '' if none. */
  number: string
  above: string[]
}

/** Separates the question from what is printed above it. */
function stemOf(row: RawRow, isNumbered: boolean): Stem | Fault {
  const cleaned = cleanPart(row.text, 'text')
  if (isFault(cleaned)) return cleaned
  const stem = withoutNumber(cleaned, isNumbered)
  if (stem === '') return fault('text-missing', row.text)
  const above = (row.context ?? []).map((text) => cleanPart(text, 'text'))
  const broken = above.find(isFault)
  if (broken !== undefined) return broken
  const parts = above.flatMap((text) => (isFault(text) || isHeading(text) || saysAlready(stem, text) ? [] : [text]))
  const distinct = [...new Set(parts)]
  const whole = [...distinct, stem].join('\n')
  if (whole.length > longest.text) return fault('too-long', `text: ${whole.length} characters`)
  const number = stem === cleaned ? '' : cleaned.slice(0, cleaned.length - stem.length).trim()
  return { whole, number, above: distinct }
}

const sectionName =
  /^(?:(?:section|part|paper)\s*)?(?:[A-Z]|\d{1,3}|[IVX]{1,4})?$|^(?:objectives?|obj|mcqs?|multiple[ -]choice)(?: (?:test|questions?|section))?$/i
const toEveryPaper = /^(?:please )?(?:answer|attempt) (?:all|any|every)\b[^.?!]{0,60}[.!]?$/i

/** The name of a section of a paper, or what every paper says at its top, neither of which a question needs. */
function isHeading(text: string): boolean {
  const words = withoutEmphasis(text).trim()
  return words === '' || sectionName.test(words) || toEveryPaper.test(words)
}

function saysAlready(stem: string, text: string): boolean {
  return plainWords(stem).includes(plainWords(text))
}

function plainWords(text: string): string {
  return withoutEmphasis(text).toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/**
 * Removes the number of the question. In a file without numbered questions, only before a capital letter and if no list continues from
 * it: '1. Iron 2. Zinc' is part of a question.
 */
function withoutNumber(text: string, isNumbered: boolean): string {
  const match = number.exec(text) ?? numberInWords.exec(text)
  if (match === null) return text
  const rest = text.slice(match[0].length)
  const next = new RegExp(`(?<!\\d)${Number(match[1] ?? Number.NaN) + 1}\\s?[.)]\\s`)
  const isList = match[1] !== undefined && !/^q|^no/i.test(text) && next.test(rest)
  if (isList) return text
  return isNumbered || /^q/i.test(text) || /^["'“‘(]?(?:<[biu]>)?\p{Lu}/u.test(rest) ? rest.trim() : text
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const spreadsheetDate = new RegExp(
  `^(?:\\d{1,2}-(?:${months})(?:-\\d{2,4})?|(?:${months})-\\d{2,4}|20\\d\\d-\\d\\d-\\d\\d(?:[T ]00:00(?::00(?:\\.0+)?)?Z?)?|\\d{1,2}/\\d{1,2}/20\\d\\d)$`,
  'i',
)

function optionsOf(row: RawRow, stem: string): { texts: string[]; hadLetters: boolean } | Fault {
  const written = row.options.map((option) => cleanPart(option, 'option'))
  const broken = written.find(isFault)
  if (broken !== undefined) return broken
  const cleaned = written.flatMap((option) => (isFault(option) ? [] : [option]))
  if (areLettersOutOfOrder(cleaned)) return fault('key-ambiguous', `letters out of order: ${cleaned.join(' ')}`)
  const bare = withoutLetters(cleaned)
  const options = withItalics(bare.map(tidiedEmphasis), row.options)
  const empty = options.findIndex((option) => option === '' || /^[([]?[A-E][.):\]]+$/i.test(option))
  if (empty !== -1) return fault('option-empty', `option ${optionLetter(empty)} of '${stem}'`)
  const date = options.findIndex((option) => spreadsheetDate.test(option))
  if (date !== -1) return fault('date-for-number', `option ${optionLetter(date)}: ${options[date]}`)
  return { texts: options, hadLetters: bare[0] !== cleaned[0] }
}

/** Keeps italics on whole options if several have them, such as names of species. On a single one they would reveal the key. */
function withItalics(options: readonly string[], raw: readonly string[]): string[] {
  const places = raw.flatMap((option, place) => (isInItalics(option) ? [place] : []))
  if (places.length < 2 || places.length === raw.length) return [...options]
  return options.map((text, place) => (places.includes(place) && !text.includes('<') ? `<i>${text}</i>` : text))
}

/** Cleans a text. A fault names the part of the question it is in. */
function cleanPart(raw: string, part: keyof typeof longest): string | Fault {
  const cleaned = cleanText(raw)
  if (isFault(cleaned)) return fault(cleaned.fault, `${part}: ${cleaned.detail}`)
  return cleaned.text.length > longest[part]
    ? fault('too-long', `${part}: ${cleaned.text.length} characters`)
    : cleaned.text
}

/** Cleans an explanation written by a person for a question whose own could not be read. */
export function writtenExplanation(raw: string): Typeset | Fault {
  const cleaned = cleanPart(raw, 'explanation')
  if (isFault(cleaned)) return cleaned
  return isGenericFeedback(cleaned) ? fault('explanation-empty', raw) : typeset(cleaned)
}

/**
 * Cleans an optional text: a damaged one is left out with a warning, one that only judges the answer without. Markup that could run
 * in a browser still rejects the row.
 */
function partOrWarning(
  raw: string,
  part: 'explanation' | 'hint',
  warning: WarningCode,
): { part: Typeset | null; warning?: RowWarning } | Fault {
  if (isGenericFeedback(raw)) return { part: null }
  const cleaned = cleanPart(raw, part)
  if (!isFault(cleaned)) return { part: isGenericFeedback(cleaned) ? null : typeset(cleaned) }
  if (cleaned.fault === 'unsafe-markup') return cleaned
  return { part: null, warning: { warning, reason: cleaned.fault, detail: cleaned.detail } }
}

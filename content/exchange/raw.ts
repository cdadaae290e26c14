import type { Figure } from '@sabi/shared/content/question'
import type { Beside } from './beside.ts'

/** A question as it is in the file, before anything is validated: texts may contain HTML, LaTeX, placeholders and damage. */
export interface RawRow {
  /** The position in the file, for people: 'row 12', 'question 3', 'item q17'. */
  place: string
  text: string
  options: readonly string[]
  key: RawKey
  explanation?: string
  /** The text printed above the question, and perhaps above others: instructions and passages, in reading order. */
  context?: readonly string[]
  /** Headings and notices next to the question that belong to no question. */
  leftOut?: readonly string[]
  /** Why each option is wrong, one entry per option, '' if the file does not say. */
  reasons?: readonly string[]
  hints?: readonly string[]
  subject?: string
  topic?: string
  /** The names of the folders that contain the question. They may name a subject, a topic, a week or a teacher. */
  category?: readonly string[]
  examType?: string
  difficulty?: string
  /** The origin according to the file: 'JAMB 2010', a book, a teacher. */
  source?: string
  /** The name of a picture that the question needs. */
  image?: string
  /** The place of the key in a document, unless directly below the question. */
  keyFrom?: 'list' | 'mark'
  /** True if the question already has one of our figures, as when it is edited. */
  hasFigure?: boolean
  /** The figure in the file, if it is one that we could have made. */
  figure?: Figure
  /** The picture itself as a data URL, or its address here, and what it shows. */
  picture?: { url: string; alt: string }
  /** Fields that one of our exports added to the question. */
  beside?: Beside
  /** The names of non-empty fields that the reader does not support. */
  unread?: readonly string[]
}

/**
 * The key as written. 'index' counts from `base`; a base of null means that the file does not say, so it is inferred from all rows. A
 * letter or the text of an option needs no base.
 */
export type RawKey =
  | { kind: 'index'; value: number; base: 0 | 1 | null }
  | { kind: 'letter'; value: string }
  | { kind: 'text'; value: string }
  | { kind: 'missing' }

/** Why a row was rejected. `reasonWords` has a sentence for each, addressed to the importer. */
export type ReasonCode = keyof typeof reasonWords

export const reasonWords = {
  'not-a-question': 'This row could not be read as a question.',
  'no-questions': 'No questions were found in the file.',
  'field-unread': 'This field is not supported, so part of the question may be lost.',
  'not-single-choice': 'Only questions with one right option can be imported.',
  'text-missing': 'The question has no text.',
  'option-count': 'A question must have two to five options.',
  'option-empty': 'An option is empty.',
  'options-equal': 'Two options are the same.',
  'key-missing': 'The row does not say which option is right.',
  'key-out-of-range': 'The key names an option that does not exist.',
  'key-matches-none': 'The key does not match any option.',
  'key-ambiguous': 'It is not clear which option the key means.',
  'key-conflict': 'Two places in the file or the bank give different keys for this question.',
  placeholder: 'The text contains a placeholder.',
  damaged: 'Some characters are damaged and cannot be repaired.',
  'formula-broken': 'A formula cannot be read.',
  'figure-missing': 'The question needs a figure that is missing.',
  'picture-without-words': 'A picture needs words for students who cannot see it. Write them in imageAlt.',
  'picture-unusable': 'The picture cannot be used.',
  'picture-unknown':
    'The picture is not on this site, or no question showed it for a day. Put the picture itself in the file.',
  'context-missing': 'The question refers to a passage, a table or a list that is missing.',
  'emphasis-missing': 'The question refers to words that are underlined or in italics, but there are none.',
  'date-for-number': 'A spreadsheet turned this into a date. Format the column as text and type it again.',
  'columns-swapped': 'The columns seem to be in the wrong order.',
  'unsafe-markup': 'The text contains markup that could run in a browser.',
  'explanation-empty': 'The explanation does not say why the option is right.',
  'too-long': 'A text is longer than allowed.',
  'topic-unknown': 'The topic is not in the syllabus.',
  'subject-unknown': 'The subject is not one of ours.',
  'exam-unknown': 'The exam is not JAMB, WAEC or NECO.',
  'duplicate-in-file': 'The same question appears twice in the file.',
} as const

/** Warnings about parts left out of an accepted row. */
export const warningWords = {
  'explanation-dropped': 'The explanation could not be read and was left out.',
  'reason-dropped': 'The reason why an option is wrong could not be read and was left out.',
  'hint-dropped': 'A hint could not be read and was left out.',
  'typeset-dropped': 'Typeset mathematics no longer matches its text, so only the text was imported.',
} as const
export type WarningCode = keyof typeof warningWords

export interface RowWarning {
  warning: WarningCode
  reason: ReasonCode
  detail: string
}

/** Changes that the reader made in an accepted row, so that a person can compare the question with the file. */
export const changeWords = {
  'number-removed': 'The number of the question was removed.',
  'letters-removed': 'The letters before the options were removed.',
  'passage-added': 'The passage or instruction above the question was added to it.',
  'lines-left-out': 'Headings and notices next to the question were left out.',
  'markup-removed': 'HTML was turned into plain text.',
  'emphasis-kept': 'Underlined, italic and bold words were kept.',
  'emphasis-dropped': 'Emphasis on a whole text was removed.',
  'letters-repaired': 'Damaged or invisible characters were repaired.',
  'formula-typeset': 'Formulas were typeset.',
  'feedback-dropped': 'An explanation that only says right or wrong was left out.',
  'key-read': 'The key was read.',
  'topic-named': 'The topic was found by its name.',
  'difficulty-assumed': 'The file gives no difficulty.',
} as const
export type ChangeCode = keyof typeof changeWords

export interface RowChange {
  change: ChangeCode
  /** Which part, and its words in the file if they help; at most 120 characters. */
  detail: string
}

export interface RefusedRow {
  place: string
  reason: ReasonCode
  /** The offending words or numbers, at most 120 characters. */
  detail: string
}

/** The result of reading a file: every row is in one of the two lists. */
export interface Reading {
  format: FormatName
  rows: readonly RawRow[]
  refused: readonly RefusedRow[]
}

export const formatNames = [
  'json',
  'csv',
  'xlsx',
  'aiken',
  'gift',
  'moodle-xml',
  'qti',
  'aloc',
  'docx',
  'pdf',
  'loose-json',
  'anki',
] as const
export type FormatName = (typeof formatNames)[number]

/** A file that cannot be read at all: too large, a zip bomb, in an unknown format or corrupt. The message is shown to the importer. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** Maximum size of a file, as uploaded and unpacked. */
export const largestFile = 20 * 1024 * 1024
export const largestUnpacked = 60 * 1024 * 1024
export const mostRows = 20_000

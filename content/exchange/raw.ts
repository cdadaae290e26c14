import type { Figure } from '@sabi/shared/content/question'
import type { Beside } from './beside.ts'

/** A question as a file says it, before anything of it is believed: texts may hold HTML, LaTeX, placeholders and damage. */
export interface RawRow {
  /** Where a person finds it in the file: 'row 12', 'question 3', 'item q17'. */
  place: string
  text: string
  options: readonly string[]
  key: RawKey
  explanation?: string
  /** What is printed above the question, for it and perhaps for others: an instruction, a passage. In the order of reading. */
  context?: readonly string[]
  /** Why each option is wrong, one entry an option, '' where the file does not say it. */
  reasons?: readonly string[]
  hints?: readonly string[]
  subject?: string
  topic?: string
  /** The names of the folders that the question is filed in. Some name a subject or a topic, others a week or a teacher. */
  category?: readonly string[]
  examType?: string
  difficulty?: string
  /** Where the file says it is from: 'JAMB 2010', a book, a teacher. */
  source?: string
  /** The name of a picture that the question needs. */
  image?: string
  /** Where a document names the key, when not right below the question. */
  keyFrom?: 'list' | 'mark'
  /** A drawing of ours stands beside it already: true of a question that is edited. */
  hasFigure?: boolean
  /** The drawing that the file has for it, if it is one that we could have made. */
  figure?: Figure
  /** The picture itself, as a data URL. */
  picture?: string
  /** What an export of ours put beside it. */
  beside?: Beside
  /** The names of fields that hold something and that the reader does not know. */
  unread?: readonly string[]
}

/**
 * The key as written. 'index' counts from `base`; a base of null is for files that do not say how they count, which is
 * decided over all their rows. A letter or the text of an option say it by themselves.
 */
export type RawKey =
  | { kind: 'index'; value: number; base: 0 | 1 | null }
  | { kind: 'letter'; value: string }
  | { kind: 'text'; value: string }
  | { kind: 'missing' }

/** Why a row was not taken in. Each has one sentence for the person who imports in `reasonWords`. */
export type ReasonCode = keyof typeof reasonWords

export const reasonWords = {
  'not-a-question': 'This row is not a question that can be read.',
  'field-unread': "This field isn't read, so the question may lose something.",
  'not-single-choice': 'Only questions with one right option can be taken in.',
  'text-missing': 'The question has no text.',
  'option-count': 'A question has two to five options.',
  'option-empty': 'An option is empty.',
  'options-equal': 'Two options say the same.',
  'key-missing': 'The row does not say which option is right.',
  'key-out-of-range': 'The key names an option that is not there.',
  'key-matches-none': 'The key is a text that no option has.',
  'key-ambiguous': 'Nothing shows for certain which option the key means.',
  'key-conflict': 'Two things in the file or the bank name different keys for this question.',
  placeholder: 'The text holds a placeholder.',
  damaged: 'Letters were damaged on the way and cannot be repaired.',
  'formula-broken': 'A formula cannot be read.',
  'figure-missing': 'The question needs a figure that is not there.',
  'context-missing': 'The question speaks of a passage, a table or a list that is not there.',
  'emphasis-missing': 'The question speaks of words that are underlined or in italics, and none are.',
  'date-for-number': 'A spreadsheet turned this into a date. Format the column as text and type it again.',
  'columns-swapped': 'The columns seem to be in another order.',
  'unsafe-markup': 'The text holds markup that could run in a browser.',
  'explanation-empty': 'The explanation does not say why the option is right.',
  'too-long': 'A text is longer than a question may be.',
  'topic-unknown': 'The topic is not in the syllabus.',
  'subject-unknown': 'The subject is not one of ours.',
  'exam-unknown': 'The exam is not JAMB, WAEC or NECO.',
  'duplicate-in-file': 'The same question stands in the file twice.',
} as const

/** What was left out of a row that was accepted. */
export const warningWords = {
  'explanation-dropped': 'The explanation cannot be read and was left out.',
  'reason-dropped': 'Why an option is wrong cannot be read and was left out.',
  'hint-dropped': 'A hint cannot be read and was left out.',
  'typeset-dropped': 'Mathematics set in type no longer fits the words beside it, so only the words were taken in.',
} as const
export type WarningCode = keyof typeof warningWords

export interface RowWarning {
  warning: WarningCode
  reason: ReasonCode
  detail: string
}

/** What the reader changed in a row that it accepted, so that somebody can compare the question with the file. */
export const changeWords = {
  'number-removed': 'The number of the question was removed.',
  'letters-removed': 'The letters before the options were removed.',
  'passage-added': 'The passage or instruction above the question was added to it.',
  'markup-removed': 'HTML was turned into plain text.',
  'emphasis-kept': 'Underlined, italic and bold words were kept.',
  'emphasis-dropped': 'Emphasis of a whole text was dropped.',
  'letters-repaired': 'Damaged or invisible letters were repaired.',
  'formula-typeset': 'Formulas were typeset.',
  'feedback-dropped': 'An explanation that only says right or wrong was left out.',
  'key-read': 'The key was read.',
  'topic-named': 'The topic was found by its name.',
  'difficulty-assumed': 'The file gives no difficulty.',
} as const
export type ChangeCode = keyof typeof changeWords

export interface RowChange {
  change: ChangeCode
  /** Which part, and its words in the file where they help: at most 120 characters. */
  detail: string
}

export interface RefusedRow {
  place: string
  reason: ReasonCode
  /** What exactly: the words or numbers at fault, at most 120 characters. */
  detail: string
}

/** What a reader made of a file: every row of it is in one of the two lists. */
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

/** A file that is not read at all: too large, a bomb, not of a known format, broken as a whole. The message is for a person. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** What a file may weigh, as sent and unpacked. */
export const largestFile = 20 * 1024 * 1024
export const largestUnpacked = 60 * 1024 * 1024
export const mostRows = 20_000

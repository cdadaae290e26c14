/** A question as a file says it, before anything of it is believed: texts may hold HTML, LaTeX, placeholders and damage. */
export interface RawRow {
  /** Where a person finds it in the file: 'row 12', 'question 3', 'item q17'. */
  place: string
  text: string
  options: readonly string[]
  key: RawKey
  explanation?: string
  subject?: string
  topic?: string
  examType?: string
  difficulty?: string
  /** Where the file says it is from: 'JAMB 2010', a book, a teacher. */
  source?: string
  /** The name of a picture that the question needs. */
  image?: string
  /** A drawing of ours stands beside it already: true of a question that is edited. */
  hasFigure?: boolean
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
  'columns-swapped': 'The columns seem to be in another order.',
  'unsafe-markup': 'The text holds markup that could run in a browser.',
  'too-long': 'A text is longer than a question may be.',
  'topic-unknown': 'The topic is not in the syllabus.',
  'subject-unknown': 'The subject is not one of ours.',
  'exam-unknown': 'The exam is not JAMB, WAEC or NECO.',
  'duplicate-in-file': 'The same question stands in the file twice.',
} as const

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
  'aiken',
  'gift',
  'moodle-xml',
  'qti',
  'aloc',
  'docx',
  'pdf',
  'loose-json',
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

import { subjectName } from '@sabi/shared/subjects/subject'
import type { SubjectId } from '@sabi/shared/content/question'
import type { TakenIn } from '../offline/questions/take-in-subject.ts'
import type { Outcome } from './take-in.ts'

export const passingOnTexts = {
  title: 'Pass it on',
  intro:
    'Give the questions and notes on this phone to a friend without internet, by Bluetooth, Quick Share, Xender or a memory card. Your answers are not in it.',
  nothingHere: 'Save a subject on this phone first.',
  preparing: 'Preparing the file...',
  ready: (subjects: readonly SubjectId[], size: string) => `The file is ready (${size}): ${namesOf(subjects)}.`,
  unsigned: (subjects: readonly SubjectId[], isOnline: boolean) =>
    `Not in the file: ${namesOf(subjects)}. ${isOnline ? 'Clear the cache and download again first.' : 'Sync once with a connection first.'}`,
  tooMany: (subjects: readonly SubjectId[]) => `Not in the file, because it would be over 3 MB: ${namesOf(subjects)}.`,
  shared: 'The file was handed over. Your friend opens it in the app, on the page Storage.',
  saved: (name: string) => `Saved as ${name}. Send that file to your friend.`,
  failed: "This phone can't do that right now. Please try again.",
  unsupported: 'This browser can’t pass questions on. Update it, and open this site with https.',
  choose: 'Open a file from a friend',
  opening: 'Checking the file...',
  offer: 'A file with questions was shared with this app. Add them to this phone?',
} as const

/** The end of reading a file, in words. */
export function outcomeWords(outcome: Outcome): string {
  return typeof outcome === 'string' ? faults[outcome] : wordsOfSubjects(outcome)
}

const notOurs = 'This is not a file of questions from this app, so nothing was taken from it.'

const faults: Readonly<Record<Extract<Outcome, string>, string>> = {
  'too large': notOurs,
  'not ours': notOurs,
  damaged:
    'This file was damaged or changed on the way, so nothing was taken from it. Ask your friend to send it again.',
  'not signed': 'This file is not signed by this site, so nothing was taken from it.',
  'no key': 'This phone can’t check the file. Open the app once with a connection, then try again.',
  full: 'This phone has no space left. Free some, then open the file again.',
}

const became: Readonly<Record<TakenIn, (names: string) => string>> = {
  taken: (names) => `Added to this phone: ${names}.`,
  same: (names) => `Already on this phone: ${names}.`,
  older: (names) => `Not taken, because this phone has newer questions: ${names}.`,
  unclear: (names) => `Not taken, because this phone may have newer questions: ${names}. Sync once to find out.`,
}

function wordsOfSubjects(outcomes: Extract<Outcome, readonly object[]>): string {
  const kinds = ['taken', 'same', 'older', 'unclear'] as const
  const sentences = kinds.map((kind) => {
    const subjects = outcomes.filter((outcome) => outcome.became === kind).map(({ subject }) => subject)
    return subjects.length === 0 ? '' : became[kind](namesOf(subjects))
  })
  return sentences.filter(Boolean).join(' ')
}

function namesOf(subjects: readonly SubjectId[]): string {
  return subjects.map(subjectName).join(', ')
}

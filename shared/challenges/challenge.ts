import { tidyName } from '../accounts/account.ts'
import { isCorrect, markedOver } from '../practice/score.ts'
import type { PracticeSession } from '../practice/session.ts'

/** The query of an address. */
interface Query {
  get(name: string): string | null
}

/** Most questions of a challenge: its link must stay short enough to send, and its QR code coarse enough to scan. */
export const mostAsked = 20
export const longestName = 20

/** A challenge as its link describes it. Anybody can write one, so nothing in it is believed. */
export interface Challenge {
  /** A part of the link is missing, as after an SMS. */
  isCut: boolean
  /** The questions in their order, each with the version that the friend saw: 'b09-1-25*3'. None in the link of a paper. */
  keys: readonly string[]
  /** A sign for each question: 1 for right, 0 for not right, - for not asked. Shorter where the link says less. */
  marks: string
  /** What the student who made the link had right in a paper; null if the link doesn't say. */
  score: number | null
  /** Their first name; null if the link doesn't say. */
  name: string | null
}

const marksForm = /^[01-]+$/
const keyForm = /^[\w-]{1,100}\*\d{1,9}$/

/** What a link says. The first 20 questions are taken, and the same one once. */
export function challengeFrom(query: Query): Challenge {
  const read = (name: string) => query.get(name) ?? ''
  const given = read('questions').split('.', mostAsked)
  const keys = [...new Set(given)].filter((key) => keyForm.test(key))
  const marks = read('right')
  return {
    isCut: keys.length === 0 || String(keys.length) !== read('n'),
    keys,
    // A damaged mark could be that of any question.
    marks: marks.length === keys.length && marksForm.test(marks) ? marks : '',
    score: /^\d{1,3}$/.test(read('score')) ? Number(read('score')) : null,
    name: friendsName(read('name')),
  }
}

/** Returns whether two links are about the same questions in the same order. */
export function isSameChallenge(one: Challenge, other: Challenge): boolean {
  return String(one.keys) === String(other.keys)
}

/**
 * The questions with which a session becomes a challenge; none if it can't. The questions of an assignment are the teacher's, and
 * those made for one student are on no other phone.
 */
export function keysOf(session: PracticeSession): string[] {
  if (session.assignmentId !== undefined) return []
  return markedOver(session)
    .filter(({ question }) => question.origin === undefined)
    .map(({ question }) => keyOf(question))
    .filter((key) => keyForm.test(key))
    .slice(0, mostAsked)
}

/** A question as a link names it. */
export function keyOf({ id, version }: { id: string; version: number }): string {
  return `${id}*${version}`
}

/** The marks of a session for the questions of a challenge. One that was not answered is not right. */
export function marksIn(session: PracticeSession, keys: readonly string[]): string {
  const markByKey = new Map(
    session.questions.map((entry) => [keyOf(entry.question), isCorrect(session, entry) === true ? '1' : '0']),
  )
  return keys.map((key) => markByKey.get(key) ?? '-').join('')
}

/** How many were right, of how many. */
export interface Score {
  score: number
  total: number
}

/** How many of these marks are right, of how many. */
export function scoreOf(marks: string): Score {
  return { score: marks.replace(/[^1]/g, '').length, total: marks.replace(/[^01]/g, '').length }
}

/** The marks that two students have for the same questions: a question that one of them lacks becomes - for both. */
export function inBoth(marks: string, others: string): string {
  return [...marks].map((mark, place) => (/[01]/.test(others[place] ?? '') ? mark : '-')).join('')
}

/**
 * What the link says of its student: the score over the questions that both had, or that of a paper with so many questions. Null if it
 * says nothing, or what can't be.
 */
export function saidIn(
  { keys, marks, score }: Challenge,
  { mine, total }: { mine: string; total: number },
): Score | null {
  if (keys.length > 0) {
    const said = scoreOf(inBoth(marks, mine))
    return said.total === 0 ? null : said
  }
  return score !== null && score <= total ? { score, total } : null
}

/** A name as it may be shown: one line of at most 20 characters, nothing invisible in it; null if nothing is left. */
export function friendsName(text: string): string | null {
  return [...tidyName(text.slice(0, 200))].slice(0, longestName).join('').trim() || null
}

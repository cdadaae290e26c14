import {
  challengeFrom,
  friendsName,
  keysOf,
  marksIn,
  scoreOf,
  type Challenge,
  type Score,
} from '@sabi/shared/challenges/challenge'
import { sessionScore } from '@sabi/shared/practice/score'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { learnerHere } from '../offline/learners/learner-list.ts'
import { currentUser } from '../platform/server/session.ts'

/** A session as its student can send it to a friend. */
export interface OwnResult extends Score {
  /** The address of the same questions. */
  address: string
  /** What is added to it if the student shows their result. */
  result: Record<string, string>
}

/** A session as a challenge: a paper that everybody gets at an address, else its questions. Null if it can't be one. */
export function resultOf(session: PracticeSession, paper: string | null = null): OwnResult | null {
  if (paper !== null) {
    const { correct: score, total } = sessionScore(session)
    return { score, total, address: paper, result: { score: String(score) } }
  }
  const answered = challengeIn(session.challenge).keys
  const keys = answered.length > 0 ? answered : keysOf(session)
  const right = marksIn(session, keys)
  return keys.length === 0
    ? null
    : { ...scoreOf(right), address: `/challenge?n=${keys.length}&questions=${keys.join('.')}`, result: { right } }
}

/** The link with the student's name and result. */
export function linkWithResult({ address, result }: OwnResult, name = firstName()): string {
  return `${location.origin}${address}&${new URLSearchParams({ ...result, name: friendsName(name) ?? '' })}`
}

/** The first name of the student; '' if the phone knows none. */
export function firstName(): string {
  return (currentUser() ?? learnerHere())?.name.split(' ')[0] ?? ''
}

/** The challenge of a link by its query. It names no questions if there is none. */
export function challengeIn(query: string | undefined): Challenge {
  return challengeFrom(new URLSearchParams(query))
}

/** What the link of a paper says of the friend's result. Its questions are those of the paper. */
export function paperChallengeIn(query: string | undefined): Challenge {
  return { ...challengeIn(query), keys: [], marks: '' }
}

/** The query of a challenge as far as it was understood: a link may be of any length. */
export function queryOf({ keys, marks, name }: Challenge): string {
  return String(
    new URLSearchParams({ n: String(keys.length), questions: keys.join('.'), right: marks, name: name ?? '' }),
  )
}

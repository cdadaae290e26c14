import type { User } from '@sabi/shared/accounts/account'
import { useEffect } from 'react'
import { onBackOnline } from '../../platform/server/connection.ts'
import { serverHistory } from '../../platform/server/server-history.ts'
import { currentUser, useSession } from '../../platform/server/session.ts'
import { turnHere } from '../../platform/server/turn.ts'
import { addVisitorAnswers } from '../visitor/visitor-answers.ts'
import { compareAfterSignIn } from './answer-digest.ts'
import { flushNow } from './answers.ts'
import { handInOverdue } from './overdue-papers.ts'

/**
 * Sends unsent answers when the app opens, when the phone comes online or is put away, when a student signs in, and
 * when the server's history of data has changed. Assigns a visitor's answers to the student who signs in, and hands in a paper whose time ran out. Renders
 * nothing; mounted once for every signed-in page.
 */
export function AnswerSender() {
  const { user } = useSession()
  // Depends on the user object, not the id: a student who signs in again may have answers that the server refused
  // before.
  useEffect(() => {
    if (user === null) return
    const send = () => void flushNow()
    send()
    // If the phone can't be read now, they wait for the next start of the app.
    joinAnswers(user).then(
      (count) => count > 0 && send(),
      () => undefined,
    )
    // The hall does the same when it is opened.
    handInOverdue(user.id).catch(() => undefined)
    const stop = onBackOnline(send)
    const stopFollowing = serverHistory.subscribe(send)
    document.addEventListener('visibilitychange', send)
    return () => {
      stop()
      stopFollowing()
      if (currentUser() === null) compareAfterSignIn()
      document.removeEventListener('visibilitychange', send)
    }
  }, [user])
  return null
}

/** Gives the student the answers from before the sign-in, and finishes the same for other learners of the phone. */
async function joinAnswers(user: User): Promise<number> {
  if (turnHere() === null) return addVisitorAnswers(user.id)
  const { joinLearner } = await import('../learners/take-overs.ts')
  return joinLearner(user)
}

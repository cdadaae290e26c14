import { useEffect } from 'react'
import { onBackOnline } from '../platform/connection.ts'
import { serverHistory } from '../platform/server-history.ts'
import { currentUser, useSession } from '../platform/session.ts'
import { addVisitorAnswers } from '../trial/visitor-answers.ts'
import { compareAfterSignIn } from './answer-digest.ts'
import { flushNow } from './answers.ts'

/**
 * Sends unsent answers when the app opens, when the phone is back online, when it is put away, when somebody signs in, and
 * when the server turns out to have another history than before. What was answered without an account is the student's from then on.
 * Shows nothing; it stands once, wherever a student can be signed in.
 */
export function AnswerSender() {
  const { user } = useSession()
  // By the user, not the id: who signs in again as the same student has answers that the server refused before.
  useEffect(() => {
    if (user === null) return
    const send = () => void flushNow()
    send()
    // Where the phone can't be read now, they wait for the next start of the app.
    addVisitorAnswers(user.id).then(
      (count) => count > 0 && send(),
      () => undefined,
    )
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

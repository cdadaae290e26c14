import { useEffect } from 'react'
import { useSession } from '../platform/session.ts'
import { flushNow } from './answers.ts'

/**
 * Sends unsent answers when the app opens, when the phone is back online, when it is put away, and when somebody signs
 * in. Shows nothing; it stands once, wherever a student can be signed in.
 */
export function AnswerSender() {
  const userId = useSession().user?.id
  useEffect(() => {
    if (userId === undefined) return
    const send = () => void flushNow()
    send()
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [userId])
  return null
}

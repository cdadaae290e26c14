import { logout } from '@sabi/shared/accounts/calls'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { forgetAccount } from '../offline/answers/earlier-accounts.ts'
import { flushNow, forgetUser as forgetAnswers, unsentCount } from '../offline/answers/answers.ts'
import { visitorId } from '../offline/visitor/visitor.ts'
import { request } from '../platform/server/request.ts'
import { currentUser, forgetUser, isSharedDevice } from '../platform/server/session.ts'
import { removeItem, storageKeys } from '../platform/storage.ts'
import { toast } from '../platform/page/toast-store.ts'
import { signOutTexts } from './sign-out-texts.ts'

/** Letters are rare, so their code loads after the page. */
const loadLetters = () => import('../offline/visitor/letter-queue.ts')

/** Data that only this phone has. */
export interface Unsent {
  answers: number
  /** Includes reports of questions. */
  messages: number
}

export interface SignOut {
  /** Sends what only this phone has, then asks if something could not be sent. */
  signOut: () => void
  isSigningOut: boolean
  /** Unsent answers and letters about which the student must decide. Null while there are none. */
  unsent: Unsent | null
  signOutAnyway: () => void
  stay: () => void
}

/**
 * Ends the session here and on the server, after sending what is unsent. A shared phone also deletes the student's
 * data; any other keeps it for the next sign-in. If the server can't be reached, or a shared phone can't tell in time
 * what is unsent, the student stays signed in and sees why.
 */
export function useSignOut(): SignOut {
  const [isSigningOut, setIsSigningOut] = useState(false)
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const [, navigate] = useLocation()

  const leave = async () => {
    await request(logout, {})
    if (isSharedDevice()) await clearThisPhone()
    // Leaves the guarded page first: its guard would redirect to the sign-in and back.
    navigate('/login')
    forgetUser()
  }

  const attempt = async (step: () => Promise<void>) => {
    if (isSigningOut) return
    setIsSigningOut(true)
    try {
      await step()
    } catch {
      toast({ ...signOutTexts.failed, tone: 'destructive' })
    } finally {
      setIsSigningOut(false)
    }
  }

  const leaveUnlessUnsent = async () => {
    const left = await sendAndCountUnsent()
    if (left.answers + left.messages > 0) setUnsent(left)
    else await leave()
  }

  return {
    isSigningOut,
    unsent,
    signOut: () => void attempt(leaveUnlessUnsent),
    signOutAnyway: () => void attempt(leave),
    stay: () => setUnsent(null),
  }
}

/** What the student searched for and wrote on this phone. */
const writtenKeys = [
  storageKeys.recentSearches,
  storageKeys.conversation,
  storageKeys.tutorDraft,
  storageKeys.generation,
  storageKeys.welcome,
]

async function sendAndCountUnsent(): Promise<Unsent> {
  const { countLetters, sendLetters } = await loadLetters()
  const [answers] = await Promise.all([sendAndCountAnswers(), sendLetters()])
  return { answers, messages: countLetters() }
}

async function sendAndCountAnswers(): Promise<number> {
  const user = currentUser()
  if (user === null) return 0
  await flushNow()
  // A personal phone loses nothing, so a slow count must not delay anyone.
  return isSharedDevice() ? unsentCount(user.id) : unsentCount(user.id).catch(() => 0)
}

/** Removes everything on this phone that belongs to the student, sent or not; shows a toast if it can't. */
export async function clearThisPhone(): Promise<void> {
  const user = currentUser()
  if (user === null) return
  for (const key of writtenKeys) removeItem(key)
  forgetAccount(user.id)
  await forgetTrials(user.id)
  const lettersAreGone = loadLetters().then(({ forgetLetters }) => forgetLetters())
  await Promise.all([forgetAnswers(user.id), lettersAreGone]).catch(() =>
    toast({ ...signOutTexts.leftBehind, tone: 'warning' }),
  )
}

/**
 * The session ids stay without their owner, so that the same answers, read from an address again, do not count twice.
 */
async function forgetTrials(userId: string): Promise<void> {
  const trials = await import('../offline/visitor/kept-trials.ts').catch(() => null)
  trials?.moveTrials(userId, visitorId)
}

import { logout } from '@sabi/shared/accounts/calls'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../platform/request.ts'
import { currentUser, forgetUser, isSharedDevice } from '../platform/session.ts'
import { toast } from '../platform/toast-store.ts'
import { signOutTexts } from './texts.ts'

export interface SignOut {
  /** Asks first where the phone is shared and holds answers that nobody else has. */
  signOut: () => void
  isSigningOut: boolean
  /** Answers that signing out would delete: the student has to decide. 0 while there is nothing to decide. */
  unsent: number
  signOutAnyway: () => void
  stay: () => void
}

/**
 * Ends the session here and on the server. A shared phone also loses what it holds of the student. Where the server can't
 * be reached the student stays signed in and is told.
 */
export function useSignOut(): SignOut {
  const [isSigningOut, setIsSigningOut] = useState(false)
  const [unsent, setUnsent] = useState(0)
  const [, navigate] = useLocation()

  const leave = async () => {
    await request(logout, {})
    if (isSharedDevice()) await clearThisPhone()
    // First away from the guarded page, whose guard would ask to sign in and come back.
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
    const count = isSharedDevice() ? await sendAndCountUnsent() : 0
    if (count > 0) setUnsent(count)
    else await leave()
  }

  return {
    isSigningOut,
    unsent,
    signOut: () => void attempt(leaveUnlessUnsent),
    signOutAnyway: () => void attempt(leave),
    stay: () => setUnsent(0),
  }
}

async function sendAndCountUnsent(): Promise<number> {
  const user = currentUser()
  if (user === null) return 0
  const { flushNow, unsentCount } = await import('../offline/answers.ts')
  await flushNow()
  // A store that can't be read holds nothing that staying signed in would save.
  return unsentCount(user.id).catch(() => 0)
}

/** Removes what this phone holds of the student, sent or not; says so where it can't. */
export async function clearThisPhone(): Promise<void> {
  const user = currentUser()
  if (user === null) return
  const clearing = import('../offline/answers.ts').then((answers) => answers.forgetUser(user.id))
  await clearing.catch(() => toast({ ...signOutTexts.leftBehind, tone: 'warning' }))
}

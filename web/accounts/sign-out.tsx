import { logout } from '@sabi/shared/accounts/calls'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { flushNow } from '../offline/answers/answers.ts'
import { request } from '../platform/server/request.ts'
import { forgetUser, isSharedDevice } from '../platform/server/session.ts'
import { turnHere } from '../platform/server/turn.ts'
import { besides } from '../platform/page/besides.tsx'
import { toast } from '../platform/page/toast-store.ts'
import type { SignOut, Unsent } from './leaving.ts'

const failed = { title: 'Logout Failed', description: 'An error occurred. Please try again.' }

/** Leaving needs the server anyway, so its code loads with the first tap. */
const loadLeaving = () => import('./leaving.ts')

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
    if (isSharedDevice()) await (await loadLeaving()).clearThisPhone()
    // Leaves the guarded page first: its guard would redirect to the sign-in and back.
    navigate(turnHere() === null ? '/login' : '/learners')
    forgetUser()
  }

  const attempt = async (step: () => Promise<void>) => {
    if (isSigningOut) return
    setIsSigningOut(true)
    try {
      await step()
    } catch {
      toast({ ...failed, tone: 'destructive' })
    } finally {
      setIsSigningOut(false)
    }
  }

  const leaveUnlessUnsent = async () => {
    // Sends while the code for the rest loads.
    const sending = flushNow()
    const left = await (await loadLeaving()).countUnsentAfter(sending)
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

/** In one file with the code that finds what is unsent. */
const SignOutDialog = besides(() => import('./SignOutDialog.tsx').then((file) => file.SignOutDialog))

/** Asks about unsent answers and letters, where there are some. */
export function UnsentQuestion(leaving: SignOut) {
  return (
    leaving.unsent !== null && (
      <Suspense fallback={null}>
        <SignOutDialog {...leaving} />
      </Suspense>
    )
  )
}

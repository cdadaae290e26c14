import { logout } from '@sabi/shared/accounts/calls'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '../platform/request.ts'
import { forgetUser } from '../platform/session.ts'
import { toast } from '../platform/toast-store.ts'
import { signOutTexts } from './texts.ts'

/** Ends the session here and on the server. Where the server can't be reached the student stays signed in and is told. */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const [isSigningOut, setIsSigningOut] = useState(false)
  const [, navigate] = useLocation()

  const signOut = async () => {
    if (isSigningOut) return
    setIsSigningOut(true)
    try {
      await request(logout, {})
      // First away from the guarded page, whose guard would ask to sign in and come back.
      navigate('/login')
      forgetUser()
    } catch {
      toast({ ...signOutTexts.failed, tone: 'destructive' })
    } finally {
      setIsSigningOut(false)
    }
  }
  return { signOut, isSigningOut }
}

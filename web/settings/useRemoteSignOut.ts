import { listDevices } from '@sabi/shared/accounts/session-calls'
import { useState } from 'react'
import { failureText } from '../accounts/failure-text.ts'
import { invalidate } from '../platform/server/queries.ts'
import { toast } from '../platform/page/toast-store.ts'
import { deviceTexts, texts } from './texts.ts'

interface RemoteSignOut {
  /** Throws on failure. */
  send: () => Promise<unknown>
  /** The toast after success. */
  done: string
  onSignedOut: () => void
}

/** Ends sessions elsewhere. The list is reloaded in any case, because another device may have been faster. */
export function useRemoteSignOut({ send, done, onSignedOut }: RemoteSignOut) {
  const [isBusy, setIsBusy] = useState(false)

  const signOut = async () => {
    setIsBusy(true)
    try {
      await send()
      toast({ title: done, tone: 'success' })
      onSignedOut()
    } catch (error) {
      const description = failureText(error, texts.failure) ?? undefined
      toast({ title: deviceTexts.failed, description, tone: 'destructive' })
    } finally {
      setIsBusy(false)
      invalidate(listDevices)
    }
  }

  return { isBusy, signOut: () => void signOut() }
}

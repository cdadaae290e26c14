import { passwordTexts } from '@sabi/shared/accounts/account-fields'
import { postedForm, PostedForm } from '@sabi/shared/contract/page-form'
import { useState, type FormEvent } from 'react'
import type { FieldError } from '../design/forms/ErrorSummary.tsx'
import { isOnline } from '../platform/server/connection.ts'
import { useFirstReply } from '../platform/server/first-reply.ts'
import { toast } from '../platform/page/toast-store.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

interface Steps {
  check: (form: FormData) => FieldError[]
  /** Throws on failure. */
  send: (form: FormData) => Promise<void>
  explain: (error: unknown) => FieldError[]
}

export type AccountFormState = ReturnType<typeof useAccountForm>

/**
 * A form that is validated, then sent. What was typed always stays, even if the form was posted before the app had
 * loaded.
 */
export function useAccountForm({ check, send, explain }: Steps) {
  const posted = useFirstReply(postedForm, PostedForm)
  const [errors, setErrors] = useState<readonly FieldError[]>(posted?.errors ?? [])
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [pauseSeconds, setPauseSeconds] = useState<number | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    const form = new FormData(element)
    const faults = check(form)
    setErrors(faults)
    setAttempt(attempt + 1)
    toastPasswordFault(faults)
    // Enter in a field submits too, bypassing the disabled button.
    if (faults.length > 0 || !isOnline()) return
    setIsBusy(true)
    try {
      await retryWhileBusy(() => send(form), { onPause: setPauseSeconds, isWanted: () => element.isConnected })
    } catch (error) {
      setErrors(explain(error))
    } finally {
      setIsBusy(false)
      setPauseSeconds(null)
    }
  }

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return {
    errors,
    errorOf,
    /** The server's result for a form posted without the app; undefined if none was. */
    posted,
    attempt,
    isBusy,
    /** Seconds until it retries a busy server; null if it is not waiting. */
    pauseSeconds,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}

function toastPasswordFault(faults: readonly FieldError[]): void {
  const fault = [passwordTexts.different, passwordTexts.short].find(({ description }) =>
    faults.some(({ message }) => message === description),
  )
  if (fault !== undefined) toast({ ...fault, tone: 'destructive' })
}

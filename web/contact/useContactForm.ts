import { NewMessage } from '@sabi/shared/contact/calls'
import { contactForm } from '@sabi/shared/contact/form'
import { postedForm, PostedForm } from '@sabi/shared/contract/page-form'
import { useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import type { FieldError } from '../design/forms/ErrorSummary.tsx'
import { newId } from '../offline/device.ts'
import { deliverMessage } from '../offline/visitor/deliver-message.ts'
import { keepLetter } from '../offline/visitor/letter-queue.ts'
import { useFirstReply } from '../platform/server/first-reply.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { checkSession, currentUser } from '../platform/server/session.ts'
import { isHidden } from '../platform/server/turn.ts'
import { contactTexts } from './texts.ts'

/** The contact form. It is cleared only after the message was sent or saved on the phone. */
export function useContactForm() {
  const posted = useFirstReply(postedForm, PostedForm)
  const [errors, setErrors] = useState<readonly FieldError[]>(posted?.errors ?? [])
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    const faults = await deliver(new FormData(form))
    setIsBusy(false)
    setErrors(faults)
    setAttempt(attempt + 1)
    if (faults.length === 0) form.reset()
  }

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return { errors, errorOf, posted, attempt, isBusy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}

/** Sends the message, or saves it if the server can't be reached. Returns the errors. */
async function deliver(typed: FormData): Promise<FieldError[]> {
  const faults = contactForm.check(typed)
  if (faults.length > 0) return faults
  const message = z.parse(NewMessage, contactForm.bodyOf(typed, typed, newId))
  // Someone may sign in or out while it is being sent.
  const userId = isHidden() ? null : (currentUser()?.id ?? null)
  try {
    await deliverMessage(message, userId)
    return []
  } catch (failure) {
    if (!(failure instanceof RequestError)) throw failure
    if (failure.status === 401 && failure.isServerText) {
      void checkSession()
      return [{ message: contactTexts.signedOut }]
    }
    if (failure.kind !== 'network') return [{ message: failure.isServerText ? failure.message : contactTexts.notSent }]
    return keepLetter({ message, userId }) ? [] : [{ message: contactTexts.notKept }]
  }
}

import { useState, type FormEvent } from 'react'
import type { FieldError } from '../design/ErrorSummary.tsx'

interface AccountForm {
  check: (form: FormData) => FieldError[]
  /** Throws where it fails. */
  send: (form: FormData) => Promise<void>
  explain: (error: unknown) => FieldError[]
  onFault: (faults: readonly FieldError[]) => void
}

/** A form that is checked, then sent; what was typed stays in it whatever happens. */
export function useAccountForm({ check, send, explain, onFault }: AccountForm) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const faults = check(form)
    setErrors(faults)
    setAttempt(attempt + 1)
    if (faults.length > 0) return onFault(faults)
    setIsBusy(true)
    try {
      await send(form)
    } catch (error) {
      setErrors(explain(error))
    } finally {
      setIsBusy(false)
    }
  }

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return { errors, errorOf, attempt, isBusy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}

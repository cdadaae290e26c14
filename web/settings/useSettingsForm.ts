import { failureText, fieldAtFault } from '../accounts/failure-text.ts'
import { useAccountForm } from '../accounts/useAccountForm.ts'
import type { FieldError } from '../design/forms/ErrorSummary.tsx'
import { texts } from './texts.ts'

interface SettingsForm {
  /** The ids of fields that the form names differently from the call. */
  ids?: Readonly<Record<string, string>>
  check?: (form: FormData) => FieldError[]
  /** Throws on failure. */
  send: (form: FormData) => Promise<void>
}

/** A settings form: the server's errors appear at their fields, and nothing typed is lost. */
export function useSettingsForm({ ids = {}, check = findsNoFault, send }: SettingsForm) {
  return useAccountForm({
    check,
    send,
    explain(error) {
      const { field } = fieldAtFault(error)
      const message = failureText(error, texts.failure) ?? texts.failure.otherwise
      return [field === undefined ? { message } : { message, field: ids[field] ?? field }]
    },
  })
}

function findsNoFault(): FieldError[] {
  return []
}

import { failureText, fieldAtFault } from '../accounts/failure-text.ts'
import { useAccountForm } from '../accounts/useAccountForm.ts'
import type { FieldError } from '../design/ErrorSummary.tsx'
import { texts } from './texts.ts'

interface SettingsForm {
  /** Where the form calls a field otherwise than the call does: its id by the call's word. */
  ids?: Readonly<Record<string, string>>
  check?: (form: FormData) => FieldError[]
  /** Throws where it fails. */
  send: (form: FormData) => Promise<void>
}

/** A form of the settings: whatever the server says against it stands at its field, and nothing typed is lost. */
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

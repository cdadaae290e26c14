import { failureText, fieldAtFault } from '../accounts/failure-text.ts'
import { useAccountForm } from '../accounts/useAccountForm.ts'
import type { FieldError } from '../design/ErrorSummary.tsx'
import { texts } from './texts.ts'

interface SettingsForm {
  check?: (form: FormData) => FieldError[]
  /** Throws where it fails. */
  send: (form: FormData) => Promise<void>
}

/** A form of the settings: whatever the server says against it stands at its field, and nothing typed is lost. */
export function useSettingsForm({ check = findsNoFault, send }: SettingsForm) {
  return useAccountForm({
    check,
    send,
    explain: (error) => [
      { message: failureText(error, texts.failure) ?? texts.failure.otherwise, ...fieldAtFault(error) },
    ],
  })
}

function findsNoFault(): FieldError[] {
  return []
}

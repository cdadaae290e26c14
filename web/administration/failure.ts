import { failureText, fieldAtFault } from '../accounts/failure-text.ts'
import type { FieldError } from '../design/forms/ErrorSummary.tsx'
import { RequestError } from '../platform/server/request-error.ts'
import { administrationTexts } from './texts.ts'

const { failure } = administrationTexts
const conflict = 409

/** Why a call of these screens failed, and the form field at fault. */
export function explainFailure(error: unknown): FieldError[] {
  return [{ message: failureWords(error), ...fieldAtFault(error) }]
}

/** The same as plain text. */
export function failureWords(error: unknown): string {
  return failureText(error, failure) ?? failure.otherwise
}

/** Returns whether someone else changed the same thing in between. */
export function isConflict(error: unknown): boolean {
  return error instanceof RequestError && error.status === conflict
}

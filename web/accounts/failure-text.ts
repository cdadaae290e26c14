import { fieldNamedBy, withWait, type PageForm } from '@sabi/shared/contract/page-form'
import type { FieldError } from '../design/forms/ErrorSummary.tsx'
import { RequestError } from '../platform/server/request-error.ts'
import type { FailureTexts } from './texts.ts'

/**
 * Why a call failed, for the student: the server's message if there is one, else a text for the status. Null if no call
 * failed.
 */
export function failureText(error: unknown, texts: FailureTexts): string | null {
  if (!(error instanceof RequestError)) return null
  if (error.kind === 'network') return error.message
  const otherwise = error.status >= 500 ? texts.serverFault : (texts.byStatus[error.status] ?? texts.otherwise)
  return serverText(error) ?? otherwise
}

/** The server's message, with the minutes to wait after too many attempts; null if there is none. */
export function serverText(error: unknown): string | null {
  if (!(error instanceof RequestError) || !error.isServerText) return null
  const { status, message, retryAfterSeconds } = error
  return status === 429 && retryAfterSeconds !== null ? withWait(message, retryAfterSeconds) : message
}

/** Returns true if no reply of the server arrived, for whatever reason. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'network'
}

/** The field that the server rejects, by its id in the form. */
export function fieldAtFault(error: unknown, { fieldOf }: Pick<PageForm, 'fieldOf'> = {}): Pick<FieldError, 'field'> {
  if (!(error instanceof RequestError)) return {}
  const named = fieldNamedBy(error.fields)
  const field = fieldOf === undefined ? named : fieldOf({ status: error.status, field: named })
  return field === undefined ? {} : { field }
}

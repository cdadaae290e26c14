import { fieldNamedBy, withWait, type PageForm } from '@sabi/shared/contract/page-form'
import type { FieldError } from '../design/ErrorSummary.tsx'
import { RequestError } from '../platform/request-error.ts'
import type { FailureTexts } from './texts.ts'

/**
 * Why a call failed, for the student: the server's own words where it gave any, else words for the status. Null where it
 * was no call that failed.
 */
export function failureText(error: unknown, texts: FailureTexts): string | null {
  if (!(error instanceof RequestError)) return null
  if (error.kind === 'network') return error.message
  const otherwise = error.status >= 500 ? texts.serverFault : (texts.byStatus[error.status] ?? texts.otherwise)
  return serverText(error) ?? otherwise
}

/** The server's own words, with the minutes to wait after too many attempts; null where it gave none. */
export function serverText(error: unknown): string | null {
  if (!(error instanceof RequestError) || !error.isServerText) return null
  const { status, message, retryAfterSeconds } = error
  return status === 429 && retryAfterSeconds !== null ? withWait(message, retryAfterSeconds) : message
}

/** True where the student got no word of the server's, whatever the reason. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'network'
}

/** The one field that the server complains about, by the id that it has in the form. */
export function fieldAtFault(error: unknown, { fieldOf }: Pick<PageForm, 'fieldOf'> = {}): Pick<FieldError, 'field'> {
  if (!(error instanceof RequestError)) return {}
  const named = fieldNamedBy(error.fields)
  const field = fieldOf === undefined ? named : fieldOf({ status: error.status, field: named })
  return field === undefined ? {} : { field }
}

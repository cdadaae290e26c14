import { RequestError } from '../platform/request-error.ts'
import type { FailureTexts } from './texts.ts'

/**
 * Why a call failed, for the student: the server's own words where it gave any, else words for the status. Null where it
 * was no call that failed.
 */
export function failureText(error: unknown, texts: FailureTexts): string | null {
  if (!(error instanceof RequestError)) return null
  if (error.kind === 'network' || error.isServerText) return error.message
  if (error.status >= 500) return texts.serverFault
  return texts.byStatus[error.status] ?? texts.otherwise
}

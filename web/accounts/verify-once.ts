import { verifyEmail } from '@sabi/shared/accounts/recovery-calls'
import { RequestError } from '../platform/server/request-error.ts'
import { request } from '../platform/server/request.ts'
import { checkSession, currentUser } from '../platform/server/session.ts'
import { isNetworkFailure, serverText } from './failure-text.ts'
import { verifyTexts } from './recovery-texts.ts'

export type Verification =
  | { state: 'verified'; email: string }
  /** `mayRetry` if the server did not reject the link itself. */
  | { state: 'failed'; message: string; mayRetry: boolean }

const verificationByToken = new Map<string, Promise<Verification>>()

/** Uses a link once, even if the screen is rendered again. Retries after a failure unrelated to the link. */
export function verifyOnce(token: string): Promise<Verification> {
  const known = verificationByToken.get(token)
  if (known !== undefined) return known
  const verification = verify(token)
  verificationByToken.set(token, verification)
  return verification
}

async function verify(token: string): Promise<Verification> {
  try {
    const { email } = await request(verifyEmail, { body: { token } })
    forgetLink(token)
    // The address or the permissions of the account may have changed.
    if (currentUser() !== null) void checkSession()
    return { state: 'verified', email }
  } catch (error) {
    const mayRetry = !(error instanceof RequestError && error.status === 400)
    if (mayRetry) verificationByToken.delete(token)
    const message = isNetworkFailure(error) ? verifyTexts.network : (serverText(error) ?? verifyTexts.failed)
    return { state: 'failed', message, mayRetry }
  }
}

/** Removes the used link from the history, which others can see on a shared phone. */
function forgetLink(token: string): void {
  const isHere = new URLSearchParams(location.search).get('token') === token
  if (isHere) history.replaceState(null, '', location.pathname)
}

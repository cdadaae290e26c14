import type { AuthorId } from '@sabi/shared/accounts/account'
import { Refusal } from '../http/refusal.ts'
import type { Viewer } from './serve.ts'

/**
 * Refuses content of another account: a phone may send it after another student has signed in, in another tab. The 401
 * makes the phone keep it until its author signs in again.
 */
export function refuseOtherAuthor(authorId: AuthorId, viewer: Viewer | null): void {
  if (authorId !== undefined && authorId !== (viewer?.user.id ?? null)) throw new Refusal(401, 'Please sign in first.')
}

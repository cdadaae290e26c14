import * as z from 'zod/mini'
import { useFirstReply } from './first-reply.ts'
import { useSession } from './session.ts'

/** Returns whether a student is signed in: as this phone knows, or until it does as the server drew the page. */
export function useIsSignedIn(): boolean {
  const isDrawnSo = useFirstReply('isSignedIn', z.boolean()) === true
  return useSession(({ user, isLoading }) => user !== null || (isLoading && isDrawnSo))
}

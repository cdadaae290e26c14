import { useIsOnline } from '../platform/connection.ts'
import { texts } from './texts.ts'

/** Why a button that needs the server can't be used now; undefined where it can. */
export function useOfflineReason(reason = texts.offlineReason): string | undefined {
  return useIsOnline() ? undefined : reason
}

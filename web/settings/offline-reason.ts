import { useIsOnline } from '../platform/server/connection.ts'
import { texts } from './texts.ts'

/** Why a button that needs the server is unavailable; undefined if it is available. */
export function useOfflineReason(reason = texts.offlineReason): string | undefined {
  return useIsOnline() ? undefined : reason
}

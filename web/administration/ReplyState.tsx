import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { timeAgo } from '../platform/time.ts'

interface ReplyStateProps {
  call: UseQueryResult
  /** The approximate height of the reply. */
  height: string
  /** The thing that is loading, as in "Couldn't load the messages." */
  what: string
}

/** Shown in place of a reply: loading, failed, or outdated. */
export function ReplyState({
  call: { data, isLoading, isRefetchError, dataUpdatedAt, refetch },
  height,
  what,
}: ReplyStateProps) {
  if (isLoading) return <Skeleton height={height} />
  if (data === undefined) return <ErrorState title={`Couldn't load ${what}.`} onRetry={() => void refetch()} />
  return isRefetchError ? <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} /> : null
}

import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../design/ErrorState.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { StaleNote } from '../design/StaleNote.tsx'
import { timeAgo } from '../platform/time.ts'

interface ReplyStateProps {
  call: UseQueryResult
  /** About how much room the reply will take. */
  height: string
  /** What is asked for, as in "Couldn't load the messages." */
  what: string
}

/** What stands in the place of a reply until there is one, or why there is none, or that it is an old one. */
export function ReplyState({
  call: { data, isLoading, isRefetchError, dataUpdatedAt, refetch },
  height,
  what,
}: ReplyStateProps) {
  if (isLoading) return <Skeleton height={height} />
  if (data === undefined) return <ErrorState title={`Couldn't load ${what}.`} onRetry={() => void refetch()} />
  return isRefetchError ? <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} /> : null
}

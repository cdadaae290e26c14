import { ErrorState } from '../design/ErrorState.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { StaleNote } from '../design/StaleNote.tsx'
import { timeAgo } from '../platform/time.ts'
import type { CallResult } from '../platform/useCall.ts'

interface ReplyStateProps {
  call: Pick<CallResult<never>, 'isLoading' | 'isStale' | 'savedAt' | 'refetch'> & { data: unknown }
  /** About how much room the reply will take. */
  height: string
  /** What is asked for, as in "Couldn't load the messages." */
  what: string
}

/** What stands in the place of a reply until there is one, or why there is none, or that it is an old one. */
export function ReplyState({
  call: { data, isLoading, isStale, savedAt = 0, refetch },
  height,
  what,
}: ReplyStateProps) {
  if (isLoading) return <Skeleton height={height} />
  if (data === undefined) return <ErrorState title={`Couldn't load ${what}.`} onRetry={refetch} />
  return isStale ? <StaleNote age={timeAgo(savedAt)} onRetry={refetch} /> : null
}

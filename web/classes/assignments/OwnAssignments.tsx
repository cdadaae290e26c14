import { listOwnAssignments } from '@sabi/shared/classes/assignments-calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../design/Card.tsx'
import { byPlace, ListPages } from '../../design/ListPages.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { StaleNote } from '../../design/states/StaleNote.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { queryOf } from '../../platform/server/queries.ts'
import { timeAgo } from '../../platform/time.ts'
import { useReading } from '../../platform/useReading.ts'
import { AssignmentRows } from './AssignmentRows.tsx'
import { useQuestionsOf } from './DueAssignments.tsx'
import { assignmentsHere, ownAssignmentsQuery } from './own-assignments.ts'

const pageSize = 50

/** All assignments of a student's classes; nothing while there are none. */
export function OwnAssignments({ userId }: { userId: string }) {
  const isOnline = useIsOnline()
  const [offset, setOffset] = useState(0)
  const later = queryOf(listOwnAssignments, { query: { offset: String(offset) } })
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = useQuery(offset === 0 ? ownAssignmentsQuery() : later)
  const assignments = data?.assignments ?? []
  const here = useReading(`${userId} ${offset} ${dataUpdatedAt}`, () => assignmentsHere(userId, assignments), [])
  useQuestionsOf(assignments.length)
  if (data === undefined && error !== null)
    return (
      <ErrorState title="Couldn't load your assignments." onRetry={() => void refetch()}>
        {isOnline ? error.message : "You're offline. Your assignments open when you are back online."}
      </ErrorState>
    )
  if (data === undefined || data.total === 0) return null
  return (
    <Card title="Assignments">
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      <AssignmentRows rows={here ?? []} />
      <ListPages
        label="Pages of the assignments"
        offset={offset}
        pageSize={pageSize}
        total={data.total}
        words={byPlace}
        onChange={setOffset}
      />
    </Card>
  )
}

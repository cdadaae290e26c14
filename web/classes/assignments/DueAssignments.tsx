import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Card } from '../../design/Card.tsx'
import { bringPractisedBehind } from '../../offline/questions/questions-behind.ts'
import { useReading } from '../../platform/useReading.ts'
import { AssignmentRows } from './AssignmentRows.tsx'
import { assignmentsHere, isDueSoon, ownAssignmentsQuery } from './own-assignments.ts'

/** More are on the page of classes. */
const mostShown = 3

/** On the dashboard: what the student's classes have still to do. Nothing for a student in no class. */
export function DueAssignments({ userId }: { userId: string }) {
  const { data, dataUpdatedAt } = useQuery(ownAssignmentsQuery())
  const assignments = data?.assignments ?? []
  const here = useReading(`${userId} ${dataUpdatedAt}`, () => assignmentsHere(userId, assignments), [])
  const due = here?.filter((one) => isDueSoon(one)) ?? []
  useQuestionsOf(due.length)
  if (due.length === 0) return null
  return (
    <Card title="Assignments" action={<Link href="/classes">All assignments</Link>}>
      <AssignmentRows rows={due.slice(0, mostShown)} />
    </Card>
  )
}

/** Brings the questions of new assignments to the phone, once the page is quiet, so that they can be done without a network. */
export function useQuestionsOf(assignments: number): void {
  useEffect(() => {
    if (assignments > 0) void bringPractisedBehind()
  }, [assignments])
}

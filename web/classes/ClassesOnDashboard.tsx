import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { besides } from '../platform/page/besides.tsx'
import { DueAssignments } from './assignments/DueAssignments.tsx'
import { ownAssignmentsQuery } from './assignments/own-assignments.ts'

/** Only teachers need it. */
const ClassesTaught = besides(() => import('./ClassesTaught.tsx').then((file) => file.ClassesTaught))

/** On the dashboard: what the student's classes have still to do, and the classes that they teach. Nothing for most students. */
export function ClassesOnDashboard({ userId }: { userId: string }) {
  const { data } = useQuery(ownAssignmentsQuery())
  return (
    <>
      <DueAssignments userId={userId} />
      <Suspense>{data !== undefined && data.classesTaught > 0 && <ClassesTaught />}</Suspense>
    </>
  )
}

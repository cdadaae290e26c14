import { listAssignments, type ShownAssignment } from '@sabi/shared/classes/assignments-calls'
import { assignmentsShown, taskWords } from '@sabi/shared/classes/assignments'
import type { TaughtClass } from '@sabi/shared/classes/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { lazyScreen } from '../../layout/lazy-screen.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { byPlace, ListPages, offsetWithin } from '../../design/ListPages.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { StaleNote } from '../../design/states/StaleNote.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { queryOf } from '../../platform/server/queries.ts'
import { timeAgo } from '../../platform/time.ts'
import { teacherTexts } from '../texts.ts'
import { dueWords } from './assignment-words.ts'
import styles from './Assignments.module.css'
import { AssignmentWorkCard } from './AssignmentWorkCard.tsx'
import { givenTexts } from './teacher-texts.ts'

const NewAssignmentDialog = lazyScreen(() =>
  import('./NewAssignmentDialog.tsx').then((file) => file.NewAssignmentDialog),
)

interface AssignmentsCardProps {
  taught: TaughtClass
  /** The first of them, which came with the class. */
  firstPage: readonly ShownAssignment[]
  total: number
}

/** The assignments of a class; the work on one of them where the address names it. */
export function AssignmentsCard(props: AssignmentsCardProps) {
  const opened = new URLSearchParams(useSearch()).get('assignment')
  if (opened !== null) return <AssignmentWorkCard key={opened} classId={props.taught.id} assignmentId={opened} />
  return <AssignmentList {...props} />
}

function AssignmentList({ taught, firstPage, total }: AssignmentsCardProps) {
  const { id: classId, students } = taught
  const isOnline = useIsOnline()
  const [wanted, setOffset] = useState(0)
  const offset = offsetWithin(wanted, { total, pageSize: assignmentsShown })
  const [isNew, setIsNew] = useState(false)
  const query = { offset: String(offset) }
  const later = useQuery(queryOf(listAssignments, offset === 0 ? null : { params: { classId }, query }))
  const { error, isRefetchError, dataUpdatedAt, refetch } = later
  const assignments = offset === 0 ? firstPage : later.data?.assignments
  return (
    <Card
      title="Assignments"
      action={
        <Button variant="secondary" onClick={() => setIsNew(true)}>
          New assignment
        </Button>
      }
    >
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      {assignments === undefined && error === null && <Skeleton height="8rem" />}
      {assignments === undefined && error !== null && (
        <ErrorState title={givenTexts.notLoaded} onRetry={() => void refetch()}>
          {isOnline ? error.message : teacherTexts.offline}
        </ErrorState>
      )}
      {total === 0 && <p>{givenTexts.none}</p>}
      <ul className={styles.rows}>
        {assignments?.map((given) => (
          <GivenRow key={given.id} classId={classId} given={given} students={students} />
        ))}
      </ul>
      <ListPages
        label="Pages of the assignments"
        offset={offset}
        pageSize={assignmentsShown}
        total={total}
        words={byPlace}
        onChange={setOffset}
      />
      {isNew && (
        <Suspense>
          <NewAssignmentDialog taught={taught} onClose={() => setIsNew(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function GivenRow({ classId, given, students }: { classId: string; given: ShownAssignment; students: number }) {
  const { id, title, task, dueAt, done, late } = given
  return (
    <li>
      <div className={styles.what}>
        <h3>
          <Link href={`/classes/${classId}?assignment=${id}`} className={styles.link}>
            {title}
          </Link>
        </h3>
        {done === null ? (
          <p className={styles.muted}>{givenTexts.counting}</p>
        ) : (
          <p>
            {done} of {counted(students, 'student')} {students === 1 ? 'has' : 'have'} done it
            {late !== null && late > 0 && `, ${late} of them late`}
          </p>
        )}
        <p className={styles.muted}>
          {dueWords(dueAt)} · {taskWords(task)}
        </p>
      </div>
    </li>
  )
}

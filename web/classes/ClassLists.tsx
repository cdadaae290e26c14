import { listTaughtClasses } from '@sabi/shared/classes/calls'
import { listJoinedClasses } from '@sabi/shared/classes/membership-calls'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyScreen } from '../layout/lazy-screen.tsx'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { queryOf } from '../platform/server/queries.ts'
import { useSession } from '../platform/server/session.ts'
import { besides } from '../platform/page/besides.tsx'
import { timeAgo } from '../platform/time.ts'
import styles from './Classes.module.css'
import { JoinedClassRow } from './JoinedClassRow.tsx'
import { TaughtClassRow } from './TaughtClassRow.tsx'
import { TeacherSees } from './TeacherSees.tsx'
import { classTexts, teacherTexts } from './texts.ts'

/** It reads the answers of the phone, which the lists of classes do not need. */
const OwnAssignments = besides(() => import('./assignments/OwnAssignments.tsx').then((file) => file.OwnAssignments))

// Only teachers need it.
const NewClassDialog = lazyScreen(() => import('./NewClassDialog.tsx').then((file) => file.NewClassDialog))

/** The classes that a student is in with their assignments, and those that they teach. */
export function ClassLists() {
  const userId = useSession().user?.id
  return (
    <>
      <PageTitle title="Classes" lead={classTexts.lead} />
      <Suspense>{userId !== undefined && <OwnAssignments userId={userId} />}</Suspense>
      <JoinedClasses />
      <TaughtClasses />
    </>
  )
}

function JoinedClasses() {
  const call = useQuery(queryOf(listJoinedClasses, {}, { keep: true }))
  const classes = call.data?.classes
  return (
    <Card
      title="Classes you are in"
      action={
        <LinkButton href="/join" variant="secondary">
          Join a class
        </LinkButton>
      }
    >
      <ListState call={call} />
      {classes?.length === 0 && <p className={styles.none}>{classTexts.inNone}</p>}
      {classes !== undefined && classes.length > 0 && (
        <>
          <ul className={styles.rows}>
            {classes.map((joined) => (
              <JoinedClassRow key={joined.id} joined={joined} />
            ))}
          </ul>
          <TeacherSees />
        </>
      )}
    </Card>
  )
}

function TaughtClasses() {
  const [isNew, setIsNew] = useState(false)
  const call = useQuery(queryOf(listTaughtClasses, { query: {} }, { keep: true }))
  const classes = call.data?.classes
  return (
    <Card
      title="Classes you teach"
      action={
        <Button variant="secondary" onClick={() => setIsNew(true)}>
          New class
        </Button>
      }
    >
      <div className={styles.buttons}>
        <LinkButton href="/worksheet" variant="secondary">
          Make a worksheet or a test
        </LinkButton>
      </div>
      <ListState call={call} />
      {classes?.length === 0 && <p>{teacherTexts.none}</p>}
      {classes !== undefined && classes.length > 0 && (
        <ul className={styles.rows}>
          {classes.map((taught) => (
            <TaughtClassRow key={taught.id} taught={taught} />
          ))}
        </ul>
      )}
      {isNew && (
        <Suspense>
          <NewClassDialog onClose={() => setIsNew(false)} />
        </Suspense>
      )}
    </Card>
  )
}

interface ListCall {
  data: unknown
  error: { message: string } | null
  isRefetchError: boolean
  dataUpdatedAt: number
  refetch: () => Promise<unknown>
}

/** Shown in place of a list, or above an old one. */
function ListState({ call: { data, error, isRefetchError, dataUpdatedAt, refetch } }: { call: ListCall }) {
  const isOnline = useIsOnline()
  if (isRefetchError) return <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />
  if (data !== undefined) return null
  if (error === null) return <Skeleton height="3rem" />
  return (
    <ErrorState title={classTexts.notLoaded} onRetry={() => void refetch()}>
      {isOnline ? error.message : classTexts.offline}
    </ErrorState>
  )
}

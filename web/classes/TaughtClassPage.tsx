import { getClassPage } from '@sabi/shared/classes/insights-calls'
import type { ReplyOf } from '@sabi/shared/contract/call'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../design/LinkButton.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { queryOf } from '../platform/server/queries.ts'
import { timeAgo } from '../platform/time.ts'
import { AssignmentsCard } from './assignments/AssignmentsCard.tsx'
import { ClassCard } from './ClassCard.tsx'
import { subjectWords } from './class-words.ts'
import { CodeCard } from './CodeCard.tsx'
import { InsightsCards } from './InsightsCards.tsx'
import { StudentsCard } from './StudentsCard.tsx'
import styles from './Teacher.module.css'
import { teacherTexts } from './texts.ts'

/** How long after a reply the counts are asked for again, while they are on their way. */
const countingMs = 1500

/** A class as its teacher sees it. */
export function TaughtClassPage({ classId }: { classId: string }) {
  const isOnline = useIsOnline()
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = useQuery({
    ...queryOf(getClassPage, { params: { classId } }),
    refetchInterval: ({ state }) => state.status === 'success' && state.data?.isCounting === true && countingMs,
  })
  if (data !== undefined)
    return (
      <Found
        page={data}
        error={error}
        onRetry={() => void refetch()}
        staleNote={isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      />
    )
  return (
    <>
      <PageTitle title="Class" />
      {error === null ? (
        <Skeleton height="30rem" />
      ) : (
        <>
          <ErrorState title={teacherTexts.notLoaded} onRetry={() => void refetch()}>
            {isOnline ? error.message : teacherTexts.offline}
          </ErrorState>
          <LinkButton href="/classes" variant="secondary">
            All classes
          </LinkButton>
        </>
      )}
    </>
  )
}

interface FoundProps {
  page: ReplyOf<typeof getClassPage>
  error: { message: string } | null
  onRetry: () => void
  staleNote: ReactNode
}

function Found({ page, error, onRetry, staleNote }: FoundProps) {
  const { class: taught, members, assignments, assignmentCount, insights } = page
  return (
    <>
      <PageTitle title={taught.name} lead={subjectWords(taught.subjects)} />
      {staleNote}
      <div className={styles.columns}>
        <div className={styles.column}>
          <AssignmentsCard taught={taught} firstPage={assignments} total={assignmentCount} />
          <InsightsCards
            classId={taught.id}
            students={taught.students}
            insights={insights}
            error={error}
            onRetry={onRetry}
          />
          <StudentsCard taught={taught} firstPage={members} />
        </div>
        <div className={styles.column}>
          <CodeCard taught={taught} />
          <LinkButton href={`/classes/${taught.id}/cards`} variant="secondary">
            Cards for students without email
          </LinkButton>
          <ClassCard taught={taught} />
        </div>
      </div>
    </>
  )
}

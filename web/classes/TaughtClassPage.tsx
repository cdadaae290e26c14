import { getClass, type TaughtClass } from '@sabi/shared/classes/calls'
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
import { ClassCard } from './ClassCard.tsx'
import { subjectWords } from './class-words.ts'
import { CodeCard } from './CodeCard.tsx'
import { StudentsCard } from './StudentsCard.tsx'
import styles from './Teacher.module.css'
import { teacherTexts } from './texts.ts'

/** A class as its teacher sees it. */
export function TaughtClassPage({ classId }: { classId: string }) {
  const isOnline = useIsOnline()
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = useQuery(queryOf(getClass, { params: { classId } }))
  if (data !== undefined)
    return (
      <Found
        taught={data.class}
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

function Found({ taught, staleNote }: { taught: TaughtClass; staleNote: ReactNode }) {
  return (
    <>
      <PageTitle title={taught.name} lead={subjectWords(taught.subjects)} />
      {staleNote}
      <div className={styles.columns}>
        <StudentsCard taught={taught} />
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

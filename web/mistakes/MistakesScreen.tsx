import type { SubjectId } from '@sabi/shared/content/question'
import { listMistakes } from '@sabi/shared/progress/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { printPage } from '../platform/page/printing.ts'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useOutbox } from '../offline/answers/answers.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { queryOf, type QueryResult } from '../platform/server/queries.ts'
import { useSession } from '../platform/server/session.ts'
import { timeAgo } from '../platform/time.ts'
import { MistakeList } from './MistakeList.tsx'
import { RetryButton } from './RetryButton.tsx'
import styles from './MistakesScreen.module.css'
import { mistakeTexts } from './texts.ts'

/** The mistakes book: what was answered wrong and not yet recovered, to read, print and try again. */
export function MistakesScreen() {
  const userId = useSession(({ user }) => user?.id)
  const { unsent } = useOutbox()
  const book = useQuery(queryOf(listMistakes, userId === undefined ? null : { params: { userId } }, { keep: true }))
  return (
    <>
      <PageTitle title="Mistakes" lead={mistakeTexts.lead} />
      {unsent > 0 && <p>{mistakeTexts.unsent}</p>}
      {userId !== undefined && <Book userId={userId} book={book} />}
    </>
  )
}

function Book({ userId, book }: { userId: string; book: QueryResult<typeof listMistakes> }) {
  const isOnline = useIsOnline()
  const [subject, setSubject] = useState<SubjectId | 'ALL'>('ALL')
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = book
  if (data === undefined)
    return error === null ? (
      <Skeleton height="24rem" />
    ) : (
      <ErrorState title={mistakeTexts.notLoaded} onRetry={() => void refetch()}>
        {isOnline ? error.message : mistakeTexts.offline}
      </ErrorState>
    )
  const shown = data.data.filter((mistake) => subject === 'ALL' || mistake.subject === subject)
  return (
    <>
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      {data.data.length === 0 ? (
        <Card title={mistakeTexts.empty}>
          <p>{mistakeTexts.emptyDetail}</p>
          <LinkButton href="/practice">Practise</LinkButton>
        </Card>
      ) : (
        <>
          <div className={styles.actions}>
            <RetryButton userId={userId} mistakes={shown} />
            <Button variant="secondary" onClick={printPage}>
              Print
            </Button>
          </div>
          <p>{mistakeTexts.retry}</p>
          <MistakeList
            mistakes={data.data}
            passages={data.passages}
            total={data.total}
            subject={subject}
            onSubject={setSubject}
          />
        </>
      )}
    </>
  )
}

import { getWeek } from '@sabi/shared/progress/calls'
import { localDay } from '@sabi/shared/progress/streak'
import { daysAfter, daysPerWeek, weekOf } from '@sabi/shared/progress/streak-calendar'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useOutbox } from '../offline/answers/answers.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { queryOf } from '../platform/server/queries.ts'
import { useSession } from '../platform/server/session.ts'
import { timeAgo, tzOffset } from '../platform/time.ts'
import { weekTexts } from './texts.ts'
import { WeekReport } from './WeekReport.tsx'
import { spanWords } from './week-words.ts'
import styles from './WeekScreen.module.css'

/** A week of the student, to read, share or print. */
export function WeekScreen() {
  const user = useSession((session) => session.user)
  const offset = tzOffset()
  const current = weekOf(localDay(Date.now(), Number(offset)))
  const [from, setFrom] = useState(current)
  const { unsent } = useOutbox()
  return (
    <>
      <PageTitle title="My week" lead={weekTexts.lead} />
      <p className={styles.span} aria-live="polite">
        {user !== null && `${user.name}, `}
        {spanWords(from)}
      </p>
      <div className={styles.weeks}>
        <Button variant="secondary" onClick={() => setFrom(daysAfter(from, -daysPerWeek))}>
          <ChevronLeft size={20} aria-hidden="true" />
          Week before
        </Button>
        <Button
          variant="secondary"
          reason={from === current ? 'This is the current week.' : undefined}
          onClick={() => setFrom(daysAfter(from, daysPerWeek))}
        >
          Next week
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
      {unsent > 0 && <p>{weekTexts.unsent}</p>}
      {user !== null && <WeekOf key={from} userId={user.id} from={from} offset={offset} isCurrent={from === current} />}
    </>
  )
}

interface WeekOfProps {
  userId: string
  from: string
  offset: string
  isCurrent: boolean
}

function WeekOf({ userId, from, offset, isCurrent }: WeekOfProps) {
  const isOnline = useIsOnline()
  const args = { params: { userId }, query: { from, tzOffset: offset } }
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = useQuery(queryOf(getWeek, args, { keep: true }))
  if (data !== undefined)
    return (
      <>
        {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
        <WeekReport week={data} isCurrent={isCurrent} userId={userId} offset={offset} />
      </>
    )
  if (error === null) return <Skeleton height="24rem" />
  return (
    <ErrorState title={weekTexts.notLoaded} onRetry={() => void refetch()}>
      {isOnline ? error.message : weekTexts.offline}
    </ErrorState>
  )
}

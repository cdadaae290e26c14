import { listCardHolders, type CardHolder, type LearnerCard } from '@sabi/shared/classes/card-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { byPlace, ListPages } from '../../design/ListPages.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { queryOf } from '../../platform/server/queries.ts'
import { ActDialog } from '../ActDialog.tsx'
import styles from '../Classes.module.css'
import { renewCards } from './make-learners.ts'
import { cardTexts } from './texts.ts'

const pageSize = 100

interface HoldersCardProps {
  classId: string
  onCards: (cards: LearnerCard[]) => void
}

/** The learners whom a new card can let back in, and who of them has not signed in yet. */
export function HoldersCard({ classId, onCards }: HoldersCardProps) {
  const isOnline = useIsOnline()
  const [offset, setOffset] = useState(0)
  const { data, error, refetch } = useQuery(
    queryOf(listCardHolders, { params: { classId }, query: { limit: String(pageSize), offset: String(offset) } }),
  )
  if (data === undefined)
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <ErrorState title={cardTexts.notLoaded} onRetry={() => void refetch()}>
        {isOnline ? error.message : cardTexts.offline}
      </ErrorState>
    )
  const { learners, total } = data
  return (
    <Card title={`${counted(total, 'student')} without email`}>
      <p>{total === 0 ? cardTexts.none : cardTexts.whose}</p>
      <ForWaiting classId={classId} learners={learners} onCards={onCards} />
      <ul className={styles.rows}>
        {learners.map((learner) => (
          <HolderRow key={learner.id} classId={classId} learner={learner} onCards={onCards} />
        ))}
      </ul>
      <ListPages
        label="Pages of the students without email"
        offset={offset}
        pageSize={pageSize}
        total={total}
        words={byPlace}
        onChange={setOffset}
      />
    </Card>
  )
}

/** For cards that were lost before anybody used them. */
function ForWaiting({ classId, learners, onCards }: HoldersCardProps & { learners: readonly CardHolder[] }) {
  const [isAsked, setIsAsked] = useState(false)
  const ids = learners.filter(({ isWaiting }) => isWaiting).map(({ id }) => id)
  if (ids.length === 0) return null
  const title = `New cards for ${counted(ids.length, 'student')} who did not sign in yet`
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {title}
        </Button>
      </div>
      {isAsked && (
        <ActDialog
          title={`${title}?`}
          action="Make new cards"
          run={() => renewCards(classId, ids, onCards)}
          onClose={() => setIsAsked(false)}
        >
          <p>{cardTexts.newCards}</p>
        </ActDialog>
      )}
    </>
  )
}

function HolderRow({ classId, learner, onCards }: HoldersCardProps & { learner: CardHolder }) {
  const { id, name, userName, isWaiting } = learner
  const [isAsked, setIsAsked] = useState(false)
  return (
    <li>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className={styles.muted}>
          {userName} · {isWaiting ? cardTexts.waiting : cardTexts.signedIn}
        </p>
      </div>
      <Button variant="ghost" aria-label={`New card for ${name}`} onClick={() => setIsAsked(true)}>
        New card
      </Button>
      {isAsked && (
        <ActDialog
          title={`New card for ${name}?`}
          action="Make a new card"
          run={() => renewCards(classId, [id], onCards)}
          onClose={() => setIsAsked(false)}
        >
          <p>{cardTexts.newCard}</p>
        </ActDialog>
      )}
    </li>
  )
}

import type { LearnerCard } from '@sabi/shared/classes/card-calls'
import { getClass, listMembers } from '@sabi/shared/classes/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { printPage } from '../../platform/page/printing.ts'
import { useIsOnline } from '../../platform/server/connection.ts'
import { queryOf } from '../../platform/server/queries.ts'
import classStyles from '../Classes.module.css'
import styles from './Cards.module.css'
import { HoldersCard } from './HoldersCard.tsx'
import { NamesForm } from './NamesForm.tsx'
import { PrintedCards } from './PrintedCards.tsx'
import { cardTexts } from './texts.ts'
import { useMadeCards } from './made-cards.ts'

/** The page on which a teacher makes accounts for students without an email, and prints their cards. */
export function CardsPage({ classId }: { classId: string }) {
  const isOnline = useIsOnline()
  const { cards, addCards, notePrinted } = useMadeCards(classId)
  const params = { classId }
  const taught = useQuery(queryOf(getClass, { params }))
  // Enough for most classes; a name that is in a larger one twice is no harm.
  const members = useQuery(queryOf(listMembers, { params, query: { limit: '100', offset: '0' } }))
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <PageTitle title="Cards for students" lead={cardTexts.lead} />
        <div className={classStyles.buttons}>
          <LinkButton href={`/classes/${classId}`} variant="secondary">
            Back to the class
          </LinkButton>
        </div>
      </div>
      {cards.length > 0 && <MadeCards cards={cards} className={taught.data?.class.name ?? ''} onPrint={notePrinted} />}
      <div className={styles.tools}>
        {taught.data === undefined ? (
          taught.error === null ? (
            <Skeleton height="20rem" />
          ) : (
            <ErrorState title={cardTexts.notLoaded} onRetry={() => void taught.refetch()}>
              {isOnline ? taught.error.message : cardTexts.offline}
            </ErrorState>
          )
        ) : (
          <NamesForm
            taught={taught.data.class}
            taken={members.data?.members.map(({ name }) => name) ?? []}
            onCards={addCards}
          />
        )}
        <HoldersCard classId={classId} onCards={addCards} />
      </div>
    </div>
  )
}

interface MadeCardsProps {
  cards: readonly LearnerCard[]
  className: string
  onPrint: () => void
}

function MadeCards({ cards, className, onPrint }: MadeCardsProps) {
  const top = useRef<HTMLDivElement>(null)
  // They appear above the button that made them.
  useEffect(() => top.current?.scrollIntoView({ block: 'start' }), [cards])
  // The browser's own menu prints too.
  useEffect(() => {
    window.addEventListener('afterprint', onPrint)
    return () => window.removeEventListener('afterprint', onPrint)
  }, [onPrint])
  return (
    <>
      <div ref={top} className={styles.tools}>
        <Card title="Cards to print">
          <p role="status">{cardTexts.once}</p>
          <div className={classStyles.buttons}>
            <Button onClick={printPage}>Print {cards.length === 1 ? 'the card' : `${cards.length} cards`}</Button>
          </div>
        </Card>
      </div>
      <PrintedCards cards={cards} className={className} />
    </>
  )
}

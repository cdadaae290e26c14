import { askedIn, isCorrect } from '@sabi/shared/practice/score'
import type { PracticeSession, SessionQuestion } from '@sabi/shared/practice/session'
import { useState } from 'react'
import { Card } from '../../design/Card.tsx'
import { FilterButtons } from '../../design/FilterButtons.tsx'
import { PrintedPassage } from '../../design/passage/PrintedPassage.tsx'
import { usePrinting } from '../../platform/page/printing.ts'
import { AnswerDetails } from '../feedback/AnswerDetails.tsx'
import styles from './AnswerList.module.css'

const filters = ['All', 'Wrong', 'Marked'] as const
type Filter = (typeof filters)[number]

/** Every question that was asked in the session, with the student's answer, the right one and why. */
export function AnswerList({ session }: { session: PracticeSession }) {
  const isPrinting = usePrinting()
  const [filter, setFilter] = useState<Filter>('All')
  const entries = askedIn(session).map((entry, index) => ({ entry, number: index + 1 }))
  const shownUnder = (name: Filter) => entries.filter(({ entry }) => isShownUnder(name, session, entry))
  const shown = shownUnder(filter)
  const hasOpen = entries.some(({ entry }) => isCorrect(session, entry) === null)
  const firstWrong = entries.find(({ entry }) => isCorrect(session, entry) === false)?.number
  return (
    <Card title="Your answers" className={styles.list}>
      <FilterButtons
        label="Which answers to show"
        filters={filters.map((id) => ({ id, name: nameOf(id, hasOpen), count: shownUnder(id).length }))}
        chosen={filter}
        onChoose={setFilter}
      />
      {shown.length === 0 && <p className={styles.none}>No question here.</p>}
      <ol className={styles.entries}>
        {shown.map(({ entry, number }, place) => (
          <li key={entry.question.id}>
            {isPrinting && <PrintedPassage questions={shown.map((one) => one.entry.question)} place={place} />}
            <AnswerDetails
              entry={entry}
              number={number}
              chosen={session.answers[entry.question.id]?.option}
              isOpen={number === firstWrong}
              isUnfolded={isPrinting}
              isMarked={session.marked.includes(entry.question.id)}
              isWithHint={session.answers[entry.question.id]?.hints !== undefined}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function nameOf(filter: Filter, hasOpen: boolean): string {
  return filter === 'Wrong' && hasOpen ? 'Not right' : filter
}

function isShownUnder(filter: Filter, session: PracticeSession, entry: SessionQuestion): boolean {
  if (filter === 'Wrong') return isCorrect(session, entry) !== true
  return filter === 'All' || session.marked.includes(entry.question.id)
}

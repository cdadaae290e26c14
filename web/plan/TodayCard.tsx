import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import { todayLink } from '@sabi/shared/practice/link'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import { subjectWords } from '../exams/orders.ts'
import { queryOf } from '../platform/server/queries.ts'
import { useReading } from '../platform/useReading.ts'
import { useTopics } from '../subjects/topic-calls.ts'
import { nextBlock } from './draw-today.ts'
import { todayHere, type TodayHere } from './today-here.ts'
import { amountWords, minuteWords, reasonWords, scoreWords, topicWords } from './today-words.ts'
import styles from './TodayCard.module.css'
import { useMemory } from './useMemory.ts'

/** Answers given on another device show here after an hour at the latest. */
const hourMs = 60 * 60 * 1000

interface TodayCardProps {
  userId: string
  isPrimary: boolean
  /** The plan as it was read with the screen; null if there was none yet. */
  initial: TodayHere | null
  /** Shown where there is no plan. */
  otherwise: ReactNode
}

/** The plan for the minutes of this day, in a few blocks that are ticked once they are done. */
export function TodayCard({ userId, isPrimary, initial, otherwise }: TodayCardProps) {
  const memory = useMemory(userId, hourMs)
  const parts = [
    useTopics(),
    useQuery(queryOf(getSettings, {}, { keep: true })),
    useQuery(queryOf(getSite, {}, { keep: true })),
  ]
  const key = [memory, ...parts.map(({ dataUpdatedAt }) => dataUpdatedAt)].join(' ')
  const plan = useReading(key, () => todayHere(userId), null) ?? initial
  if (plan === null || plan.blocks.length === 0) return otherwise
  return <Plan plan={plan} isPrimary={isPrimary} />
}

function Plan({ plan, isPrimary }: { plan: TodayHere; isPrimary: boolean }) {
  const next = nextBlock(plan.blocks)
  const verb = plan.blocks.some(({ done }) => done.size > 0) ? 'Go on with' : 'Start with'
  const change = (
    <Link href="/settings#plan" className={styles.tall}>
      Change<VisuallyHidden> minutes, subjects or exams</VisuallyHidden>
    </Link>
  )
  return (
    <Card title="Today" action={change} className={styles.card}>
      {next === undefined && <p>You have done everything that was planned for today. Well done!</p>}
      <Blocks plan={plan} />
      {next === undefined ? (
        <LinkButton href="/practice" variant="secondary">
          Practise more
        </LinkButton>
      ) : (
        <LinkButton href={todayLink} variant={isPrimary ? 'primary' : 'secondary'}>
          {verb} {subjectName(next.subject)}
        </LinkButton>
      )}
      <p className={styles.detail}>
        {scoreWords(plan.scores)}{' '}
        <Link href="/score" className={styles.tall}>
          Predicted score
        </Link>
      </p>
    </Card>
  )
}

function Blocks({ plan }: { plan: TodayHere }) {
  const { blocks, exam, paper, missing, later, topicById } = plan
  const now = Date.now()
  return (
    <>
      <ol className={styles.blocks}>
        {blocks.map((block) => {
          const isDone = block.done.size === block.skills.length
          return (
            <Row key={block.best.skill} isDone={isDone}>
              <p className={styles.title}>
                {minuteWords(block)} · {subjectName(block.subject)}
              </p>
              <p>{topicWords(block, topicById)}</p>
              <p className={styles.detail}>{amountWords(block)}</p>
              {!isDone && (
                <details className={styles.why}>
                  <summary>
                    Why this?<VisuallyHidden> {subjectName(block.subject)}</VisuallyHidden>
                  </summary>
                  <p>{reasonWords(block, { titles: topicById, exam, now })}</p>
                </details>
              )}
            </Row>
          )
        })}
        {paper !== 'none' && (
          <Row isDone={paper === 'done'}>
            <p className={styles.title}>This week’s paper · {exam}</p>
            {paper === 'due' && (
              <Link href="/exam-prep" className={styles.tall}>
                Sit a full paper
              </Link>
            )}
          </Row>
        )}
      </ol>
      {later.length > 0 && (
        <p className={styles.detail}>
          {subjectWords(later)} {later.length === 1 ? 'comes' : 'come'} on other days: these blocks bring you more
          today.
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.detail}>
          <Link href="/storage">Download {subjectWords(missing)}</Link> to have {missing.length === 1 ? 'it' : 'them'}{' '}
          in your plan.
        </p>
      )}
    </>
  )
}

function Row({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className={classNames(styles.block, isDone && styles.done)}>
      <span className={styles.mark} aria-hidden="true">
        {isDone && <Check size={16} strokeWidth={3} />}
      </span>
      <div>
        {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
        {children}
      </div>
    </li>
  )
}

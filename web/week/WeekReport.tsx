import type { Week } from '@sabi/shared/progress/calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { daysAfter, daysPerWeek } from '@sabi/shared/progress/streak-calendar'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Suspense } from 'react'
import { printPage } from '../platform/page/printing.ts'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { DataTable } from '../design/DataTable.tsx'
import { EmptyState } from '../design/states/EmptyState.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { siteName } from '../design/site-name.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { ShareText } from '../layout/ShareText.tsx'
import { durationWords } from '../practice/texts.ts'
import { practiceOfTopic } from '../subjects/links.ts'
import { besides } from '../platform/page/besides.tsx'
import { useTopics } from '../subjects/topic-calls.ts'
import { practiseAgain, weekTexts } from './texts.ts'
import { comparedWords, rightWords, shareWords, tooFewWords, totalOf } from './week-words.ts'
import styles from './WeekScreen.module.css'

// It needs the code of the plan.
const WeekScores = besides(() => import('./WeekScores.tsx').then((file) => file.WeekScores))

interface WeekReportProps {
  week: Week
  /** More answers may come. */
  isCurrent: boolean
  userId: string
  /** Minutes east of UTC. */
  offset: string
}

/** What was practised in a week, how it went beside the week before, and what to practise again. */
export function WeekReport({ week, isCurrent, userId, offset }: WeekReportProps) {
  if (week.days.length === 0)
    return (
      <Card title="This week">
        <EmptyState
          icon={<CalendarDays />}
          title={weekTexts.empty}
          action={<LinkButton href="/practice">Practise</LinkButton>}
        />
      </Card>
    )
  return (
    <>
      <div className={styles.cards}>
        <Totals week={week} isCurrent={isCurrent} />
        <Card title="By subject">
          <DataTable
            caption="Answers by subject"
            columns={['Subject', 'Questions', 'Right']}
            rows={week.subjects.map((one) => ({
              id: one.subject,
              cells: [subjectName(one.subject), String(one.answered), rightWords(one)],
            }))}
          />
          <TooFew rows={week.subjects} />
        </Card>
        <Topics topics={week.topics} />
        <Suspense>
          <WeekScores userId={userId} from={week.from} offset={offset} />
        </Suspense>
      </div>
      <div className={styles.actions}>
        <ShareText text={shareWords(week, siteName)} label="Share this week" copyLabel="Copy as text" />
        <Button variant="secondary" onClick={printPage}>
          Print
        </Button>
      </div>
    </>
  )
}

function Totals({ week, isCurrent }: Pick<WeekReportProps, 'week' | 'isCurrent'>) {
  const { from, days, seconds, withHint = 0, before } = week
  const total = totalOf(week)
  return (
    <Card title="This week">
      <DataTable
        caption="The week and the week before"
        columns={['What', 'Week', 'Week before']}
        rows={[
          { id: 'questions', cells: ['Questions', String(total.answered), String(before.answered)] },
          { id: 'right', cells: ['Right', rightWords(total), rightWords(before)] },
        ]}
      />
      <TooFew rows={[total, before]} />
      <p>{comparedWords(week, { isCurrent })}</p>
      <p>
        Practised on {counted(days.length, 'day')} of {daysPerWeek}: {weekdays(from, days)}.
      </p>
      {withHint > 0 && <p>{counted(withHint, 'question')} answered with a hint</p>}
      <p>Time in sessions: {durationWords(seconds * 1000)}</p>
    </Card>
  )
}

function TooFew({ rows }: { rows: Parameters<typeof tooFewWords>[0] }) {
  const words = tooFewWords(rows)
  return words !== null && <p className={styles.small}>{words}</p>
}

function weekdays(from: string, days: readonly string[]): string {
  return Array.from({ length: daysPerWeek }, (_, place) => daysAfter(from, place))
    .filter((day) => days.includes(day))
    .map((day) => new Date(day).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' }))
    .join(', ')
}

/** Topics that had a session of their own, the weakest first. */
function Topics({ topics }: Pick<Week, 'topics'>) {
  const { data } = useTopics()
  const known = topics.flatMap((one) => {
    const topic = data?.data.find(({ id }) => id === one.topicId)
    return topic === undefined ? [] : { ...one, topic }
  })
  if (known.length === 0) return null
  const weak = known.filter(
    ({ answered, correct }) => answered >= practiseAgain.from && percentage(correct, answered) < practiseAgain.below,
  )
  return (
    <Card title="Topics">
      <DataTable
        caption="Topics that had a session of their own, without papers"
        columns={['Topic', 'Questions', 'Right']}
        rows={known.map(({ topic, ...one }) => ({
          id: topic.id,
          cells: [topic.title, String(one.answered), rightWords(one)],
        }))}
      />
      <TooFew rows={known} />
      {weak.length > 0 && (
        <>
          <h3>Practise again next week</h3>
          <ul className={styles.again}>
            {weak.map(({ topic }) => (
              <li key={topic.id}>
                <LinkButton href={practiceOfTopic(topic)} variant="secondary">
                  {topic.title}
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

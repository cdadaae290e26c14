import type { ClassInsights } from '@sabi/shared/classes/insights-calls'
import { percentage } from '@sabi/shared/progress/percentage'
import { counted } from '@sabi/shared/subjects/count-words'
import { TableBehind } from '../design/DataTable.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import styles from './Insights.module.css'

/** Topics drawn as bars; the table has all of them. */
const topicsDrawn = 5

interface Bar {
  id: string
  label: string
  /** The figure of the bar in words. */
  words: string
  /** 0 to 100. */
  value: number
}

/** Bars under each other, each with its name and its number. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, label, words, value }) => (
        <li key={id}>
          <div className={styles.label}>
            <span>{label}</span>
            <b>{words}</b>
          </div>
          <ProgressBar label={label} value={value} valueText={words} />
        </li>
      ))}
    </ul>
  )
}

/** The topics that a class masters least, and all of them in a table. */
export function TopicBars({ topics }: Pick<ClassInsights, 'topics'>) {
  const bars = topics.flatMap(({ topicId, title, percent }) =>
    percent === null ? [] : { id: topicId, label: title, words: `${percent}%`, value: percent },
  )
  return (
    <>
      <Bars bars={bars.slice(0, topicsDrawn)} />
      <TableBehind
        caption="All topics that were practised, weakest first"
        columns={['Topic', 'Students', 'Mastery', 'Familiar']}
        rows={topics.map(({ topicId, title, students, percent, familiar }) => ({
          id: topicId,
          cells: [
            title,
            String(students),
            percent === null ? '–' : `${percent}%`,
            familiar === null ? '–' : `${familiar} of ${students}`,
          ],
        }))}
      />
    </>
  )
}

/** The mistakes that most students of a class made. */
export function SlipBars({ slips, students }: Pick<ClassInsights, 'slips'> & { students: number }) {
  return (
    <>
      <Bars
        bars={slips.map((slip) => ({
          id: `${slip.topicId} ${slip.reason}`,
          label: slip.reason,
          words: counted(slip.students, 'student'),
          value: percentage(slip.students, students),
        }))}
      />
      <TableBehind
        caption={`Common mistakes among ${counted(students, 'student')}`}
        columns={['Mistake', 'Topic', 'Students']}
        rows={slips.map((slip) => ({
          id: `${slip.topicId} ${slip.reason}`,
          cells: [slip.reason, slip.title, String(slip.students)],
        }))}
      />
    </>
  )
}

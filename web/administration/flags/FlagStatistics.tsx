import type { AdminFlag } from '@sabi/shared/flags/calls'
import { DataTable } from '../../design/DataTable.tsx'
import { dateAndTime } from '../date-and-time.ts'
import { optionRows, statisticsWords } from './flag-words.ts'
import styles from './Flags.module.css'

/** What students' answers suggest about the question. */
export function FlagStatistics({ flag: { question, statistics } }: { flag: AdminFlag }) {
  if (question === null) return null
  if (statistics === null) return <p className={styles.muted}>Too few students have answered it yet.</p>
  return (
    <div>
      <p>{statisticsWords(statistics)}</p>
      <DataTable
        caption={`Each option, counted ${dateAndTime(statistics.countedAt)}`}
        columns={['Option', 'Chosen', 'By strong students']}
        rows={optionRows(question.options, question.correctOption, statistics)}
      />
    </div>
  )
}

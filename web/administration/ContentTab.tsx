import { ExamDatesCard } from './ExamDatesCard.tsx'
import { ImportsCard } from './questions/ImportsCard.tsx'
import { ExportCard } from './questions/ExportCard.tsx'
import { QuestionsCard } from './questions/QuestionsCard.tsx'
import { WrittenQuestionsCard } from './WrittenQuestionsCard.tsx'
import styles from './Administration.module.css'

/** The questions of this site: found, written, changed, taken in, given away; and the days of the exams. */
export function ContentTab() {
  return (
    <>
      <QuestionsCard />
      <div className={styles.halves}>
        <ImportsCard />
        <WrittenQuestionsCard />
        <ExportCard />
        <ExamDatesCard />
      </div>
    </>
  )
}

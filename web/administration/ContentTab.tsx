import { ImportsCard } from './questions/ImportsCard.tsx'
import { ElsewhereCard } from './questions/ElsewhereCard.tsx'
import { ExportCard } from './questions/ExportCard.tsx'
import { QuestionsCard } from './questions/QuestionsCard.tsx'
import { WrittenQuestionsCard } from './WrittenQuestionsCard.tsx'
import styles from './Administration.module.css'

/** The questions of this site: found, written, changed, taken in, given away. */
export function ContentTab() {
  return (
    <>
      <QuestionsCard />
      <div className={styles.halves}>
        <ImportsCard />
        <WrittenQuestionsCard />
        <ExportCard />
        <ElsewhereCard />
      </div>
    </>
  )
}

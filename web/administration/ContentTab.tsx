import { useAddress } from './address.ts'
import { ExamDatesCard } from './site/ExamDatesCard.tsx'
import { DraftCard } from './imports/DraftCard.tsx'
import { ImportsCard } from './questions/ImportsCard.tsx'
import { ExportCard } from './questions/ExportCard.tsx'
import { QuestionsCard } from './questions/QuestionsCard.tsx'
import { TopicsCard } from './topics/TopicsCard.tsx'
import { WrittenQuestionsCard } from './WrittenQuestionsCard.tsx'
import styles from './Administration.module.css'

/** The site's questions, topics and exam dates, or the draft named in the address. */
export function ContentTab() {
  const { query, change } = useAddress()
  const draft = query.get('draft')
  if (draft !== null) return <DraftCard key={draft} importId={draft} onClose={() => change({ draft: '' })} />
  return (
    <>
      <QuestionsCard />
      <div className={styles.halves}>
        <ImportsCard />
        <WrittenQuestionsCard />
        <ExportCard />
        <ExamDatesCard />
        <TopicsCard />
      </div>
    </>
  )
}

import type { StudyGoals } from '@sabi/shared/accounts/study'
import { changeStudyGoals, getSettings } from '@sabi/shared/accounts/settings-calls'
import { failureText } from '../accounts/failure-text.ts'
import { Card } from '../design/Card.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { useOfflineReason } from './offline-reason.ts'
import { SavedNote } from './SavedNote.tsx'
import styles from './Settings.module.css'
import { StudyFields } from './StudyFields.tsx'
import { studyTexts, texts } from './texts.ts'
import { useSavedAtOnce } from './useSavedAtOnce.ts'

/** Which subjects the student studies, and how many minutes a day; saved with every tap. */
export function StudyCard({ goals }: { goals: StudyGoals }) {
  const offlineReason = useOfflineReason()
  const { value, isSaved, choose } = useSavedAtOnce({ given: goals, save, onFailure: tellFailure })
  return (
    <Card title="Study">
      <fieldset className={styles.block} disabled={offlineReason !== undefined}>
        <StudyFields value={value} onChange={choose} />
        {offlineReason !== undefined && <p className={styles.hint}>{offlineReason}</p>}
      </fieldset>
      <SavedNote isSaved={isSaved} />
    </Card>
  )
}

async function save(goals: StudyGoals): Promise<void> {
  await request(changeStudyGoals, { body: goals })
  invalidate(getSettings)
}

function tellFailure(error: unknown): void {
  toast({
    title: studyTexts.failed,
    description: failureText(error, texts.failure) ?? undefined,
    tone: 'destructive',
  })
}

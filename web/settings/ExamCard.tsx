import type { ExamTargets } from '@sabi/shared/accounts/study'
import { changeExamTargets, getSettings } from '@sabi/shared/accounts/settings-calls'
import { failureText } from '../accounts/failure-text.ts'
import { Card } from '../design/Card.tsx'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { toast } from '../platform/page/toast-store.ts'
import { ExamFields } from './ExamFields.tsx'
import { useOfflineReason } from './offline-reason.ts'
import { SavedNote } from './SavedNote.tsx'
import styles from './Settings.module.css'
import { examTexts, texts } from './texts.ts'
import { useSavedAtOnce } from './useSavedAtOnce.ts'

/** Which exams the student prepares for, and when; saved with every tap. */
export function ExamCard({ targets }: { targets: ExamTargets }) {
  const offlineReason = useOfflineReason()
  const { value, isSaved, choose } = useSavedAtOnce({ given: targets, save, onFailure: tellFailure })
  return (
    <Card title="Exams">
      <fieldset className={styles.block} disabled={offlineReason !== undefined}>
        <legend className={styles.legend}>{examTexts.question}</legend>
        <ExamFields value={value} onChange={choose} />
        {offlineReason !== undefined && <p className={styles.hint}>{offlineReason}</p>}
      </fieldset>
      <SavedNote isSaved={isSaved} />
    </Card>
  )
}

async function save(targets: ExamTargets): Promise<void> {
  await request(changeExamTargets, { body: targets })
  invalidate(getSettings)
}

function tellFailure(error: unknown): void {
  toast({
    title: examTexts.failed,
    description: failureText(error, texts.failure) ?? undefined,
    tone: 'destructive',
  })
}

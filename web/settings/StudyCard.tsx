import type { StudyGoals } from '@sabi/shared/accounts/study'
import { changeStudyGoals, getSettings } from '@sabi/shared/accounts/settings-calls'
import { failureText } from '../accounts/failure-text.ts'
import { Card } from '../design/Card.tsx'
import { Select } from '../design/forms/Select.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { useOfflineReason } from './offline-reason.ts'
import { SavedNote } from './SavedNote.tsx'
import styles from './Settings.module.css'
import { StudyFields } from './StudyFields.tsx'
import { studyTexts, texts } from './texts.ts'
import { useSavedAtOnce } from './useSavedAtOnce.ts'

const noTarget = 'none'
const targets = [
  { value: noTarget, label: 'No target' },
  ...[40, 50, 60, 70, 80, 90].map((score) => ({ value: String(score), label: `${score} of 100` })),
]

/** Which subjects the student studies, how many minutes a day and for which score; saved with every tap. */
export function StudyCard({ goals }: { goals: StudyGoals }) {
  const offlineReason = useOfflineReason()
  const { value, isSaved, choose } = useSavedAtOnce({ given: goals, save, onFailure: tellFailure })
  return (
    <Card title="Study">
      <fieldset className={styles.block} disabled={offlineReason !== undefined}>
        <StudyFields value={value} onChange={choose} />
        <Select
          label={studyTexts.target}
          value={String(value.targetScore ?? noTarget)}
          options={targets}
          onChange={(chosen) => choose({ ...value, targetScore: chosen === noTarget ? undefined : Number(chosen) })}
        />
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

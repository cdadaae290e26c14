import type { ExamTargets } from '@sabi/shared/accounts/account'
import { changeExamTargets, getSettings } from '@sabi/shared/accounts/settings-calls'
import { examTypes } from '@sabi/shared/content/question'
import { failureText } from '../accounts/failure-text.ts'
import { Card } from '../design/Card.tsx'
import { Select } from '../design/forms/Select.tsx'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { toast } from '../platform/page/toast-store.ts'
import { useOfflineReason } from './offline-reason.ts'
import { SavedNote } from './SavedNote.tsx'
import styles from './Settings.module.css'
import { examTexts, texts } from './texts.ts'
import { useSavedAtOnce } from './useSavedAtOnce.ts'

const yearsAhead = 3

/** Which exams the student prepares for, and when; saved with every tap. */
export function ExamCard({ targets }: { targets: ExamTargets }) {
  const offlineReason = useOfflineReason()
  const { value, isSaved, choose } = useSavedAtOnce({ given: targets, save, onFailure: tellFailure })
  const years = yearOptions(value.year)
  return (
    <Card title="Exams">
      <fieldset className={styles.block} disabled={offlineReason !== undefined}>
        <legend className={styles.legend}>{examTexts.question}</legend>
        <div className={styles.choices}>
          {examTypes.map((exam) => (
            <label key={exam} className={styles.choice}>
              <input
                type="checkbox"
                checked={value.examTypes.includes(exam)}
                onChange={() => choose({ ...value, examTypes: toggled(value.examTypes, exam) })}
              />
              {exam}
            </label>
          ))}
        </div>
        <Select
          label="Year of your exams"
          value={String(value.year ?? '')}
          options={years}
          onChange={(year) => choose({ ...value, year: year === '' ? null : Number(year) })}
        />
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

function toggled(chosen: ExamTargets['examTypes'], exam: ExamTargets['examTypes'][number]) {
  return examTypes.filter((one) => (one === exam) !== chosen.includes(one))
}

/** This year and the next three, and an earlier choice that has passed. */
function yearOptions(chosen: number | null) {
  const thisYear = new Date().getFullYear()
  const coming = Array.from({ length: yearsAhead + 1 }, (_, ahead) => thisYear + ahead)
  const years = chosen === null || coming.includes(chosen) ? coming : [chosen, ...coming]
  return [{ value: '', label: 'Not sure yet' }, ...years.map((year) => ({ value: String(year), label: String(year) }))]
}

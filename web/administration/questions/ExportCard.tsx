import { listAudit } from '@sabi/shared/administration/system-calls'
import type { SubjectId } from '@sabi/shared/content/question'
import { exportQuestions } from '@sabi/shared/subjects/export-calls'
import { useState } from 'react'
import { Banner } from '../../design/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { Select } from '../../design/Select.tsx'
import { invalidate } from '../../platform/call-cache.ts'
import { requestFile } from '../../platform/request.ts'
import { saveFile } from '../../platform/save-file.ts'
import { useIsOnline } from '../../platform/connection.ts'
import { failureWords } from '../failure.ts'
import { administrationTexts } from '../texts.ts'
import { subjectOptions } from './question-filter.ts'
import styles from './Questions.module.css'

/** Gives the published questions away as a file that an import takes back. */
export function ExportCard() {
  const [subject, setSubject] = useState<SubjectId | ''>('')
  const [saved, setSaved] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isOnline = useIsOnline()

  const download = async () => {
    setIsBusy(true)
    setSaved('')
    setProblem(null)
    try {
      const query = subject === '' ? {} : { subject }
      const file = await requestFile(exportQuestions, { query }, () => {})
      saveFile(file)
      setSaved(`${file.name} is downloaded.`)
      invalidate(listAudit)
    } catch (error) {
      setProblem(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Card title="Export questions">
      <p>A JSON file with all published questions and your edits. An import takes it back.</p>
      <p className={styles.muted}>Questions with a drawing or a picture are left out.</p>
      <Select label="Subject to export" value={subject} options={subjectOptions} onChange={setSubject} />
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      <Button
        variant="secondary"
        busy={isBusy}
        reason={isOnline ? undefined : administrationTexts.offlineReason}
        onClick={() => void download()}
      >
        Export questions
      </Button>
      <output>{saved}</output>
    </Card>
  )
}

import { downloadTemplate } from '@sabi/shared/subjects/import-calls'
import { useState } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { requestFile } from '../../platform/server/request.ts'
import { saveFile } from '../../platform/page/save-file.ts'
import { failureWords } from '../failure.ts'
import { administrationTexts } from '../texts.ts'
import styles from './Questions.module.css'

const templates = [
  { format: 'csv', label: 'CSV template' },
  { format: 'xlsx', label: 'Excel template' },
] as const

/** Downloads of tables to fill in with questions. */
export function TemplateLinks() {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [saved, setSaved] = useState('')
  const isOnline = useIsOnline()

  const download = async (format: (typeof templates)[number]['format']) => {
    setBusy(format)
    setProblem(null)
    setSaved('')
    try {
      const file = await requestFile(downloadTemplate, { query: { format } }, () => {})
      saveFile(file)
      setSaved(`${file.name} was downloaded.`)
    } catch (error) {
      setProblem(failureWords(error))
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className={styles.fields}>
      <p>No file yet? Download a template, fill it in and choose it below.</p>
      <div className={styles.templates}>
        {templates.map(({ format, label }) => (
          <Button
            key={format}
            variant="secondary"
            busy={busy === format}
            reason={isOnline ? undefined : administrationTexts.offlineReason}
            onClick={() => void download(format)}
          >
            {label}
          </Button>
        ))}
      </div>
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      <output>{saved}</output>
    </div>
  )
}

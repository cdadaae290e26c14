import { exportFormatNames, exportFormats, type ExportFormat } from '@sabi/shared/content/export-formats'
import type { SubjectId } from '@sabi/shared/content/question'
import { counted } from '@sabi/shared/subjects/count-words'
import type { QuestionExport } from '@sabi/shared/subjects/export-calls'
import { useState } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { administrationTexts } from '../texts.ts'
import { subjectOptions } from './question-filter.ts'
import styles from './Questions.module.css'
import { useExport } from './useExport.ts'

const formatOptions = exportFormats.map((format) => ({ value: format, label: exportFormatNames[format] }))

const formatHints: Readonly<Record<ExportFormat, string>> = {
  json: 'For another Sabi Prep site, or as an archive: everything, including pictures.',
  csv: 'A table for a spreadsheet, without drawings.',
  'moodle-xml': 'For Moodle, with drawings, hints and the reasons why options are wrong.',
  qti: 'A package for other test programs, with drawings and the reasons why options are wrong.',
  gift: 'Plain text for Moodle, with the reasons why options are wrong but without drawings.',
  anki: 'Flashcards, with drawings and the reasons why options are wrong.',
}

/** Downloads the published questions as a file that can be imported again. */
export function ExportCard() {
  const [format, setFormat] = useState<ExportFormat>('json')
  const [subject, setSubject] = useState<SubjectId | ''>('')
  const { exported, problem, isBusy, download, forget } = useExport()
  const isOnline = useIsOnline()
  const choose =
    <Choice,>(set: (choice: Choice) => void) =>
    (choice: Choice) => {
      set(choice)
      forget()
    }

  return (
    <Card title="Export questions">
      <p>A file with all published questions and your edits. You can import it again without losing anything.</p>
      <p className={styles.muted}>
        Details that other programs can't show are kept beside each question, where only Sabi Prep reads them.
      </p>
      <Select
        label="Format of the file"
        value={format}
        options={formatOptions}
        onChange={choose(setFormat)}
        hint={formatHints[format]}
      />
      <Select label="Subject to export" value={subject} options={subjectOptions} onChange={choose(setSubject)} />
      {problem !== null && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      <Button
        variant="secondary"
        busy={isBusy}
        reason={isOnline ? undefined : administrationTexts.offlineReason}
        onClick={() => void download(format, subject)}
      >
        Export questions
      </Button>
      <output className={styles.fields}>
        {exported !== null && (
          <>
            <span>{`${exported.name} was downloaded.`}</span>
            <Summary {...exported.summary} />
          </>
        )}
      </output>
    </Card>
  )
}

function Summary({ written, left }: QuestionExport) {
  return (
    <>
      <span>{`${counted(written, 'question')} ${written === 1 ? 'is' : 'are'} in it.`}</span>
      {left.map(({ reason, count }) => (
        <span key={reason}>{`${counted(count, 'question')} left out: ${reason}`}</span>
      ))}
    </>
  )
}

import type { ImportOutcome } from '@sabi/shared/subjects/import-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { DraftLink } from '../imports/DraftLink.tsx'
import { administrationTexts } from '../texts.ts'
import { ImportDefaultsFields } from './ImportDefaultsFields.tsx'
import { ImportList } from './ImportList.tsx'
import { OutcomeView } from './OutcomeView.tsx'
import styles from './Questions.module.css'
import { TemplateLinks } from './TemplateLinks.tsx'
import { UnknownNames, type NameMeanings } from './UnknownNames.tsx'
import { importFile, noDefaults, type ImportDefaults } from './upload.ts'
import { useImport } from './useImport.ts'

const formats = '.json,.csv,.xlsx,.txt,.gift,.xml,.zip,.docx,.pdf,.js'

/** Imports questions from a file: first a check, then a draft, which an administrator reviews and publishes. */
export function ImportsCard() {
  const [file, setFile] = useState<File | null>(null)
  const [defaults, setDefaults] = useState<ImportDefaults>(noDefaults)
  const { outcome, problem, isBusy, check, takeIn, forget } = useImport(importFile)
  const isOnline = useIsOnline()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0] ?? null)
    setDefaults({ ...defaults, names: '' })
    forget()
  }
  const change = (changed: ImportDefaults) => {
    setDefaults(changed)
    forget()
  }
  const explain = (names: NameMeanings) => {
    const explained = { ...defaults, names: JSON.stringify(names) }
    setDefaults(explained)
    void check(file, explained)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOnline) void check(file, defaults)
  }
  return (
    <Card title="Import questions">
      <TemplateLinks />
      <form className={styles.form} noValidate onSubmit={submit}>
        <label className={styles.fields}>
          <span className={styles.legend}>File</span>
          <input type="file" accept={formats} onChange={choose} />
          <span className={styles.muted}>
            CSV, Excel, JSON, GIFT, Aiken, Moodle XML, QTI, Word or PDF, up to 20 MB.
          </span>
        </label>
        <ImportDefaultsFields defaults={defaults} onChange={change} />
        {problem !== null && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <Button
          type="submit"
          variant="secondary"
          busy={isBusy}
          reason={isOnline ? undefined : administrationTexts.offlineReason}
        >
          Check the file
        </Button>
      </form>
      <output>{outcome !== null && <OutcomeView outcome={outcome} />}</output>
      {outcome !== null && outcome.isDryRun && outcome.unknownNames.length > 0 && (
        <UnknownNames
          key={defaults.names}
          names={outcome.unknownNames}
          meanings={defaults.names}
          subject={defaults.subject}
          busy={isBusy}
          onApply={explain}
        />
      )}
      {outcome !== null && outcome.isDryRun && outcome.added > 0 && (
        <Button busy={isBusy} onClick={() => void takeIn(file, defaults)}>
          {importWords(outcome)}
        </Button>
      )}
      {outcome !== null && outcome.isDraft && outcome.importId !== null && (
        <DraftLink id={outcome.importId} variant="secondary" />
      )}
      <ImportList />
    </Card>
  )
}

function importWords({ added }: ImportOutcome): string {
  return `Import ${counted(added, 'question')} as a draft`
}

import { difficulties, difficultyWords, examTypes } from '@sabi/shared/content/question'
import { Field } from '../../design/forms/Field.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { subjectOptions } from './question-filter.ts'
import styles from './Questions.module.css'
import type { ImportDefaults } from './upload.ts'
import { useTopicChoices } from './useTopicChoices.ts'

const asInFile = { value: '', label: 'As in the file' } as const
const subjectChoices = [asInFile, ...subjectOptions.slice(1)]
const examChoices = [asInFile, ...examTypes.map((value) => ({ value, label: value }))]
const difficultyChoices = [asInFile, ...difficulties.map((value) => ({ value, label: difficultyWords[value] }))]

interface ImportDefaultsFieldsProps {
  defaults: ImportDefaults
  onChange: (defaults: ImportDefaults) => void
}

/** Defaults for rows that do not specify them. */
export function ImportDefaultsFields({ defaults, onChange }: ImportDefaultsFieldsProps) {
  const subject = subjectOptions.find(({ value }) => value === defaults.subject)?.value
  const topics = useTopicChoices(subject, asInFile.label)
  return (
    <details>
      <summary className={styles.summary}>If the file doesn't say</summary>
      <div className={styles.places}>
        <Field
          id="source"
          label="Source of the questions"
          autoComplete="off"
          maxLength={120}
          value={defaults.source}
          onInput={(event) => onChange({ ...defaults, source: event.currentTarget.value })}
        />
        <Select
          label="Subject of the rows"
          value={defaults.subject}
          options={subjectChoices}
          onChange={(chosen) => onChange({ ...defaults, subject: chosen, topicId: '' })}
        />
        <Select
          label="Topic of the rows"
          value={defaults.topicId}
          options={topics}
          onChange={(topicId) => onChange({ ...defaults, topicId })}
        />
        <Select
          label="Exam of the rows"
          value={defaults.examType}
          options={examChoices}
          onChange={(examType) => onChange({ ...defaults, examType })}
        />
        <Select
          label="Difficulty of the rows"
          value={defaults.difficulty}
          options={difficultyChoices}
          onChange={(difficulty) => onChange({ ...defaults, difficulty })}
        />
      </div>
    </details>
  )
}

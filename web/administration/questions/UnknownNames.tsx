import { examTypes } from '@sabi/shared/content/question'
import { counted } from '@sabi/shared/subjects/count-words'
import type { UnknownName } from '@sabi/shared/subjects/import-calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Select, type SelectOption } from '../../design/forms/Select.tsx'
import { subjectOptions } from './question-filter.ts'
import styles from './Questions.module.css'
import { useTopicChoices } from './useTopicChoices.ts'

/** The meaning of each name in a file: a subject, an exam or a topic id. */
export type NameMeanings = Readonly<Record<string, string>>

interface UnknownNamesProps {
  names: readonly UnknownName[]
  /** Earlier meanings, as JSON. */
  meanings: string
  subject: string
  busy: boolean
  onApply: (meanings: NameMeanings) => void
}

const labels = { subject: 'Subject', topic: 'Topic', exam: 'Exam' } as const
const unknown = { value: '', label: 'Not explained' } as const
const mostShown = 20

/** Asks for the meaning of names that are no known subject, topic or exam, with the nearest topics first. */
export function UnknownNames({ names, meanings, subject, busy, onApply }: UnknownNamesProps) {
  const [chosen, setChosen] = useState<NameMeanings>({})
  const known = subjectOptions.find(({ value }) => value === subject)?.value
  const [, ...topics] = useTopicChoices(known, '')
  const isChosen = Object.values(chosen).some((meaning) => meaning !== '')
  return (
    <section className={styles.fields} aria-label="Names in the file">
      <h3>Names we don't know</h3>
      <p className={styles.muted}>Say what they mean, then check the file again.</p>
      {names.slice(0, mostShown).map((unknownName) => {
        const { kind, name, rows } = unknownName
        return (
          <Select
            key={`${kind} ${name}`}
            label={`${labels[kind]} “${name}” (${counted(rows, 'row')})`}
            value={chosen[name] ?? ''}
            options={choicesFor(unknownName, topics)}
            onChange={(meaning) => setChosen({ ...chosen, [name]: meaning })}
          />
        )
      })}
      <Button
        variant="secondary"
        busy={busy}
        reason={isChosen ? undefined : 'Choose what a name means first.'}
        onClick={() => onApply({ ...meaningsIn(meanings), ...withoutEmpty(chosen) })}
      >
        Check again with these names
      </Button>
    </section>
  )
}

function choicesFor({ kind, nearest }: UnknownName, topics: readonly SelectOption[]): SelectOption[] {
  if (kind === 'subject') return [unknown, ...subjectOptions.slice(1)]
  if (kind === 'exam') return [unknown, ...examTypes.map((value) => ({ value, label: value }))]
  const near = nearest.map(({ id, title }) => ({ value: id, label: title }))
  return [unknown, ...near, ...topics.filter(({ value }) => near.every((one) => one.value !== value))]
}

function withoutEmpty(meanings: NameMeanings): NameMeanings {
  return Object.fromEntries(Object.entries(meanings).filter(([, meaning]) => meaning !== ''))
}

function meaningsIn(json: string): NameMeanings {
  const value: unknown = json === '' ? {} : JSON.parse(json)
  const entries = Object.entries(value ?? {}).flatMap(([name, meaning]) =>
    typeof meaning === 'string' ? [[name, meaning] as const] : [],
  )
  return Object.fromEntries(entries)
}

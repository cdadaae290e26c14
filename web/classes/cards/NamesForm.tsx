import type { LearnerCard } from '@sabi/shared/classes/card-calls'
import type { TaughtClass } from '@sabi/shared/classes/calls'
import { classLimits } from '@sabi/shared/classes/class'
import { listedNames, nameKey, type ListedName } from '@sabi/shared/classes/name-list'
import { counted } from '@sabi/shared/subjects/count-words'
import { useRef, useState } from 'react'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { Card } from '../../design/Card.tsx'
import { TextArea } from '../../design/forms/TextArea.tsx'
import { toast } from '../../platform/page/toast-store.ts'
import { useSettingsForm } from '../../settings/useSettingsForm.ts'
import styles from './Cards.module.css'
import { newLearners, sendLearners, type NewLearner } from './make-learners.ts'
import { cardTexts, faultTexts } from './texts.ts'

interface NamesFormProps {
  taught: TaughtClass
  /** The names that the class shows already. */
  taken: readonly string[]
  onCards: (cards: LearnerCard[]) => void
}

/** A list of names, typed, pasted or from a file, with what is wrong with it, and the button that makes the accounts. */
export function NamesForm({ taught, taken, onCards }: NamesFormProps) {
  const [text, setText] = useState('')
  const names = listedNames(text, { taken, room: classLimits.studentsOfClass - taught.students })
  const form = useNamesForm(taught.id, { names, onCards, onDone: () => setText('') })
  return (
    <Card title="Make cards">
      <div className={styles.form}>
        <AccountForm
          form={form}
          action={names.length === 0 ? 'Make cards' : `Make ${counted(names.length, 'card')}`}
          offlineReason={cardTexts.offline}
        >
          <TextArea
            id="names"
            label={cardTexts.names}
            hint={cardTexts.namesHint}
            rows={6}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={form.errorOf('names')}
          />
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label="Names from a CSV file"
            onChange={(event) => void readFile(event.target.files?.[0], setText)}
          />
          <Preview names={names} />
        </AccountForm>
      </div>
    </Card>
  )
}

function Preview({ names }: { names: readonly ListedName[] }) {
  if (names.length === 0) return null
  const faults = names.filter(({ fault }) => fault !== null).length
  return (
    <>
      <output>
        {counted(names.length, 'name')}
        {faults > 0 && `, ${faults} with a fault`}
      </output>
      <ol className={styles.preview} aria-label="Names of the list">
        {names.map(({ line, name, fault }) => (
          <li key={line}>
            {name}
            {fault !== null && <span className={styles.fault}> – {faultTexts[fault]}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}

interface Sending {
  names: readonly ListedName[]
  onCards: (cards: LearnerCard[]) => void
  onDone: () => void
}

function useNamesForm(classId: string, { names, onCards, onDone }: Sending) {
  // A list that failed goes again under the ids of before, but for what is made.
  const unsent = useRef<NewLearner[]>([])
  return useSettingsForm({
    check() {
      if (names.length === 0) return [{ field: 'names', message: cardTexts.noNames }]
      return names.some(({ fault }) => fault !== null) ? [{ field: 'names', message: cardTexts.faulty }] : []
    },
    async send() {
      const known = new Map(unsent.current.map((learner) => [nameKey(learner.name), learner]))
      unsent.current = newLearners(names.map(({ name }) => name)).map(
        (learner) => known.get(nameKey(learner.name)) ?? learner,
      )
      await sendLearners(classId, unsent.current, onCards)
      unsent.current = []
      onDone()
    },
  })
}

async function readFile(file: File | undefined, onText: (text: string) => void): Promise<void> {
  if (file === undefined) return
  try {
    // One name a line, so that what was understood can be corrected.
    const names = listedNames(await file.text(), { room: Infinity })
    onText(names.map(({ name }) => name).join('\n'))
  } catch {
    toast({ title: cardTexts.fileFailed, tone: 'destructive' })
  }
}

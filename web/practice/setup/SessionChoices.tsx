import { sessionLengths } from '@sabi/shared/practice/link'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { Choice } from '../../design/forms/Choice.tsx'
import { useStoredValue } from '../../platform/stored-value.ts'
import { explaining, explainsEach, mixing, sessionLength } from './session-choices.ts'
import styles from './SessionChoices.module.css'

const lengths = sessionLengths.map((length) => ({ value: `${length}` as const, label: `${length}` }))
const moments = [
  { value: 'each', label: 'After each question' },
  { value: 'end', label: 'At the end' },
] as const

/** How long the session is, when its answers are shown, and how its subjects follow each other. */
export function SessionChoices({ filter }: { filter: QuestionFilter }) {
  const length = useStoredValue(sessionLength)
  const explains = explainsEach(filter, useStoredValue(explaining))
  const isMixed = useStoredValue(mixing) === 'mixed'
  return (
    <div className={styles.choices}>
      <Choice label="How many questions?" value={length} options={lengths} onChange={sessionLength.set} />
      <Choice label="Show answers" value={explains ? 'each' : 'end'} options={moments} onChange={explaining.set} />
      {filter.subject === 'ALL' && (
        <label className={styles.mix}>
          <input type="checkbox" checked={isMixed} onChange={() => mixing.set(isMixed ? 'grouped' : 'mixed')} />
          Mix the subjects
        </label>
      )}
    </div>
  )
}

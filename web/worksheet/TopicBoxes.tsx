import type { Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import styles from './Worksheet.module.css'

interface TopicBoxesProps {
  topics: readonly Topic[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Shown while none is ticked. */
  none?: string
}

/** The topics of a subject to tick. None ticked means all of them, unless `none` says otherwise. */
export function TopicBoxes({ topics, chosen, onChange, none = 'All topics' }: TopicBoxesProps) {
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <details className={styles.topics}>
      <summary>{chosen.length === 0 ? none : counted(chosen.length, 'topic')}</summary>
      <fieldset>
        <legend>Only these topics</legend>
        {topics.map(({ id, title }) => (
          <Checkbox key={id} label={title} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ))}
      </fieldset>
    </details>
  )
}

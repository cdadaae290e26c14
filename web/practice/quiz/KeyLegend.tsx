import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { answerKeys, useAnswerKeys } from '../../platform/answer-keys.ts'
import styles from './KeyLegend.module.css'

const legend = [
  { keys: ['A', 'B', 'C', 'D'], does: 'answer (1 to 4 too)' },
  { keys: ['N', 'Right arrow'], does: 'next' },
  { keys: ['Enter'], does: 'continue after an explanation' },
  { keys: ['P', 'Left arrow'], does: 'previous' },
  { keys: ['M'], does: 'mark for review' },
  { keys: ['S'], does: 'submit, R goes back' },
  { keys: ['?'], does: 'this list' },
]

/** The keys of the quiz, and a switch that turns them off. */
export function KeyLegend() {
  const isOn = useAnswerKeys()
  return (
    <div className={styles.legend}>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={() => answerKeys.set(isOn ? 'off' : 'on')} />
        Keyboard keys
      </label>
      {isOn && (
        <ul className={styles.list}>
          {legend.map(({ keys, does }) => (
            <li key={does}>
              {keys.map((key) => (
                <kbd key={key}>{symbolOf(key)}</kbd>
              ))}
              {does}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function symbolOf(key: string): ReactNode {
  if (key === 'Right arrow') return <ArrowRight size={14} aria-label={key} />
  return key === 'Left arrow' ? <ArrowLeft size={14} aria-label={key} /> : key
}

import { answerKeys, useAnswerKeys } from './answer-keys.ts'
import styles from './KeyLegend.module.css'

const legend = [
  { keys: ['A', 'B', 'C', 'D'], does: 'answer (1 to 4 too)' },
  { keys: ['N', '→'], does: 'next' },
  { keys: ['P', '←'], does: 'previous' },
  { keys: ['M'], does: 'mark for review' },
  { keys: ['S'], does: 'submit, R goes back' },
  { keys: ['?'], does: 'this list' },
]

/** The keys of the quiz, and the switch that turns them off. */
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
                <kbd key={key}>{key}</kbd>
              ))}
              {does}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

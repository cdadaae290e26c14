import type { SessionQuestion } from '@sabi/shared/practice/session'
import { RichText } from '../design/RichText.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { tick } from '../platform/haptics.ts'
import { letterOf } from './letters.ts'
import styles from './Options.module.css'
import { choose } from './steps.ts'

interface OptionsProps {
  entry: SessionQuestion
  /** Stored index of the chosen option. */
  chosen: number | undefined
}

/** The options as radio buttons in the order of this session. What is chosen is the stored index. */
export function Options({ entry: { question, shownOrder }, chosen }: OptionsProps) {
  return (
    <fieldset className={styles.options}>
      <legend>
        <VisuallyHidden>Choose one answer</VisuallyHidden>
      </legend>
      {shownOrder.map((option, place) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={question.id}
            value={option}
            checked={chosen === option}
            onChange={() => {
              choose(question.id, option)
              tick()
            }}
          />
          <span className={styles.letter}>{letterOf(place)}</span>
          <span className={styles.words}>
            <RichText text={question.options[option] ?? ''} html={question.rich?.options?.[option]} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

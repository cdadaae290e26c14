import { optionLetter } from '@sabi/shared/content/option-letter'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { classNames } from '../design/class-names.ts'
import { RichText } from '../design/RichText.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import styles from './Options.module.css'

interface OptionsProps {
  entry: SessionQuestion
  /** Stored index of the chosen option. */
  chosen: number | undefined
  /** An answer is final, and shows at once which option is right. */
  isExplained: boolean
  /** Left out where the key is shown and nothing can be chosen. */
  onChoose?: ((option: number) => void) | undefined
  /** The name of the field whose value is the letter of the option, where a form takes the choice and works without scripts. */
  field?: string | undefined
}

/** The options as radio buttons in the order of this session. What is chosen is the stored index. */
export function Options({ entry: { question, shownOrder }, chosen, isExplained, onChoose, field }: OptionsProps) {
  const isFinal = isExplained && chosen !== undefined
  const isRight = (option: number) => isFinal && option === question.correctOption
  const isWrong = (option: number) => isFinal && option === chosen && option !== question.correctOption
  return (
    <fieldset className={styles.options} disabled={isFinal}>
      <legend>
        <VisuallyHidden>Choose one answer</VisuallyHidden>
      </legend>
      {shownOrder.map((option, place) => (
        <label
          key={option}
          className={classNames(styles.option, isRight(option) && styles.right, isWrong(option) && styles.wrong)}
        >
          {field === undefined ? (
            <input
              type="radio"
              className={styles.radio}
              name={question.id}
              value={option}
              checked={chosen === option}
              onKeyDown={isExplained ? goByArrow : undefined}
              onChange={() => onChoose?.(option)}
            />
          ) : (
            <input type="radio" className={styles.radio} name={field} value={optionLetter(place)} required />
          )}
          <span className={styles.letter}>{optionLetter(place)}</span>
          <span className={styles.words}>
            <RichText text={question.options[option] ?? ''} html={question.rich?.options?.[option]} />
          </span>
          {isRight(option) && <Check size={20} className={styles.sign} aria-label="Correct answer" />}
          {isWrong(option) && <X size={20} className={styles.sign} aria-label="Your answer" />}
        </label>
      ))}
    </fieldset>
  )
}

/** Arrows would choose on the way, and what is chosen here is final: they only go to the next option. */
function goByArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = stepByKey[event.key]
  if (step === undefined) return
  event.preventDefault()
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const here = radios.indexOf(event.currentTarget)
  radios.at((here + step) % radios.length)?.focus()
}

const stepByKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

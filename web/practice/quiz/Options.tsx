import { optionLetter } from '@sabi/shared/content/option-letter'
import type { SessionQuestion } from '@sabi/shared/practice/session'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { classNames } from '../../design/class-names.ts'
import { RichText } from '../../design/text/RichText.tsx'
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx'
import styles from './Options.module.css'

interface OptionsProps {
  entry: SessionQuestion
  /** Stored index of the chosen option. */
  chosen: number | undefined
  /** Answers are final, and show the right option at once. */
  isExplained: boolean
  /** Omitted if the key is shown and nothing can be chosen. */
  onChoose?: ((option: number) => void) | undefined
  /** The name of the form field with the option's letter, for forms that work without scripts. */
  field?: string | undefined
}

/** The options as radio buttons in the order of this session. The value is the stored index. */
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

/** Arrow keys would choose an option, which is final here, so they only move the focus. */
function goByArrow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = stepByKey[event.key]
  if (step === undefined) return
  event.preventDefault()
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const here = radios.indexOf(event.currentTarget)
  radios.at((here + step) % radios.length)?.focus()
}

const stepByKey: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

import { gapOf } from '@sabi/shared/content/passage-order'
import { optionLetter } from '@sabi/shared/content/option-letter'
import { sourceWords, type ShownQuestion } from '@sabi/shared/content/question'
import Check from 'lucide-react/icons/check'
import { classNames } from '../../design/class-names.ts'
import { Figure } from '../../design/text/Figure.tsx'
import { PassageText } from '../../design/passage/PassageText.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import { texts } from '../texts.ts'
import styles from './QuestionAnswer.module.css'

/** A question's figure, its options in stored order with the key marked, and its explanation. */
export function QuestionAnswer({ question }: { question: ShownQuestion }) {
  const { options, correctOption, explanation, rich } = question
  return (
    <div className={styles.answer}>
      {question.passage !== undefined && <PassageText passage={question.passage} gap={gapOf(question)} isFolded />}
      <Figure of={question} />
      <ol className={styles.options}>
        {options.map((option, index) => (
          <li key={option} className={classNames(styles.option, index === correctOption && styles.key)}>
            <span className={styles.letter}>{optionLetter(index)}</span>
            <RichText text={option} html={rich?.options?.[index]} />
            {index === correctOption && (
              <span className={styles.mark}>
                <Check size={16} />
                Correct answer
              </span>
            )}
          </li>
        ))}
      </ol>
      <p>{explanation === '' ? texts.noExplanation : <RichText text={explanation} html={rich?.explanation} />}</p>
      <p className={styles.source}>{sourceWords(question)}</p>
    </div>
  )
}

import { optionLetter } from '@sabi/shared/content/option-letter'
import { gapOf } from '@sabi/shared/content/passage-order'
import type { ShownQuestion } from '@sabi/shared/content/question'
import { Badge } from '../../design/Badge.tsx'
import { PassageText } from '../../design/passage/PassageText.tsx'
import { Figure } from '../../design/text/Figure.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import styles from './Questions.module.css'

/** A question with its key and its explanation, as it is stored. */
export function WholeQuestion({ question }: { question: ShownQuestion }) {
  const { text, rich, options, correctOption, explanation, passage } = question
  return (
    <div className={styles.whole}>
      {passage !== undefined && <PassageText passage={passage} gap={gapOf(question)} isFolded />}
      <p className={styles.stem}>
        <RichText text={text} html={rich?.text} />
      </p>
      <Figure of={question} />
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li key={option}>
            <span className={styles.letter}>{optionLetter(index)}</span>
            <RichText text={option} html={rich?.options?.[index]} />
            {index === correctOption && <Badge tone="ok">Key</Badge>}
          </li>
        ))}
      </ul>
      <p className={styles.explanation}>
        <RichText text={explanation} html={rich?.explanation} />
      </p>
    </div>
  )
}

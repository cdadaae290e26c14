import { difficultyWords, type ShownQuestion } from '@sabi/shared/content/question'
import { useId, useState } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { classNames } from '../../design/class-names.ts'
import { LinkButton } from '../../design/LinkButton.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import { toast } from '../../platform/page/toast-store.ts'
import { tutorOn } from '../links.ts'
import { QuestionAnswer } from './QuestionAnswer.tsx'
import { texts } from '../texts.ts'
import styles from './QuestionRow.module.css'
import buttonStyles from '../../design/Button.module.css'

interface QuestionRowProps {
  question: ShownQuestion
  /** The link to practise it. */
  practice: string
}

/** A question in a topic's list. View expands its options, key and explanation. */
export function QuestionRow({ question, practice }: QuestionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const answerId = useId()
  const textId = useId()
  const toggle = () => {
    setIsOpen(!isOpen)
    if (!isOpen) toast({ title: texts.answerShown })
  }
  return (
    <li className={styles.row}>
      <p id={import.meta.env.SSR ? undefined : textId} className={classNames(styles.text, !isOpen && styles.short)}>
        <RichText text={question.text} html={question.rich?.text} />
      </p>
      <div className={styles.foot}>
        <p className={styles.chips}>
          {question.passage !== undefined && <Badge>{question.passage.title}</Badge>}
          <Badge>{question.examType}</Badge>
          <Badge>{difficultyWords[question.difficulty]}</Badge>
        </p>
        <div className={styles.actions}>
          <LinkButton href={practice} variant="secondary" className={styles.action}>
            Practice
          </LinkButton>
          {import.meta.env.SSR ? (
            <WrittenAnswer question={question} />
          ) : (
            <Button
              variant="ghost"
              className={styles.action}
              aria-expanded={isOpen}
              aria-controls={answerId}
              aria-describedby={textId}
              onClick={toggle}
            >
              {isOpen ? 'Hide' : 'View'}
            </Button>
          )}
        </div>
      </div>
      {!import.meta.env.SSR && (
        <div id={answerId} hidden={!isOpen}>
          {isOpen && (
            <>
              <QuestionAnswer question={question} />
              <LinkButton href={tutorOn(question)} variant="ghost" className={styles.action}>
                Ask the tutor
              </LinkButton>
            </>
          )}
        </div>
      )}
    </li>
  )
}

/** In a prerendered page, View needs no script. */
function WrittenAnswer({ question }: Pick<QuestionRowProps, 'question'>) {
  return (
    <details className={styles.written}>
      <summary className={classNames(buttonStyles.button, buttonStyles.ghost, styles.action)}>View</summary>
      <QuestionAnswer question={question} />
    </details>
  )
}

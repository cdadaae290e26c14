import { changeLine, type DraftQuestion } from '@sabi/shared/subjects/draft-question'
import { useId, type ReactNode } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { PlaceBadges } from '../questions/PlaceBadges.tsx'
import { useTopicChoices } from '../questions/useTopicChoices.ts'
import styles from './Imports.module.css'
import { StudentView } from './StudentView.tsx'

interface DraftQuestionViewProps {
  draft: DraftQuestion
  /** The level of its heading, below that of the list. */
  heading: 'h3' | 'h4'
  /** Buttons for the question. */
  children?: ReactNode
}

/** An accepted question as students will see it, and what the reader changed or ignored. */
export function DraftQuestionView({ draft, heading: Heading, children }: DraftQuestionViewProps) {
  const { place, question, changes, warnings, hold } = draft
  const titleId = useId()
  const topics = useTopicChoices(question.subject, '')
  const topic = topics.find(({ value }) => value === question.topicId)?.label ?? question.topicId
  return (
    <li className={styles.draft} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId} className={styles.place}>
          {place}
        </Heading>
        <span className={styles.badges}>
          <PlaceBadges question={question} />
        </span>
      </div>
      <p className={styles.muted}>Topic: {topic}</p>
      {hold !== null && (
        <Banner tone="bad">
          <strong>Can’t be published yet.</strong> {hold.message} <Detail words={hold.detail} />
        </Banner>
      )}
      {warnings.map(({ message, detail }) => (
        <Banner key={message + detail} tone="warn">
          {message} <Detail words={detail} />
        </Banner>
      ))}
      <StudentView question={question} />
      {changes.length > 0 && (
        <ul className={styles.changes} aria-label="How the file was read">
          {changes.map((change) => (
            <li key={change.message + change.detail}>{changeLine(change)}</li>
          ))}
        </ul>
      )}
      {children}
    </li>
  )
}

function Detail({ words }: { words: string }) {
  return words === '' ? null : <span className={styles.muted}>{words}</span>
}

import { counted, numberWords } from '@sabi/shared/subjects/count-words'
import type { DraftQuestion } from '@sabi/shared/subjects/draft-question'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { DraftQuestionView } from './DraftQuestionView.tsx'
import styles from './Imports.module.css'

const step = 5

interface AcceptedQuestionsProps {
  /** The first of them; the draft has them all. */
  questions: readonly DraftQuestion[]
  total: number
}

/** What a check of a file would import, a few questions at a time. */
export function AcceptedQuestions({ questions, total }: AcceptedQuestionsProps) {
  const [shown, setShown] = useState(step)
  if (questions.length === 0) return null
  const rest = Math.min(step, questions.length - shown)
  return (
    <section className={styles.section} aria-label="Accepted questions">
      <h3>As students will see them</h3>
      <ol className={styles.drafts}>
        {questions.slice(0, shown).map((draft) => (
          <DraftQuestionView key={draft.question.id} draft={draft} heading="h4" />
        ))}
      </ol>
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + step)}>
          Show {counted(rest, 'more question')}
        </Button>
      )}
      {rest <= 0 && total > questions.length && (
        <p className={styles.muted}>
          These are the first {numberWords(questions.length)} of {numberWords(total)}. Import the file as a draft to see
          them all.
        </p>
      )}
    </section>
  )
}

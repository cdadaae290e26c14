import { explainsAtOnce } from '@sabi/shared/practice/feedback'
import type { PracticeSession, SessionQuestion } from '@sabi/shared/practice/session'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { classNames } from '../../design/class-names.ts'
import { Dialog } from '../../design/Dialog.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { ProgressBar } from '../../design/ProgressBar.tsx'
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx'
import { CheckpointDialog } from './CheckpointDialog.tsx'
import { KeyLegend } from './KeyLegend.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionPalette } from './QuestionPalette.tsx'
import { SaveTrouble } from './SaveTrouble.tsx'
import { exitQuiz } from '../session/start.ts'
import { move } from '../session/steps.ts'
import { StepButtons } from './StepButtons.tsx'
import { SubmitDialog } from './SubmitDialog.tsx'
import styles from './QuizView.module.css'
import { useQuizKeys } from './useQuizKeys.ts'

type Sheet = 'none' | 'palette' | 'submit' | 'keys'

/** One question at a time (PRAC-06, PRAC-07), with all of them beside it or behind a button. */
export function QuizView({ session }: { session: PracticeSession }) {
  const [sheet, setSheet] = useState<Sheet>('none')
  const { position, questions } = session
  useQuizKeys(session, {
    onSubmit: () => setSheet('submit'),
    onReturn: () => setSheet((open) => (open === 'submit' ? 'none' : open)),
    onHelp: () => setSheet('keys'),
  })
  const entry = questions[position]
  if (entry === undefined) return null
  const { id } = entry.question
  const answer = session.answers[id]
  const heading = `Question ${position + 1} of ${questions.length}`
  const isExplained = explainsAtOnce(session)
  const close = () => setSheet('none')
  return (
    <div className={classNames(styles.quiz, isExplained && answer !== undefined && styles.explained)}>
      <div className={styles.head}>
        <PageTitle key={position} title={heading} className={styles.title} />
        <Button variant="ghost" onClick={() => void exitQuiz()}>
          Exit Quiz
        </Button>
      </div>
      <ProgressBar label="Progress" value={((position + 1) / questions.length) * 100} valueText={heading} />
      <div className={styles.panes}>
        <div className={styles.main}>
          <QuestionCard
            key={id}
            entry={entry}
            chosen={answer?.option}
            isMarked={session.marked.includes(id)}
            isExplained={isExplained}
          />
          <div className={styles.state}>
            <p role="status">
              {answer === undefined ? 'Not answered' : 'Answered'}
              {isExplained && answer !== undefined && (
                <VisuallyHidden>{outcomeWords(entry, answer.option)}</VisuallyHidden>
              )}
            </p>
            <Button variant="ghost" className={styles.all} onClick={() => setSheet('palette')}>
              <LayoutGrid size={18} aria-hidden="true" />
              All questions
            </Button>
          </div>
          {/* Below the options: it must not push them from under a finger. */}
          <SaveTrouble />
          <StepButtons session={session} />
        </div>
        <aside className={styles.side} aria-label="All questions">
          <QuestionPalette session={session} />
          <KeyLegend />
        </aside>
      </div>
      {sheet === 'palette' && (
        <Dialog
          title="All questions"
          onEscape={close}
          actions={
            <Button variant="secondary" onClick={close}>
              Back to the question
            </Button>
          }
        >
          <QuestionPalette session={session} onGo={close} />
        </Dialog>
      )}
      {sheet === 'submit' && (
        <SubmitDialog session={session} onBack={close} onSubmit={() => void move({ type: 'finish' })} />
      )}
      {sheet === 'keys' && (
        <Dialog
          title="Keys"
          onEscape={close}
          actions={
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          }
        >
          <KeyLegend />
        </Dialog>
      )}
      {session.phase === 'checkpoint' && <CheckpointDialog session={session} />}
    </div>
  )
}

/** Announced as soon as the answer is given; sighted students see it below. */
function outcomeWords({ question: { correctOption, options } }: SessionQuestion, chosen: number): string {
  return chosen === correctOption ? '. Correct.' : `. Incorrect. Correct answer: ${options[correctOption]}.`
}

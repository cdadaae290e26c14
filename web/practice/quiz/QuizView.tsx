import { explainsAtOnce } from '@sabi/shared/practice/feedback'
import type { PracticeSession, SessionQuestion } from '@sabi/shared/practice/session'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { Suspense, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { ProgressBar } from '../../design/ProgressBar.tsx'
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx'
import { useIsLive } from '../../design/live.ts'
import { besides } from '../../platform/page/besides.tsx'
import { MissingNote } from './MissingNote.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionPalette } from './QuestionPalette.tsx'
import type { Sheet } from './QuizDialogs.tsx'
import { SaveTrouble } from './SaveTrouble.tsx'
import { exitQuiz } from '../session/start.ts'
import { move } from '../session/steps.ts'
import { StepButtons } from './StepButtons.tsx'
import styles from './QuizView.module.css'
import { useQuizKeys } from './useQuizKeys.ts'

export const loadDialogs = () => import('./QuizDialogs.tsx').then((file) => file.QuizDialogs)
/** Loaded once the first question is on the screen, which does not need it. */
const QuizDialogs = besides(loadDialogs)
/** Beside the question on wide screens only. */
const KeyLegend = besides(() => import('./KeyLegend.tsx').then((file) => file.KeyLegend))

/** One question at a time (PRAC-06, PRAC-07), with all of them beside it or behind a button. */
export function QuizView({ session }: { session: PracticeSession }) {
  const [sheet, setSheet] = useState<Sheet>('none')
  const isLive = useIsLive()
  const { position, questions } = session
  useQuizKeys(session, {
    onSubmit: () => setSheet('submit'),
    onReturn: () => setSheet((open) => (open === 'submit' ? 'none' : open)),
    onHelp: () => setSheet('keys'),
  })
  const entry = questions[position]
  if (entry === undefined) return null
  const heading = `Question ${position + 1} of ${questions.length}`
  const leave = () => (session.taps === 0 ? void exitQuiz() : setSheet('exit'))
  // The last Next hands in only what is complete, and asks otherwise.
  const isWhole = Object.keys(session.answers).length === questions.length
  const goOn = () => (position === questions.length - 1 && !isWhole ? setSheet('submit') : void move({ type: 'next' }))
  return (
    <div className={styles.quiz}>
      <div className={styles.head}>
        <PageTitle key={position} title={heading} className={styles.title} />
        <Button variant="ghost" onClick={leave}>
          Exit Quiz
        </Button>
      </div>
      <ProgressBar label="Progress" value={((position + 1) / questions.length) * 100} valueText={heading} />
      <MissingNote wanted={session.wanted} question={entry.question} />
      <div className={styles.panes}>
        <div className={styles.main}>
          <QuestionCard key={entry.question.id} session={session} entry={entry} />
          <div className={styles.state}>
            <AnswerState session={session} entry={entry} />
            <Button variant="ghost" className={styles.all} onClick={() => setSheet('palette')}>
              <LayoutGrid size={18} aria-hidden="true" />
              All questions
            </Button>
          </div>
          {/* Below the options: it must not push them from under a finger. */}
          <SaveTrouble />
          <StepButtons session={session} onNext={goOn} />
        </div>
        <aside className={styles.side} aria-label="All questions">
          <QuestionPalette session={session} />
          <Button variant="secondary" onClick={() => setSheet('submit')}>
            Finish
          </Button>
          {isLive && (
            <Suspense fallback={null}>
              <KeyLegend />
            </Suspense>
          )}
        </aside>
      </div>
      {isLive && (
        <Suspense fallback={null}>
          <QuizDialogs
            session={session}
            sheet={sheet}
            onClose={() => setSheet('none')}
            onFinish={() => setSheet('submit')}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Announced as soon as the answer is given; sighted students see it at the options. */
function AnswerState({ session, entry }: { session: PracticeSession; entry: SessionQuestion }) {
  const chosen = session.answers[entry.question.id]?.option
  return (
    <p role="status">
      {chosen === undefined ? 'Not answered' : 'Answered'}
      {explainsAtOnce(session) && chosen !== undefined && (
        <VisuallyHidden>{outcomeWords(entry, chosen)}</VisuallyHidden>
      )}
    </p>
  )
}

function outcomeWords({ question: { correctOption, options } }: SessionQuestion, chosen: number): string {
  return chosen === correctOption ? '. Correct.' : `. Incorrect. Correct answer: ${options[correctOption]}.`
}

import { partsOf } from '@sabi/content/exams/english-parts'
import { findPaper } from '@sabi/content/exams/papers'
import { calculatorOf, subjectsAsked } from '@sabi/shared/exams/paper'
import { partWith } from '@sabi/shared/exams/parts'
import type { SubjectId } from '@sabi/shared/content/question'
import type { ExamSession } from '@sabi/shared/exams/sitting'
import { subjectName } from '@sabi/shared/subjects/subject'
import Bookmark from 'lucide-react/icons/bookmark'
import CalculatorIcon from 'lucide-react/icons/calculator'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { classNames } from '../../design/class-names.ts'
import { Dialog } from '../../design/Dialog.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { tick as vibrate } from '../../platform/page/haptics.ts'
import { QuestionBody } from '../../practice/quiz/QuestionBody.tsx'
import { SaveTrouble } from '../../practice/quiz/SaveTrouble.tsx'
import { useIsWide } from '../../platform/page/wide-screen.ts'
import { Calculator } from '../calculator/Calculator.tsx'
import styles from './ExamHall.module.css'
import { examTexts } from '../texts.ts'
import { ExamClock } from './ExamClock.tsx'
import { ExamPalette } from './ExamPalette.tsx'
import { act, choose, handIn, move } from './hall.ts'
import { SubmitDialog } from './SubmitDialog.tsx'
import { useHallKeys } from './useHallKeys.ts'

type Sheet = 'none' | 'palette' | 'calculator' | 'submit'

/** A paper under its clock: one question at a time, no hints, no right answers, and nothing that leads away. */
export function ExamHall({ session }: { session: ExamSession }) {
  const [sheet, setSheet] = useState<Sheet>('none')
  const isWide = useIsWide()
  const close = () => setSheet('none')
  useHallKeys(session, { isSubmitting: sheet === 'submit', onSubmit: () => setSheet('submit'), onReturn: close })
  const { position, questions } = session
  const entry = questions[position]
  if (entry === undefined) return null
  if (session.exam.isPaused === true) return <Paused />
  const { question } = entry
  const found = findPaper(session.exam.paper)
  const calculator = found === null ? 'none' : calculatorOf({ ...found, subjects: [question.subject] })
  const part = partWith(partsOf(session.exam.paper, question.subject), question.topicId)
  const isMarked = session.marked.includes(question.id)
  const first = questions.findIndex((one) => one.question.subject === question.subject)
  const inSubject = questions.filter((one) => one.question.subject === question.subject).length
  return (
    <div className={styles.hall}>
      <div className={styles.head}>
        <ExamClock minutes={session.exam.minutes} />
        {session.exam.pauses !== undefined && (
          <Button variant="ghost" onClick={() => act({ type: 'pause', at: Date.now() })}>
            Pause
          </Button>
        )}
        <Button variant="secondary" onClick={() => setSheet('submit')}>
          Submit
        </Button>
      </div>
      <SubjectTabs session={session} current={question.subject} />
      <div className={styles.panes}>
        <div className={styles.main}>
          <PageTitle
            key={position}
            title={`${subjectName(question.subject)}: question ${position - first + 1} of ${inSubject}`}
            className={styles.title}
          />
          {part !== undefined && <p className={styles.state}>{examTexts.section(part)}</p>}
          <section key={question.id} className={styles.question} aria-label="Question">
            <QuestionBody
              entry={entry}
              chosen={session.answers[question.id]?.option}
              isExplained={false}
              onChoose={(option) => {
                choose(question.id, option)
                vibrate()
              }}
            />
          </section>
          <SaveTrouble />
          <div className={styles.tools}>
            <p role="status" className={styles.state}>
              {session.answers[question.id] === undefined ? 'Not answered' : 'Answered'}
            </p>
            <Button
              variant="ghost"
              aria-label={isMarked ? 'Marked for review' : 'Mark for review'}
              aria-pressed={isMarked}
              onClick={() => act({ type: 'mark' })}
            >
              <Bookmark size={18} aria-hidden="true" fill={isMarked ? 'currentColor' : 'none'} />
              {isMarked ? 'Marked' : 'Mark'}
            </Button>
            {calculator !== 'none' && (
              <Button
                variant="ghost"
                aria-expanded={sheet === 'calculator'}
                onClick={() => setSheet(sheet === 'calculator' ? 'none' : 'calculator')}
              >
                <CalculatorIcon size={18} aria-hidden="true" />
                Calculator
              </Button>
            )}
            <Button variant="ghost" className={styles.onPhones} onClick={() => setSheet('palette')}>
              <LayoutGrid size={18} aria-hidden="true" />
              All questions
            </Button>
          </div>
          <div className={styles.bar}>
            <Button
              full
              variant="secondary"
              reason={position === 0 ? 'This is the first question.' : undefined}
              onClick={() => void move({ type: 'previous' })}
            >
              Previous
            </Button>
            {position === questions.length - 1 ? (
              <Button full onClick={() => setSheet('submit')}>
                Submit
              </Button>
            ) : (
              <Button full onClick={() => void move({ type: 'next' })}>
                Next
              </Button>
            )}
          </div>
        </div>
        <aside className={styles.side} aria-label="All questions">
          {sheet === 'calculator' && isWide && calculator !== 'none' && <Calculator kind={calculator} />}
          <ExamPalette session={session} />
        </aside>
      </div>
      {sheet === 'palette' && (
        <Dialog title="All questions" onEscape={close} actions={<Close onClose={close} />}>
          <ExamPalette session={session} onGo={close} />
        </Dialog>
      )}
      {sheet === 'calculator' && !isWide && calculator !== 'none' && (
        <Dialog title="Calculator" onEscape={close} actions={<Close onClose={close} />}>
          <Calculator kind={calculator} />
        </Dialog>
      )}
      {sheet === 'submit' && <SubmitDialog session={session} onBack={close} onHandIn={() => void handIn()} />}
    </div>
  )
}

function Paused() {
  return (
    <>
      <PageTitle title="Paused" />
      <p>The clock stands still. Your answers are saved.</p>
      <Button onClick={() => act({ type: 'resume', at: Date.now() })}>Go on</Button>
    </>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" onClick={onClose}>
      Back to the question
    </Button>
  )
}

/** The subjects of the paper with what is answered in each; a tap opens the subject at its first open question. */
function SubjectTabs({ session, current }: { session: ExamSession; current: SubjectId }) {
  const { questions, answers } = session
  const subjects = subjectsAsked(questions)
  if (subjects.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label="Subjects">
      {subjects.map((subject) => {
        const places = questions.flatMap(({ question }, place) => (question.subject === subject ? [place] : []))
        const isAnswered = (place: number) => answers[questions[place]?.question.id ?? ''] !== undefined
        const target = places.find((place) => !isAnswered(place)) ?? places[0] ?? 0
        return (
          <button
            key={subject}
            type="button"
            className={classNames(styles.tab, subject === current && styles.current)}
            aria-current={subject === current ? 'true' : undefined}
            onClick={() => void move({ type: 'go to', position: target })}
          >
            {subjectName(subject)}{' '}
            <span className={styles.count}>
              {places.filter(isAnswered).length}/{places.length}
            </span>
          </button>
        )
      })}
    </nav>
  )
}

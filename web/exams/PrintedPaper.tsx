import { partsOf } from '@sabi/content/exams/english-parts'
import { partWith, type PaperPart } from '@sabi/shared/exams/parts'
import type { SessionPaper } from '@sabi/shared/practice/session'
import { siteName } from '../design/site-name.ts'
import { usePrinting } from '../platform/page/printing.ts'
import { AnswerGrid, AnswerKey, PrintedQuestions } from '../practice/printed/PrintedQuestions.tsx'
import { subjectWords, type AskedPaper } from './orders.ts'
import styles from './PrintedPaper.module.css'
import { examTexts } from './texts.ts'

interface PrintedPaperProps {
  asked: AskedPaper
  questions: SessionPaper
  minutes: number
}

/** The paper for A4 in two columns, then a grid for the answers, then the key with explanations on pages of its own. */
export function PrintedPaper({ asked: { order, code }, questions, minutes }: PrintedPaperProps) {
  if (!usePrinting()) return null
  const { board, paper, subjects } = order
  const partAt = (place: number) => {
    const question = questions[place]?.question
    return question && partWith(partsOf(paper.id, question.subject), question.topicId)
  }
  const title = `${board.name} · ${paper.name} · ${subjectWords(subjects)}`
  return (
    <div className={styles.paper}>
      <section>
        <h2>{title}</h2>
        <p>
          {questions.length} questions, {minutes} minutes. {siteName}
          {code !== null && `, paper ${code}`}
        </p>
        <PrintedQuestions
          paper={questions}
          above={questions.map(({ question }, place) => (
            <PrintedSection key={question.id} part={partAt(place)} before={partAt(place - 1)} />
          ))}
        />
      </section>
      <section className={styles.page}>
        <h2>Answers</h2>
        <p>Name: ______________________________ Date: ______________</p>
        <AnswerGrid paper={questions} />
      </section>
      <section className={styles.page}>
        <h2>Key and explanations: {title}</h2>
        <AnswerKey paper={questions} isExplained />
      </section>
    </div>
  )
}

/** The name of a section, above its first question. */
function PrintedSection({ part, before }: { part: PaperPart | undefined; before: PaperPart | undefined }) {
  if (part === undefined || part === before) return null
  return (
    <p>
      <strong>{examTexts.section(part)}</strong>
    </p>
  )
}

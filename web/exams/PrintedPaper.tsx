import { partsOf } from '@sabi/content/exams/english-parts'
import { optionLetter } from '@sabi/shared/content/option-letter'
import { partWith, type PaperPart } from '@sabi/shared/exams/parts'
import type { SessionPaper } from '@sabi/shared/practice/session'
import { siteName } from '../design/site-name.ts'
import { Figure } from '../design/text/Figure.tsx'
import { PrintedPassage } from '../design/passage/PrintedPassage.tsx'
import { RichText } from '../design/text/RichText.tsx'
import { usePrinting } from '../platform/page/printing.ts'
import { shownLetter } from '../practice/quiz/letters.ts'
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
  const inOrder = questions.map(({ question }) => question)
  const partAt = (place: number) => {
    const question = inOrder[place]
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
        <ol className={styles.questions}>
          {questions.map(({ question, shownOrder }, place) => (
            <li key={question.id}>
              <PrintedSection part={partAt(place)} before={partAt(place - 1)} />
              <PrintedPassage questions={inOrder} place={place} />
              <RichText text={question.text} html={question.rich?.text} />
              <Figure figure={question.figure} imageUrl={question.imageUrl} />
              <ol className={styles.options}>
                {shownOrder.map((option) => (
                  <li key={option}>
                    <RichText text={question.options[option] ?? ''} html={question.rich?.options?.[option]} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.page}>
        <h2>Answers</h2>
        <p>Name: ______________________________ Date: ______________</p>
        <ol className={styles.grid}>
          {questions.map(({ question: { id, options } }) => (
            <li key={id}>{options.map((_, place) => `[${optionLetter(place)}]`).join(' ')}</li>
          ))}
        </ol>
      </section>
      <section className={styles.page}>
        <h2>Key and explanations: {title}</h2>
        <ol className={styles.questions}>
          {questions.map((entry) => (
            <li key={entry.question.id}>
              <strong>{shownLetter(entry, entry.question.correctOption)}</strong>{' '}
              <RichText text={entry.question.explanation} html={entry.question.rich?.explanation} />
            </li>
          ))}
        </ol>
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

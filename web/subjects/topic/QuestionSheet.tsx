import type { ShownQuestion } from '@sabi/shared/content/question'
import { Figure } from '../../design/text/Figure.tsx'
import { PrintedPassage } from '../../design/passage/PrintedPassage.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import styles from './QuestionSheet.module.css'

interface QuestionSheetProps {
  questions: readonly ShownQuestion[]
  /** The number of the first question. */
  start: number
}

/** Questions for printing, with the answers on a separate page. */
export function QuestionSheet({ questions, start }: QuestionSheetProps) {
  return (
    <>
      <ol className={styles.questions} start={start}>
        {questions.map(({ id, text, options, rich, ...figure }, place) => (
          <li key={id}>
            <PrintedPassage questions={questions} place={place} />
            <RichText text={text} html={rich?.text} />
            <Figure of={figure} />
            <ol className={styles.options}>
              {options.map((option, index) => (
                <li key={option}>
                  <RichText text={option} html={rich?.options?.[index]} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <section className={styles.answers}>
        <h2>Answers</h2>
        <ol className={styles.questions} start={start}>
          {questions.map(({ id, options, correctOption, explanation, rich }) => (
            <li key={id}>
              <ol className={styles.options}>
                <li value={correctOption + 1}>
                  <RichText text={options[correctOption] ?? ''} html={rich?.options?.[correctOption]} />
                </li>
              </ol>
              <RichText text={explanation} html={rich?.explanation} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

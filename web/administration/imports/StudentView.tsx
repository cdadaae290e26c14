import { optionLetter } from '@sabi/shared/content/option-letter'
import { sourceWords, type ShownQuestion } from '@sabi/shared/content/question'
import { RichText } from '../../design/text/RichText.tsx'
import { QuestionBody } from '../../practice/quiz/QuestionBody.tsx'
import styles from './Imports.module.css'

/** A question as a student sees it after choosing the key, with the reasons against the other options. */
export function StudentView({ question }: { question: ShownQuestion }) {
  const { options, correctOption, explanation, reasons, rich } = question
  const entry = { question, shownOrder: options.map((_, option) => option) }
  return (
    <div className={styles.question}>
      <QuestionBody entry={entry} chosen={correctOption} isExplained />
      <dl className={styles.parts}>
        {reasons.map((reason, option) =>
          reason === null ? null : (
            // oxlint-disable-next-line no-array-index-key -- options have no ids, and their order stays.
            <div key={option}>
              <dt>Why {optionLetter(option)} is not right</dt>
              <dd>
                <RichText text={reason} html={rich?.reasons?.[option]} />
              </dd>
            </div>
          ),
        )}
        <div>
          <dt>Explanation</dt>
          <dd>{explanation === '' ? 'None' : <RichText text={explanation} html={rich?.explanation} />}</dd>
        </div>
      </dl>
      <p className={styles.source}>{sourceWords(question)}</p>
    </div>
  )
}

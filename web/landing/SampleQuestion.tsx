import { optionLetter } from '@sabi/shared/content/option-letter'
import { sourceWords, type ShownQuestion } from '@sabi/shared/content/question'
import { getQuestion } from '@sabi/shared/subjects/calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { trialLength } from '@sabi/shared/trial/trial'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../design/LinkButton.tsx'
import { queryOf } from '../platform/server/queries.ts'
import { trialOfSubject } from '../subjects/trial-links.ts'
import styles from './LandingScreen.module.css'
import { sampleQuestionId } from './sample-question.ts'

/**
 * A question to answer at once, which leads on to a whole trial. Expandable options need no script, and show the verdict next
 * to the tap.
 */
export function SampleQuestion() {
  const { data } = useQuery(queryOf(getQuestion, { params: { id: sampleQuestionId } }))
  if (data === undefined) return null
  const { question } = data
  return (
    <section aria-labelledby="sample" className={styles.sample}>
      <h2 id="sample">Try one now</h2>
      <p className={styles.about}>
        {subjectName(question.subject)} · {sourceWords(question)}
      </p>
      <p className={styles.question}>{question.text}</p>
      {question.options.map((option, index) => (
        <Option key={option} index={index} question={question} />
      ))}
      <LinkButton href={trialOfSubject(question.subject)} variant="secondary">
        Next: {trialLength} {subjectName(question.subject)} questions
      </LinkButton>
    </section>
  )
}

function Option({ question, index }: { question: ShownQuestion; index: number }) {
  const isKey = index === question.correctOption
  return (
    <details name="sample" className={isKey ? styles.right : styles.wrong}>
      <summary>
        <b>{optionLetter(index)}</b> {question.options[index]}
      </summary>
      <p>
        <strong>{isKey ? '✓ Correct.' : '✕ Incorrect.'}</strong> {whyOf(question, index)}
      </p>
    </details>
  )
}

function whyOf({ explanation, reasons }: ShownQuestion, index: number): string {
  return reasons[index] ?? explanation
}

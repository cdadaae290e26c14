import { sourceWords, type ShownQuestion } from '@sabi/shared/content/question'
import { getQuestion } from '@sabi/shared/subjects/calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/server/queries.ts'
import styles from './LandingScreen.module.css'
import { sampleQuestionId } from './sample-question.ts'

/** A question to answer at once. Expandable options need no script, and show the verdict next to the tap. */
export function SampleQuestion() {
  const { data } = useQuery(queryOf(getQuestion, { params: { id: sampleQuestionId } }))
  if (data === undefined) return null
  const { question } = data
  return (
    <section aria-labelledby="sample" className={styles.sample}>
      <h2 id="sample">Try one now</h2>
      <p className={styles.small}>
        {subjectName(question.subject)} · {sourceWords(question)}
      </p>
      <p className={styles.question}>{question.text}</p>
      {question.options.map((option, index) => (
        <Option key={option} option={option} isKey={index === question.correctOption} why={whyOf(question, index)} />
      ))}
    </section>
  )
}

function Option({ option, isKey, why }: { option: string; isKey: boolean; why: string }) {
  return (
    <details name="sample" className={isKey ? styles.right : styles.wrong}>
      <summary>{option}</summary>
      <p>
        <strong>{isKey ? '✓ Correct.' : '✕ Incorrect.'}</strong> {why}
      </p>
    </details>
  )
}

function whyOf({ explanation, reasons }: ShownQuestion, index: number): string {
  return reasons[index] ?? explanation
}

import type { Topic } from '@sabi/shared/subjects/calls'
import { Card } from '../design/Card.tsx'
import { texts } from './texts.ts'
import styles from './KeyConcepts.module.css'

/** What a student should take from the topic, and where it stands in the syllabus. */
export function KeyConcepts({ topic: { description, unit, category, level } }: { topic: Topic }) {
  return (
    <Card as="aside" title="Key Concepts">
      <p>{description}</p>
      <dl className={styles.facts}>
        <dt>Unit {unit}</dt>
        <dd>{category}</dd>
        <dt>Level</dt>
        <dd>{level}</dd>
      </dl>
      <p className={styles.muted}>{texts.noContent}</p>
    </Card>
  )
}

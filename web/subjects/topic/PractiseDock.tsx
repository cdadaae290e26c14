import type { Topic } from '@sabi/shared/subjects/calls'
import styles from './PractiseDock.module.css'
import { PractiseTopic } from './PractiseTopic.tsx'

/** The link to practise, at the end of the notes. On a phone it stays in sight while they are read. */
export function PractiseDock({ topic }: { topic: Topic }) {
  return (
    <div className={styles.dock}>
      <PractiseTopic topic={topic} className={styles.docked} />
    </div>
  )
}

import { Card } from '../../design/Card.tsx'
import styles from './Questions.module.css'

/** What comes with a release, and where it stands. */
export function ElsewhereCard() {
  return (
    <Card title="Exam dates">
      <p>
        They stand in the files of <code className={styles.command}>content/calendar</code>. A new release brings new
        dates.
      </p>
    </Card>
  )
}

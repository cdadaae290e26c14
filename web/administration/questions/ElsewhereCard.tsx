import { Card } from '../../design/Card.tsx'
import styles from './Questions.module.css'

/** What is done at the terminal of the server, and how. */
export function ElsewhereCard() {
  return (
    <Card title="Export and exam dates">
      <div>
        <h3>Export questions</h3>
        <p>At the terminal of the server, run:</p>
        <p>
          <code className={styles.command}>npm run questions -- export questions.csv</code>
        </p>
        <p className={styles.muted}>The ending chooses the format: .json, .csv, .gift, .xml or .zip.</p>
      </div>
      <div>
        <h3>Exam dates</h3>
        <p>
          They stand in the files of <code className={styles.command}>content/calendar</code>. A new release brings new
          dates.
        </p>
      </div>
    </Card>
  )
}

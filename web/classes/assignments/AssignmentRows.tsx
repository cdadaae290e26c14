import { LinkButton } from '../../design/LinkButton.tsx'
import { startWords, stateWords } from './assignment-words.ts'
import styles from './Assignments.module.css'
import { isDone, startOf, type AssignmentHere } from './own-assignments.ts'

/** Assignments of a student, each with one tap to start it. */
export function AssignmentRows({ rows }: { rows: readonly AssignmentHere[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((here) => {
        const { id, title, className } = here.assignment
        return (
          <li key={id}>
            <div className={styles.what}>
              <h3>{title}</h3>
              <p>{stateWords(here)}</p>
              <p className={styles.muted}>{className}</p>
            </div>
            <LinkButton
              href={startOf(here)}
              variant={isDone(here) ? 'secondary' : 'primary'}
              aria-label={`${startWords(here)}: ${title}`}
            >
              {startWords(here)}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}

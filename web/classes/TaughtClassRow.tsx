import type { TaughtClass } from '@sabi/shared/classes/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { Link } from 'wouter'
import { subjectWords } from './class-words.ts'
import styles from './Classes.module.css'

/** A class in a list of its teacher, with a link to its page. */
export function TaughtClassRow({ taught: { id, name, subjects, students } }: { taught: TaughtClass }) {
  return (
    <li>
      <div className={styles.what}>
        <h3>
          <Link href={`/classes/${id}`} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.muted}>
          {subjectWords(subjects)} · {counted(students, 'student')}
        </p>
      </div>
    </li>
  )
}

import type { TextbookNote } from '@sabi/shared/content/note'
import type { SubjectId } from '@sabi/shared/content/question'
import { Link } from 'wouter'
import { textbookOf } from './book-links.ts'
import styles from './Contents.module.css'

export interface ContentsProps {
  subject: SubjectId
  notes: readonly TextbookNote[]
  /** The topic that is open. */
  current?: string
}

/** The topics of a textbook under their units. */
export function Contents({ subject, notes, current }: ContentsProps) {
  const units = [...new Map(notes.map(({ unit, unitTitle }) => [unit, unitTitle]))]
  return (
    <nav aria-label="Contents" className={styles.contents}>
      {units.map(([unit, unitTitle]) => (
        <section key={unit}>
          <h2>
            {unit}. {unitTitle}
          </h2>
          <ul>
            {notes
              .filter((note) => note.unit === unit)
              .map(({ topicId, title }) => (
                <li key={topicId}>
                  <Link
                    href={textbookOf({ subject, id: topicId })}
                    aria-current={topicId === current ? 'page' : undefined}
                  >
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

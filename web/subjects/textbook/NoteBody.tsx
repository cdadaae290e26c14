import type { Note } from '@sabi/shared/content/note'
import styles from './NoteBody.module.css'
import { RichHtml } from './RichHtml.tsx'
import { texts } from '../texts.ts'

/** A note below the heading (of level 2) that names its topic. */
export function NoteBody({ note }: { note: Note }) {
  const [opening, ...parts] = note.sections
  return (
    <div className={styles.note}>
      {opening !== undefined && <RichHtml html={opening.html} />}
      <section className={styles.goals}>
        <h3>{texts.goals}</h3>
        <ul>
          {note.objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </section>
      {parts.map(({ title, html }) => (
        <section key={title} className={styles.part}>
          <h3>{title}</h3>
          <RichHtml html={html} />
        </section>
      ))}
    </div>
  )
}

import { levels, type Level } from '@sabi/shared/plan/levels'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import styles from './LevelMark.module.css'

const levelNames = {
  new: 'New',
  started: 'Started',
  familiar: 'Familiar',
  proficient: 'Proficient',
  mastered: 'Mastered',
} as const satisfies Record<Level, string>

/** How well the student masters a topic, a unit or a subject, as a word and as steps, of which as many are filled. */
export function LevelMark({ level }: { level: Level }) {
  const reached = levels.indexOf(level)
  return (
    <span className={styles.level}>
      <span className={styles.steps} aria-hidden="true">
        {levels.slice(1).map((step, place) => (
          <span key={step} className={place < reached ? styles.reached : undefined} />
        ))}
      </span>
      <VisuallyHidden>Your level: </VisuallyHidden>
      {levelNames[level]}
    </span>
  )
}

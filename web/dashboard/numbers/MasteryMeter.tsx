import { masteryLevels, type UnitProgress } from '@sabi/shared/progress/unit-progress'
import { classNames } from '../../design/class-names.ts'
import styles from './MasteryMeter.module.css'

/** A level of mastery in words, as a percentage, and as filled bars. */
export function MasteryMeter({ unit: { level, percentage, attempted } }: { unit: UnitProgress }) {
  const filled = masteryLevels.length - masteryLevels.findIndex(({ id }) => id === level.id)
  const isNew = attempted === 0
  return (
    <span className={styles.meter}>
      <span className={styles.words}>
        {level.words}
        {!isNew && <b>{percentage}%</b>}
      </span>
      <span className={styles.bars} aria-hidden="true">
        {masteryLevels.map(({ id }, place) => (
          <span key={id} className={classNames(styles.bar, !isNew && place < filled && styles.filled)} />
        ))}
      </span>
    </span>
  )
}

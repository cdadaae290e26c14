import { Button } from '../Button.tsx'
import styles from './States.module.css'

/** Says that the content is outdated: `age` is '2 hours ago'. */
export function StaleNote({ age, onRetry }: { age: string; onRetry: () => void }) {
  return (
    <p className={styles.stale}>
      Saved {age}. Couldn't refresh.
      <Button variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

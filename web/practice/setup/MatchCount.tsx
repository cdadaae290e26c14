import { numberWords } from '@sabi/shared/subjects/count-words'
import { Button } from '../../design/Button.tsx'
import styles from './MatchCount.module.css'
import type { MatchingCount } from './useMatching.ts'

/** '{n} questions match your criteria', and how many of them a session uses. */
export function MatchCount({ matching: { count, isLoading, mostTaken, refetch } }: { matching: MatchingCount }) {
  if (count === undefined && !isLoading) {
    return (
      <p className={styles.failed}>
        Couldn't count the questions.
        <Button variant="ghost" onClick={refetch}>
          Try again
        </Button>
      </p>
    )
  }
  return (
    <div role="status" className={styles.count}>
      {count === undefined ? (
        <p>Counting questions...</p>
      ) : (
        <p>
          <strong>{numberWords(count)}</strong>{' '}
          {count === 1 ? 'question matches your criteria' : 'questions match your criteria'}
        </p>
      )}
      {count !== 0 && <p className={styles.limit}>A session takes up to {mostTaken} of them.</p>}
    </div>
  )
}

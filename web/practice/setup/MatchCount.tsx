import { counted, numberWords } from '@sabi/shared/subjects/count-words'
import { Button } from '../../design/Button.tsx'
import { useStoredValue } from '../../platform/stored-value.ts'
import { mostFetched } from './question-source.ts'
import { sessionLength } from './session-choices.ts'
import styles from './MatchCount.module.css'
import type { MatchingCount } from './useMatching.ts'

/** '{n} questions match your criteria', and how many of them the session takes if there are fewer than were chosen. */
export function MatchCount({ matching }: { matching: MatchingCount }) {
  const { count, isLoading, isPhoneEnough, refetch } = matching
  const length = Number(useStoredValue(sessionLength))
  const most = isPhoneEnough ? length : mostFetched(length)
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
      {count !== undefined && count > 0 && <p className={styles.limit}>{lengthWords({ count, length, most })}</p>}
    </div>
  )
}

interface Lengths {
  count: number
  /** Chosen by the student. */
  length: number
  /** The most that this phone fetches at once. */
  most: number
}

function lengthWords({ count, length, most }: Lengths): string {
  if (count < Math.min(length, most)) return `Your session has ${count === 1 ? 'this one' : `all ${count}`}.`
  if (most < length) return `Your session has ${counted(most, 'question')}, to save data.`
  return `Your session has ${counted(length, 'question')}.`
}

import { Skeleton } from '../../design/states/Skeleton.tsx'
import { texts } from '../texts.ts'
import styles from './TopicResults.module.css'

const places = [1, 2, 3, 4, 5, 6]

/** Placeholder of the list while it loads. */
export function TopicsLoading() {
  return (
    <>
      <Skeleton height="5rem" />
      <Skeleton height="4.75rem" />
      <p className={styles.found} role="status">
        {texts.loadingTopics}
      </p>
      <div className={styles.cards}>
        {places.map((place) => (
          <Skeleton key={place} height="12rem" />
        ))}
      </div>
    </>
  )
}

import { PageTitle } from '../design/PageTitle.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { texts } from './texts.ts'
import styles from './StatCards.module.css'

const places = [1, 2, 3, 4]

/** The dashboard's place while its numbers are fetched. */
export function DashboardLoading() {
  return (
    <>
      <PageTitle title="Dashboard" />
      <p role="status">{texts.loading}</p>
      <div className={styles.cards}>
        {places.map((place) => (
          <Skeleton key={place} height="6.5rem" />
        ))}
      </div>
      <Skeleton height="16rem" />
    </>
  )
}

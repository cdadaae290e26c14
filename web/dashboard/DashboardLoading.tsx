import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { texts } from './texts.ts'
import styles from './numbers/StatCards.module.css'
import welcomeStyles from './Welcome.module.css'

const places = [1, 2, 3, 4]

/** Placeholder while the numbers load. The next question needs none of them. */
export function DashboardLoading() {
  return (
    <>
      <div className={welcomeStyles.welcome}>
        <PageTitle title="Dashboard" lead={<span role="status">{texts.loading}</span>} />
        <LinkButton href="/practice" className={welcomeStyles.start}>
          {texts.start}
        </LinkButton>
      </div>
      <Skeleton height="15.6rem" />
      <div className={styles.cards}>
        {places.map((place) => (
          <Skeleton key={place} height="6.5rem" />
        ))}
      </div>
      <Skeleton height="16rem" />
    </>
  )
}

import styles from '../Administration.module.css'
import { AuditCard } from './AuditCard.tsx'
import { SecondFactorCard } from '../second-factor/SecondFactorCard.tsx'
import { SiteCard } from '../site/SiteCard.tsx'
import { SystemCard } from './SystemCard.tsx'

/** How the site runs, and what administrators did. */
export function SystemTab() {
  return (
    <div className={styles.cards}>
      <SystemCard />
      <SiteCard />
      <SecondFactorCard />
      <AuditCard />
    </div>
  )
}

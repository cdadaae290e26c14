import styles from './Administration.module.css'
import { MessagesCard } from './MessagesCard.tsx'
import { ReportsCard } from './ReportsCard.tsx'

/** What people wrote to us. */
export function PeopleTab() {
  return (
    <div className={styles.halves}>
      <MessagesCard />
      <ReportsCard />
    </div>
  )
}

import styles from './Administration.module.css'
import { MessagesCard } from './MessagesCard.tsx'
import { ReportsCard } from './ReportsCard.tsx'
import { StudentsCard } from './students/StudentsCard.tsx'

/** The accounts of this site, and messages to its administrators. */
export function PeopleTab() {
  return (
    <div className={styles.halves}>
      <StudentsCard />
      <div className={styles.panel}>
        <MessagesCard />
        <ReportsCard />
      </div>
    </div>
  )
}

import styles from './Administration.module.css'
import { MessagesCard } from './site/MessagesCard.tsx'
import { ReportsCard } from './site/ReportsCard.tsx'
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

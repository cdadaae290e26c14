import styles from './Administration.module.css'
import { MessagesCard } from './MessagesCard.tsx'
import { ReportsCard } from './ReportsCard.tsx'
import { StudentsCard } from './students/StudentsCard.tsx'

/** Who has an account here, and what people wrote to us. */
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

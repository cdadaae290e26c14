import styles from './Administration.module.css'
import { AllClassesCard } from './classes/AllClassesCard.tsx'
import { MessagesCard } from './site/MessagesCard.tsx'
import { ReportsCard } from './site/ReportsCard.tsx'
import { StudentsCard } from './students/StudentsCard.tsx'

/** The accounts and classes of this site, and messages to its administrators. */
export function PeopleTab() {
  return (
    <div className={styles.halves}>
      <div className={styles.panel}>
        <StudentsCard />
        <AllClassesCard />
      </div>
      <div className={styles.panel}>
        <MessagesCard />
        <ReportsCard />
      </div>
    </div>
  )
}

import { whatLeavingDoes, whatTeacherNeverSees, whatTeacherSees } from '@sabi/shared/classes/what-teacher-sees'
import styles from './Classes.module.css'

/** Lists what a teacher sees of a student of a class, before joining and at any time after. */
export function TeacherSees({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  return (
    <div className={styles.sees}>
      <Heading>What your teacher sees</Heading>
      <ul>
        {whatTeacherSees.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{whatTeacherNeverSees}</p>
      <p>{whatLeavingDoes}</p>
    </div>
  )
}

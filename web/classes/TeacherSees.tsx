import { whatLeavingDoes, whatTeacherNeverSees, whatTeacherSees } from '@sabi/shared/classes/what-teacher-sees'
import styles from './Classes.module.css'

/** Lists what a teacher sees of a student of a class, before joining and at any time after. */
export function TeacherSees() {
  return (
    <div className={styles.sees}>
      <h3>What your teacher sees</h3>
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

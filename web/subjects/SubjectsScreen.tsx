import { subjects } from '@sabi/shared/subjects/subject'
import { PageTitle } from '../design/PageTitle.tsx'
import { selectSubject, useSelectedSubject } from './selected-subject.ts'
import { SubjectCard } from './SubjectCard.tsx'
import { texts } from './texts.ts'
import styles from './SubjectsScreen.module.css'

/** Where a student chooses the subject to learn. */
export function SubjectsScreen() {
  const selected = useSelectedSubject()
  return (
    <>
      <PageTitle title={texts.chooseSubject} lead="Four subjects for JAMB, WAEC and NECO." />
      <ul className={styles.cards} aria-label="Subjects">
        {subjects.map((subject) => (
          <SubjectCard
            key={subject.id}
            subject={subject}
            isSelected={subject.id === selected}
            onChoose={() => selectSubject(subject.id)}
          />
        ))}
      </ul>
      <p className={styles.note}>{texts.subjectsNote}</p>
    </>
  )
}

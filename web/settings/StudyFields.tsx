import type { StudyGoals } from '@sabi/shared/accounts/study'
import { subjectIds } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useId } from 'react'
import styles from './Settings.module.css'
import { studyTexts } from './texts.ts'
import { toggled } from './toggled.ts'

const minutes = [10, 20, 30, 60]

interface StudyFieldsProps {
  value: StudyGoals
  onChange: (value: StudyGoals) => void
}

/** Which subjects a student studies, and how many minutes a day. */
export function StudyFields({ value, onChange }: StudyFieldsProps) {
  const name = useId()
  return (
    <>
      <fieldset className={styles.block}>
        <legend className={styles.legend}>{studyTexts.subjects}</legend>
        <div className={styles.choices}>
          {subjectIds.map((subject) => (
            <label key={subject} className={styles.choice}>
              <input
                type="checkbox"
                checked={value.subjects.includes(subject)}
                onChange={() => onChange({ ...value, subjects: toggled(subjectIds, value.subjects, subject) })}
              />
              {subjectName(subject)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.block}>
        <legend className={styles.legend}>{studyTexts.minutes}</legend>
        <div className={styles.choices}>
          {minutes.map((minutesADay) => (
            <label key={minutesADay} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={value.minutesADay === minutesADay}
                onChange={() => onChange({ ...value, minutesADay })}
              />
              {minutesADay} minutes
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

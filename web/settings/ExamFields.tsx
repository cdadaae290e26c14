import type { ExamTargets } from '@sabi/shared/accounts/study'
import { examTypes } from '@sabi/shared/content/question'
import { Select } from '../design/forms/Select.tsx'
import styles from './Settings.module.css'
import { toggled } from './toggled.ts'

const yearsAhead = 3

interface ExamFieldsProps {
  value: ExamTargets
  onChange: (value: ExamTargets) => void
}

/** Which exams a student writes, and in which year. */
export function ExamFields({ value, onChange }: ExamFieldsProps) {
  return (
    <>
      <div className={styles.choices}>
        {examTypes.map((exam) => (
          <label key={exam} className={styles.choice}>
            <input
              type="checkbox"
              checked={value.examTypes.includes(exam)}
              onChange={() => onChange({ ...value, examTypes: toggled(examTypes, value.examTypes, exam) })}
            />
            {exam}
          </label>
        ))}
      </div>
      <Select
        label="Year of your exams"
        value={String(value.year ?? '')}
        options={yearOptions(value.year)}
        onChange={(year) => onChange({ ...value, year: year === '' ? null : Number(year) })}
      />
    </>
  )
}

/** This year and the next three, and an earlier choice that has passed. */
function yearOptions(chosen: number | null) {
  const thisYear = new Date().getFullYear()
  const coming = Array.from({ length: yearsAhead + 1 }, (_, ahead) => thisYear + ahead)
  const years = chosen === null || coming.includes(chosen) ? coming : [chosen, ...coming]
  return [{ value: '', label: 'Not sure yet' }, ...years.map((year) => ({ value: String(year), label: String(year) }))]
}

import type { ExamTargets } from '@sabi/shared/accounts/study'
import { examTypes } from '@sabi/shared/content/question'
import { Select } from '../design/forms/Select.tsx'
import { knownExamsAhead } from '../practice/setup/upcoming-exams.ts'
import styles from './Settings.module.css'
import { toggled } from './toggled.ts'

const yearsAhead = 3

interface ExamFieldsProps {
  value: ExamTargets
  onChange: (value: ExamTargets) => void
}

/** The exams that a student writes, and their year. */
export function ExamFields({ value, onChange }: ExamFieldsProps) {
  const nextYear = knownExamsAhead()[0]?.year ?? new Date().getFullYear()
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
        options={yearOptions(value.year, nextYear)}
        onChange={(year) => onChange({ ...value, year: year === '' ? null : Number(year) })}
      />
    </>
  )
}

/** The year of the next exam and the three after it, and an earlier choice that has passed. */
function yearOptions(chosen: number | null, nextYear: number) {
  const coming = Array.from({ length: yearsAhead + 1 }, (_, ahead) => nextYear + ahead)
  const years = chosen === null || coming.includes(chosen) ? coming : [chosen, ...coming]
  return [{ value: '', label: 'Not sure yet' }, ...years.map((year) => ({ value: String(year), label: String(year) }))]
}

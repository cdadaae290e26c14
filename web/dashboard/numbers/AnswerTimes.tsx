import { paceSeconds } from '@sabi/shared/practice/pace'
import type { SubjectStatistics } from '@sabi/shared/progress/calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Card } from '../../design/Card.tsx'
import { DataTable } from '../../design/DataTable.tsx'
import { durationWords } from '../../practice/texts.ts'

/** How fast the student answers in each practised subject. Answers given without scripts have no known time and are left out. */
export function AnswerTimes({ subjects }: { subjects: readonly SubjectStatistics[] }) {
  const measured = subjects
    .map((subject) => ({ ...subject, timed: subject.timed ?? subject.attempted }))
    .filter(({ timed }) => timed > 0)
  if (measured.length === 0) return null
  return (
    <Card title="Time per question">
      <DataTable
        caption={`Half of your answers took this long or less. JAMB gives ${paceSeconds} s.`}
        columns={['Subject', 'Time', 'Answers']}
        rows={measured.map(({ subject, medianSeconds, timed }) => ({
          id: subject,
          cells: [subjectName(subject), durationWords(medianSeconds * 1000), String(timed)],
        }))}
      />
    </Card>
  )
}

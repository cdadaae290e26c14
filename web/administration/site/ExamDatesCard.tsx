import { setExamDates } from '@sabi/shared/administration/exam-dates-calls'
import { getSite } from '@sabi/shared/administration/site-calls'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { examTypes } from '@sabi/shared/content/question'
import type { ExamDates } from '@sabi/shared/practice/exam-calendar'
import { useQuery } from '@tanstack/react-query'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { useAccountForm } from '../../accounts/useAccountForm.ts'
import { Card } from '../../design/Card.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { ReplyState } from '../ReplyState.tsx'
import { checkExamDates, examDatesOf, fieldsOf } from './exam-dates.ts'
import { explainFailure } from '../failure.ts'
import { administrationTexts } from '../texts.ts'

/** The announced days of each exam, which students see instead of the usual months. */
export function ExamDatesCard() {
  const call = useQuery(queryOf(getSite, {}))
  const { data } = call
  return (
    <Card title="Exam dates">
      <p>Without a date, students see the usual months.</p>
      <ReplyState call={call} height="24rem" what="the exam dates" />
      {data !== undefined && <ExamDatesForm examDates={data.data.examDates} />}
    </Card>
  )
}

function ExamDatesForm({ examDates }: { examDates: readonly ExamDates[] }) {
  const form = useAccountForm({
    check: checkExamDates,
    async send(fields) {
      await request(setExamDates, { body: { examDates: examDatesOf(fields) } })
      invalidate(getSite)
      invalidate(listAudit)
      toast({ ...administrationTexts.examDatesSaved, tone: 'success' })
    },
    explain: explainFailure,
  })
  return (
    <AccountForm form={form} action="Save the exam dates" offlineReason={administrationTexts.offlineReason}>
      {examTypes.map((body) => {
        const { first, last } = fieldsOf(body)
        const known = examDates.find((dates) => dates.body === body)
        return (
          <div key={body}>
            <Field
              id={first}
              type="date"
              label={`First day of ${body}`}
              defaultValue={known?.start}
              error={form.errorOf(first)}
            />
            <Field
              id={last}
              type="date"
              label={`Last day of ${body} (optional)`}
              defaultValue={known?.end ?? ''}
              error={form.errorOf(last)}
            />
          </div>
        )
      })}
    </AccountForm>
  )
}

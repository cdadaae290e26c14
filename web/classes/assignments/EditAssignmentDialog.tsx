import type { Assignment } from '@sabi/shared/classes/assignments'
import { changeAssignment, listAssignments, listAssignmentWork } from '@sabi/shared/classes/assignments-calls'
import { getClassPage } from '@sabi/shared/classes/insights-calls'
import { textOf } from '@sabi/shared/contract/page-form'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { FormDialog } from '../../settings/FormDialog.tsx'
import { useSettingsForm } from '../../settings/useSettingsForm.ts'
import { checkTitleAndDue, dueOf } from './due-field.ts'
import { TitleAndDue } from './TitleAndDue.tsx'

interface EditAssignmentDialogProps {
  classId: string
  assignment: Assignment
  onClose: () => void
}

/** Changes the title and the due time. What it asks for stays, because some may have done it. */
export function EditAssignmentDialog({ classId, assignment, onClose }: EditAssignmentDialogProps) {
  const { id, title, dueAt } = assignment
  const form = useSettingsForm({
    ids: { dueAt: 'due' },
    check: (typed) => checkTitleAndDue(typed, new Date(dueAt)),
    async send(typed) {
      const body = { title: textOf(typed, 'title'), dueAt: dueOf(typed) }
      await request(changeAssignment, { params: { classId, assignmentId: id }, body })
      for (const call of [getClassPage, listAssignments, listAssignmentWork]) invalidate(call)
      onClose()
    },
  })
  return (
    <FormDialog title="Edit the assignment" form={form} action="Save" onClose={onClose}>
      <TitleAndDue title={title} due={new Date(dueAt)} errorOf={form.errorOf} />
    </FormDialog>
  )
}

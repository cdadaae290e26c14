import { drawnCounts, subjectsOfTask, type AssignmentTask } from '@sabi/shared/classes/assignments'
import { createAssignment, listAssignments } from '@sabi/shared/classes/assignments-calls'
import type { TaughtClass } from '@sabi/shared/classes/calls'
import { getClassPage } from '@sabi/shared/classes/insights-calls'
import { textOf, type FieldError } from '@sabi/shared/contract/page-form'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useState } from 'react'
import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { Choice } from '../../design/forms/Choice.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { newId } from '../../offline/device.ts'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { FormDialog } from '../../settings/FormDialog.tsx'
import { useSettingsForm } from '../../settings/useSettingsForm.ts'
import { useTopics } from '../../subjects/topic-calls.ts'
import { listSheets, sheetAt } from '../../worksheet/recent-sheets.ts'
import type { Sheet } from '../../worksheet/sheet.ts'
import { TopicBoxes } from '../../worksheet/TopicBoxes.tsx'
import { checkTitleAndDue, dueOf, usualDue } from './due-field.ts'
import { papersOf } from './class-papers.ts'
import { TitleAndDue } from './TitleAndDue.tsx'
import { givenTexts } from './teacher-texts.ts'

const kinds = [
  { value: 'topics', label: 'Questions on topics' },
  { value: 'questions', label: 'A worksheet' },
  { value: 'paper', label: 'A timed paper' },
] as const satisfies readonly { value: AssignmentTask['kind']; label: string }[]
/** The choice that is none of the last worksheets. */
const byAddress = { value: '', label: 'Another, by its address' }
const counts = drawnCounts.map((count) => ({ value: String(count), label: String(count) }))

/** Gives a class a new assignment. */
export function NewAssignmentDialog({ taught, onClose }: { taught: TaughtClass; onClose: () => void }) {
  const { id: classId, subjects } = taught
  // One id, so that an assignment whose reply was lost is not given twice.
  const [id] = useState(newId)
  const [kind, setKind] = useState<AssignmentTask['kind']>('topics')
  const [subject, setSubject] = useState(subjects[0] ?? 'english')
  const [topicIds, setTopics] = useState<readonly string[]>([])
  const [count, setCount] = useState('10')
  const papers = papersOf(subjects)
  const [paper, setPaper] = useState(papers[0]?.value ?? '')
  const [sheets] = useState(() => listSheets().filter((sheet) => subjects.includes(sheet.subject)))
  const [seed, setSeed] = useState(sheets[0]?.seed ?? '')
  const sheetHere = sheets.find((sheet) => sheet.seed === seed)
  const topics = useTopics().data?.data.filter((topic) => topic.subject === subject) ?? []

  const taskOf = (form: FormData): AssignmentTask | null => {
    if (kind === 'paper') return papers.find(({ value }) => value === paper)?.task() ?? null
    if (kind === 'questions') return taskOfSheet(sheetHere ?? sheetAt(textOf(form, 'address')))
    const drawn = drawnCounts.find((one) => String(one) === count) ?? 10
    return topicIds.length === 0 ? null : { kind, subject, topicIds: [...topicIds], count: drawn }
  }
  const form = useSettingsForm({
    ids: { dueAt: 'due' },
    check: (typed) => [...checkTitleAndDue(typed), ...faultsOf(taskOf(typed))],
    async send(typed) {
      const task = taskOf(typed)
      if (task === null) return
      const isOnce = typed.get('once') !== null
      const body = { id, title: textOf(typed, 'title'), task, dueAt: dueOf(typed), isOnce }
      await request(createAssignment, { params: { classId }, body })
      for (const call of [getClassPage, listAssignments]) invalidate(call)
      onClose()
    },
  })
  const faultsOf = (task: AssignmentTask | null): FieldError[] => {
    if (task !== null && subjectsOfTask(task).every((one) => subjects.includes(one))) return []
    return kind === 'questions'
      ? [{ field: 'address', message: givenTexts.address }]
      : [{ field: 'topics', message: givenTexts.topics }]
  }
  return (
    <FormDialog
      title="New assignment"
      lead={<p>{givenTexts.newLead}</p>}
      form={form}
      action="Give to the class"
      keepsTyped
      onClose={onClose}
    >
      <TitleAndDue due={usualDue()} errorOf={form.errorOf} />
      <Choice
        label="What to do"
        value={kind}
        options={papers.length === 0 ? kinds.slice(0, 2) : kinds}
        onChange={setKind}
      />
      {kind === 'topics' && (
        <>
          <Select
            label="Subject"
            value={subject}
            options={subjects.map((value) => ({ value, label: subjectName(value) }))}
            onChange={(chosen) => {
              setSubject(chosen)
              setTopics([])
            }}
          />
          <div id="topics" tabIndex={-1}>
            <TopicBoxes topics={topics} chosen={topicIds} onChange={setTopics} none="Choose topics" />
            {form.errorOf('topics') !== undefined && <p role="alert">{form.errorOf('topics')}</p>}
          </div>
          <Choice label="Questions" value={count} options={counts} onChange={setCount} />
          <p>{givenTexts.differ}</p>
        </>
      )}
      {kind === 'questions' && sheets.length > 0 && (
        <Select label="Worksheet" value={seed} options={[...sheets.map(optionOf), byAddress]} onChange={setSeed} />
      )}
      {kind === 'questions' && sheetHere === undefined && (
        <Field
          id="address"
          label="Address of the worksheet"
          hint={givenTexts.addressHint}
          autoComplete="off"
          error={form.errorOf('address')}
        />
      )}
      {kind === 'paper' && <Select label="Paper" value={paper} options={papers} onChange={setPaper} />}
      <Checkbox label={givenTexts.once} hint={givenTexts.onceHint} name="once" value="yes" />
    </FormDialog>
  )
}

function optionOf({ seed, title, ids }: Sheet) {
  return { value: seed, label: `${title || 'Worksheet'} · ${counted(ids.length, 'question')}` }
}

function taskOfSheet(sheet: Sheet | null): AssignmentTask | null {
  return sheet && { kind: 'questions', subject: sheet.subject, ids: [...sheet.ids] }
}

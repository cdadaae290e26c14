import type { SubjectId } from '@sabi/shared/content/question'
import { levels, type Level } from '@sabi/shared/content/syllabus'
import { listTopics, type Topic } from '@sabi/shared/subjects/calls'
import { createTopic, editTopic } from '@sabi/shared/subjects/edit-calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { useAccountForm } from '../../accounts/useAccountForm.ts'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { TextArea } from '../../design/forms/TextArea.tsx'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { explainFailure } from '../failure.ts'
import { administrationTexts, fieldTexts } from '../texts.ts'
import { newTopicId } from './new-topic-id.ts'

interface TopicDialogProps {
  /** Null for a new topic. */
  topic: Topic | null
  subject: SubjectId
  onClose: () => void
}

const levelOptions = levels.map((level) => ({ value: level, label: level }))

/** Edits or adds a topic. A topic of the syllabus keeps its unit. */
export function TopicDialog({ topic, subject, onClose }: TopicDialogProps) {
  const [level, setLevel] = useState<Level>(topic?.level ?? 'SS1')
  const [unit, setUnit] = useState(topic?.unit ?? 1)
  const units = useUnits(subject)
  const form = useAccountForm({
    check: (fields) => (read(fields, 'title') === '' ? [{ field: 'title', message: fieldTexts.topicTitle }] : []),
    async send(fields) {
      const body = { title: read(fields, 'title'), description: read(fields, 'description'), subject, level, unit }
      if (topic === null) await request(createTopic, { body: { ...body, id: newTopicId(subject, body.title) } })
      else await request(editTopic, { params: { id: topic.id }, body })
      invalidate(listTopics)
      toast({ ...(topic === null ? administrationTexts.topicAdded : administrationTexts.topicSaved), tone: 'success' })
      onClose()
    },
    explain: explainFailure,
  })
  const mayMove = topic === null || topic.isAdded === true
  return (
    <Dialog title={topic === null ? 'New topic' : 'Edit topic'} onEscape={onClose}>
      <AccountForm form={form} action="Save" offlineReason={administrationTexts.offlineReason}>
        <Field id="title" label="Title" maxLength={120} defaultValue={topic?.title} error={form.errorOf('title')} />
        <TextArea id="description" label="Description" rows={3} maxLength={400} defaultValue={topic?.description} />
        <Select label="Level" value={level} options={levelOptions} onChange={setLevel} />
        {mayMove && (
          <Select label="Unit" value={String(unit)} options={units} onChange={(chosen) => setUnit(Number(chosen))} />
        )}
      </AccountForm>
      <Button variant="secondary" full onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  )
}

function read(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The units of a subject, as its topics name them. */
function useUnits(subject: SubjectId): { value: string; label: string }[] {
  const { data } = useQuery(queryOf(listTopics, { query: { subject } }))
  const titleByUnit = new Map(data?.data.map(({ unit, category }) => [unit, category]))
  const units = [...titleByUnit].map(([unit, title]) => ({ unit, value: String(unit), label: title }))
  return units.sort((one, other) => one.unit - other.unit)
}

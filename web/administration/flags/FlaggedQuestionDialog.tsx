import type { ShownQuestion } from '@sabi/shared/content/question'
import { editFlaggedQuestion, listFlags, type AdminFlag } from '@sabi/shared/flags/calls'
import { useState } from 'react'
import { TextArea } from '../../design/forms/TextArea.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { EditorDialog } from '../questions/EditorDialog.tsx'
import { PlaceFields, type Place } from '../questions/PlaceFields.tsx'
import { administrationTexts, fieldTexts } from '../texts.ts'

interface FlaggedQuestionDialogProps {
  flag: AdminFlag
  question: ShownQuestion
  onResolved: () => void
  onClose: () => void
}

/** Corrects a flagged question, which resolves the flag (FLAG-03). */
export function FlaggedQuestionDialog({ flag, question, onResolved, onClose }: FlaggedQuestionDialogProps) {
  const { id, adminNotes } = flag
  const { subject, topicId, examType, difficulty } = question
  const [place, setPlace] = useState<Place>({ subject, topicId, examType, difficulty })
  const [notes, setNotes] = useState(adminNotes)
  return (
    <EditorDialog
      title="Edit question"
      question={question}
      action="Save and resolve"
      check={() => (place.topicId === '' ? [{ message: fieldTexts.topicId }] : [])}
      send={async (text, version) => {
        const { subject: _, ...fields } = place
        await request(editFlaggedQuestion, { params: { id }, body: { ...text, ...fields, adminNotes: notes, version } })
        onResolved()
        invalidate(listFlags)
        toast({ ...administrationTexts.flagResolved, tone: 'success' })
      }}
      onClose={onClose}
    >
      <PlaceFields place={place} onChange={setPlace} />
      <TextArea
        id="adminNotes"
        label="Notes"
        hint="For administrators only."
        rows={2}
        value={notes}
        onInput={(event) => setNotes(event.currentTarget.value)}
      />
    </EditorDialog>
  )
}

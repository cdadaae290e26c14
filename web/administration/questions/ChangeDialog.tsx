import type { ShownQuestion } from '@sabi/shared/content/question'
import { editQuestion } from '@sabi/shared/subjects/edit-calls'
import { useState } from 'react'
import { Field } from '../../design/forms/Field.tsx'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { administrationTexts, fieldTexts } from '../texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { PictureField } from './PictureField.tsx'
import { PlaceFields, type Place } from './PlaceFields.tsx'
import { usePicture } from './usePicture.ts'

interface ChangeDialogProps {
  question: ShownQuestion
  onClose: () => void
}

/** Edits a question. The reason is stored with the new version. */
export function ChangeDialog({ question, onClose }: ChangeDialogProps) {
  const { id, subject, topicId, examType, difficulty } = question
  const [place, setPlace] = useState<Place>({ subject, topicId, examType, difficulty })
  const [cause, setCause] = useState('')
  const picture = usePicture(question)
  const { subject: _, ...fields } = place
  return (
    <EditorDialog
      title="Edit question"
      question={question}
      action="Save"
      picture={picture.shown}
      check={() => [
        ...picture.check(),
        ...(place.topicId === '' ? [{ message: fieldTexts.topicId }] : []),
        ...(cause.trim() === '' ? [{ field: 'cause', message: fieldTexts.cause }] : []),
      ]}
      send={async (text, version) => {
        await request(editQuestion, {
          params: { id },
          body: { ...text, ...fields, ...picture.changes(), cause, version },
        })
        toast({ ...administrationTexts.questionSaved, tone: 'success' })
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {question.figure === undefined && <PictureField picture={picture} errorOf={errorOf} />}
          <PlaceFields place={place} onChange={setPlace} />
          <Field
            id="cause"
            label="Reason for the change"
            hint="Everyone can read this on the Corrections page."
            autoComplete="off"
            maxLength={500}
            value={cause}
            error={errorOf('cause')}
            onInput={(event) => setCause(event.currentTarget.value)}
          />
        </>
      )}
    </EditorDialog>
  )
}

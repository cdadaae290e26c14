import type { ShownQuestion } from '@sabi/shared/content/question'
import { editQuestion, searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { useState } from 'react'
import { Field } from '../../design/forms/Field.tsx'
import { changeReply } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { useAddress } from '../address.ts'
import { administrationTexts, fieldTexts } from '../texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { PictureField } from './PictureField.tsx'
import { PlaceFields, type Place } from './PlaceFields.tsx'
import { searchFrom } from './question-filter.ts'
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
  const { query: address } = useAddress()
  const { subject: _, ...fields } = place
  return (
    <EditorDialog
      title="Edit question"
      question={question}
      action="Save"
      picture={picture.shown}
      check={() => [
        ...picture.check(),
        ...(place.topicId === '' ? [{ field: 'topicId', message: fieldTexts.topicId }] : []),
        ...(cause.trim() === '' ? [{ field: 'cause', message: fieldTexts.cause }] : []),
      ]}
      send={async (text, version) => {
        const { question: saved } = await request(editQuestion, {
          params: { id },
          body: { ...text, ...fields, ...picture.changes(), cause, version },
        })
        toast({ ...administrationTexts.questionSaved, tone: 'success' })
        // Should the list not load again, an edit of the old version would be refused.
        changeReply(searchQuestions, { query: searchFrom(address) }, (reply) => ({
          ...reply,
          data: reply.data.map((listed) => (listed.question.id === id ? { ...listed, question: saved } : listed)),
        }))
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {question.figure === undefined && <PictureField picture={picture} errorOf={errorOf} />}
          <PlaceFields place={place} onChange={setPlace} errorOf={errorOf} />
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

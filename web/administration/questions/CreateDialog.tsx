import { createQuestion } from '@sabi/shared/subjects/edit-calls'
import { useState } from 'react'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { administrationTexts, fieldTexts } from '../texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { PictureField } from './PictureField.tsx'
import { PlaceFields, type Place } from './PlaceFields.tsx'
import { usePicture } from './usePicture.ts'

const firstPlace: Place = { subject: '', topicId: '', examType: 'JAMB', difficulty: 'medium' }

/** Creates a question. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(firstPlace)
  const picture = usePicture(null)
  const { subject: _, ...fields } = place
  return (
    <EditorDialog
      title="New question"
      question={null}
      action="Publish"
      picture={picture.shown}
      check={() => [
        ...picture.check(),
        ...(place.topicId === '' ? [{ field: 'topicId', message: fieldTexts.topicId }] : []),
      ]}
      send={async (text) => {
        await request(createQuestion, { body: { ...text, ...fields, ...picture.changes() } })
        toast({ ...administrationTexts.questionCreated, tone: 'success' })
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <PictureField picture={picture} errorOf={errorOf} />
          <PlaceFields place={place} onChange={setPlace} errorOf={errorOf} />
        </>
      )}
    </EditorDialog>
  )
}

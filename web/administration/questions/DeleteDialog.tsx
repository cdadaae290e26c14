import type { ShownQuestion } from '@sabi/shared/content/question'
import { deleteQuestion, searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { administrationTexts } from '../texts.ts'
import { AskFirst } from '../AskFirst.tsx'

/** Asks for confirmation before a question is deleted. */
export function DeleteDialog({ question: { id }, onClose }: { question: ShownQuestion; onClose: () => void }) {
  return (
    <AskFirst
      title="Delete this question?"
      action="Delete it"
      done={administrationTexts.questionDeleted}
      failed={administrationTexts.questionNotDeleted}
      run={async () => {
        await request(deleteQuestion, { params: { id } })
        invalidate(searchQuestions)
      }}
      onClose={onClose}
    >
      <p>No student gets it any more. Answers given to it stay. You can restore it.</p>
    </AskFirst>
  )
}

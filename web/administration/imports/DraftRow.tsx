import { leaveOutQuestion, listDraftQuestions } from '@sabi/shared/subjects/draft-calls'
import type { DraftQuestion } from '@sabi/shared/subjects/draft-question'
import { listImports } from '@sabi/shared/subjects/import-calls'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { AskFirst } from '../AskFirst.tsx'
import { administrationTexts } from '../texts.ts'
import { DraftQuestionView } from './DraftQuestionView.tsx'
import styles from './Imports.module.css'
import { MendForm } from './MendForm.tsx'

interface DraftRowProps {
  importId: string
  draft: DraftQuestion
  /** The row was removed, together with the focused button. */
  onGone: () => void
}

/** A question of a draft. It can be left out, or corrected if its explanation is broken. */
export function DraftRow({ importId, draft, onGone }: DraftRowProps) {
  const isLeftOut = useRef(false)
  useEffect(
    () => () => {
      if (isLeftOut.current) onGone()
    },
    [onGone],
  )
  const [isAsked, setIsAsked] = useState(false)
  const { place, question, hold } = draft
  return (
    <DraftQuestionView draft={draft} heading="h3">
      {hold?.reason === 'explanation-broken' && <MendForm importId={importId} draft={draft} />}
      <div className={styles.decision}>
        <Button variant="ghost" aria-label={`Leave out ${place}`} onClick={() => setIsAsked(true)}>
          Leave out
        </Button>
      </div>
      {isAsked && (
        <AskFirst
          title={`Leave out ${place}?`}
          action="Leave it out"
          done={administrationTexts.questionLeftOut}
          failed={administrationTexts.questionNotLeftOut}
          run={async () => {
            await request(leaveOutQuestion, { params: { id: importId, questionId: question.id } })
            isLeftOut.current = true
            invalidate(listDraftQuestions)
            invalidate(listImports)
          }}
          onClose={() => setIsAsked(false)}
        >
          <p>It leaves the draft. The other questions stay.</p>
        </AskFirst>
      )}
    </DraftQuestionView>
  )
}

import { listDraftQuestions, mendExplanation } from '@sabi/shared/subjects/draft-calls'
import type { DraftQuestion } from '@sabi/shared/subjects/draft-question'
import { listImports } from '@sabi/shared/subjects/import-calls'
import { useState, type FormEvent } from 'react'
import { Button } from '../../design/Button.tsx'
import { TextArea } from '../../design/forms/TextArea.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { useIsOnline } from '../../platform/server/connection.ts'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { failureWords } from '../failure.ts'
import { administrationTexts, fieldTexts } from '../texts.ts'
import styles from './Imports.module.css'

/** Edits the explanation of a question if it could not be read. What was typed stays after a refusal. */
export function MendForm({ importId, draft: { question } }: { importId: string; draft: DraftQuestion }) {
  const [explanation, setExplanation] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const isOnline = useIsOnline()
  const save = async () => {
    if (isBusy || !isOnline) return
    if (explanation.trim() === '') return setProblem(fieldTexts.explanation)
    setIsBusy(true)
    setProblem(undefined)
    try {
      await request(mendExplanation, { params: { id: importId, questionId: question.id }, body: { explanation } })
      toast({ ...administrationTexts.explanationSaved, tone: 'success' })
      invalidate(listDraftQuestions)
      invalidate(listImports)
    } catch (error) {
      setProblem(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className={styles.section} noValidate onSubmit={submit}>
      <TextArea
        id={`explanation-${question.id}`}
        label="New explanation"
        hint="Write formulas between dollar signs: $x^2$."
        rows={3}
        maxLength={5000}
        value={explanation}
        error={problem}
        onInput={(event) => setExplanation(event.currentTarget.value)}
      />
      <div className={styles.decision}>
        <Button
          type="submit"
          variant="secondary"
          busy={isBusy}
          reason={isOnline ? undefined : administrationTexts.offlineReason}
        >
          Save the explanation
        </Button>
      </div>
    </form>
  )
}

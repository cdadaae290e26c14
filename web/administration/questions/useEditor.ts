import type { ShownQuestion } from '@sabi/shared/content/question'
import type { QuestionText } from '@sabi/shared/flags/calls'
import { listVersions, searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { useState } from 'react'
import type { FieldError } from '../../design/forms/ErrorSummary.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { isOnline } from '../../platform/server/connection.ts'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { explainFailure, isConflict } from '../failure.ts'
import { administrationTexts } from '../texts.ts'
import { draftOf, emptyDraft, finished, isKeyChanged, oldKeyNamed, type QuestionDraft } from './question-draft.ts'

interface EditorSteps {
  question: ShownQuestion | null
  check?: (() => FieldError[]) | undefined
  send: (text: QuestionText, version: number | undefined) => Promise<void>
  onClose: () => void
}

/** A question being edited: validated, confirmed if its key changes, then sent with the version that was seen. */
export function useEditor({ question, check = findsNoFault, send, onClose }: EditorSteps) {
  const [draft, setDraft] = useState(() => (question === null ? emptyDraft : draftOf(question)))
  const [seen, setSeen] = useState(question)
  /** The version that someone else saved in between. */
  const [present, setPresent] = useState<ShownQuestion | null>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isTouched, setIsTouched] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const changesKey = seen !== null && isKeyChanged(seen, draft)

  const fail = (faults: readonly FieldError[]) => {
    setErrors(faults)
    setAttempt(attempt + 1)
    setIsAsked(false)
  }

  const submit = async () => {
    const text = finished(draft)
    const faults = [...(Array.isArray(text) ? text : []), ...check()]
    if (Array.isArray(text) || faults.length > 0) return fail(faults)
    setErrors([])
    if (isBusy || !isOnline()) return
    if (changesKey && !isAsked) return setIsAsked(true)
    setIsBusy(true)
    try {
      await send(text, seen?.version)
      invalidate(searchQuestions)
      invalidate(listVersions)
      onClose()
    } catch (error) {
      toast({ ...administrationTexts.questionNotSaved, tone: 'destructive' })
      if (seen === null || !isConflict(error)) return fail(explainFailure(error))
      fail([{ message: administrationTexts.conflict }])
      await lookAgain(seen.id)
    } finally {
      setIsBusy(false)
    }
  }

  const lookAgain = async (id: string) => {
    const now = await findQuestion(id)
    if (now === undefined) return
    setPresent(now)
    setSeen(now)
    setErrors([])
  }

  return {
    draft,
    change(changed: QuestionDraft) {
      // Errors of options are stored by position.
      if (changed.options.length !== draft.options.length) setErrors([])
      setDraft(changed)
      setIsTouched(true)
      setIsAsked(false)
    },
    errors,
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
    attempt,
    present,
    isTouched,
    touch: () => setIsTouched(true),
    isKeyChanged: changesKey,
    oldKeyNamed: seen === null ? null : oldKeyNamed(seen, draft),
    isAsked,
    takeBack: () => setIsAsked(false),
    isBusy,
    submit,
  }
}

function findsNoFault(): FieldError[] {
  return []
}

/** The current question; undefined if it can't be loaded. */
async function findQuestion(id: string): Promise<ShownQuestion | undefined> {
  try {
    const { data } = await request(searchQuestions, { query: { search: id } })
    return data.find(({ question }) => question.id === id)?.question
  } catch {
    // The conflict has been reported; the next attempt meets it again.
    return undefined
  }
}

import { postedForm, PostedForm } from '@sabi/shared/contract/page-form'
import { counted } from '@sabi/shared/subjects/count-words'
import { stateAfter, trialFields } from '@sabi/shared/trial/address'
import { addTrialAnswers } from '@sabi/shared/trial/calls'
import { addAnswersForm, addedAnswers, subjectField } from '@sabi/shared/trial/form'
import type { Trial } from '@sabi/shared/trial/trial'
import { useState, type FormEvent } from 'react'
import { Banner } from '../design/states/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { useFirstReply } from '../platform/server/first-reply.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { request } from '../platform/server/request.ts'
import { pathAfter } from './paths.ts'
import { trialTexts } from './texts.ts'
import styles from './Trial.module.css'

interface AddAnswersProps {
  trial: Trial
  chosen: readonly number[]
  /** The phone is still reading its log: scripts hide the button until then. */
  isWaiting: boolean
}

/** Takes answers that only the address has into the account, when the student says so: the link may be somebody else's. */
export function AddAnswers({ trial, chosen, isWaiting }: AddAnswersProps) {
  const { added, error, isBusy, submit } = useAdding(trial)
  if (added !== undefined)
    return (
      <>
        <Banner tone="ok" role="status">
          {added > 0 ? trialTexts.added(counted(added, 'answer')) : trialTexts.hasThem}
        </Banner>
        <ToDashboard />
      </>
    )
  return (
    <form
      method="post"
      action={pathAfter(trial, chosen)}
      onSubmit={submit}
      className={`${styles.add} ${isWaiting ? styles.waits : ''}`}
    >
      {[[subjectField, trial.subject], ...stateAfter(trial, chosen)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {error !== undefined && (
        <Banner tone="bad" role="alert">
          {error}
        </Banner>
      )}
      <Button type="submit" full busy={isBusy}>
        {trialTexts.add(counted(chosen.length, 'answer'))}
      </Button>
      <p className={styles.about}>{trialTexts.aboutAdding}</p>
    </form>
  )
}

/** Leads to the dashboard, which counts the answers. */
export function ToDashboard() {
  return (
    <LinkButton href="/dashboard" full>
      Go to your dashboard
    </LinkButton>
  )
}

function useAdding({ mark }: Trial) {
  const first = useFirstReply(postedForm, PostedForm)
  const posted = first?.values[trialFields.mark] === mark ? first : undefined
  const [added, setAdded] = useState(posted?.outcome === addedAnswers ? Number(posted.values[addedAnswers]) : undefined)
  const [error, setError] = useState(posted?.errors[0]?.message)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (fields: FormData) => {
    setIsBusy(true)
    setError(undefined)
    try {
      // First what this phone has of the same trial, or it would be added twice.
      await (await import('./keep-answers.ts')).sendKept()
      setAdded((await request(addTrialAnswers, { body: addAnswersForm.bodyOf(fields) })).added)
    } catch (failure) {
      setError(failure instanceof RequestError ? failure.message : trialTexts.notAdded)
    }
    setIsBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void send(new FormData(event.currentTarget))
  }
  return { added, error, isBusy, submit }
}

import { pathAfterSignIn } from '@sabi/shared/contract/next-path'
import { freeColour, learnerColours, longestLearnerName, type Learner } from '@sabi/shared/learners/learner'
import { tidyName } from '@sabi/shared/accounts/account'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/forms/Field.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { changeLearner, changeLearners, learnerHere, readLearners } from '../offline/learners/learner-list.ts'
import { beginLearners, NotKeptError, newLearner, newSlot, noteHidden } from '../offline/learners/opening.ts'
import { toast } from '../platform/page/toast-store.ts'
import { currentUser } from '../platform/server/session.ts'
import { turnHere } from '../platform/server/turn.ts'
import { slotHere } from '../platform/storage.ts'
import { LearnerAvatar } from './LearnerAvatar.tsx'
import styles from './Learners.module.css'
import { open } from './open.ts'
import { canHavePin, newPin } from './pin.ts'
import { pinFaults, type PinFaults } from './pin-faults.ts'
import { RemoveLearner } from './RemoveLearner.tsx'
import { learnerTexts } from './texts.ts'

/** Adds a learner without an account, who starts to practise at once. `next` is the page that needs a learner, if one does. */
export function GuestForm({ next, onBack }: { next: string | null; onBack: () => void }) {
  const added = useRef<Learner>(undefined)
  const save = async (basics: Basics) => {
    try {
      // The second of two taps adds no other.
      added.current ??= addGuest(basics)
    } catch (error) {
      if (!(error instanceof NotKeptError)) throw error
      toast({ ...learnerTexts.notStored, tone: 'destructive' })
      return
    }
    await open(added.current, next === null ? '/practice' : pathAfterSignIn(next))
  }
  return (
    <BasicsForm
      title={next === null ? 'Add a learner' : 'Your name'}
      lead={learnerTexts.aboutGuest}
      basics={{ name: '', colour: nextColour() }}
      action="Start practising"
      onSave={save}
      onBack={onBack}
    />
  )
}

/** Throws a NotKeptError if the browser stores nothing. */
function addGuest({ name, colour }: Basics): Learner {
  // On a phone with one learner who has no account either, they are that learner.
  const isHere = currentUser() === null && (turnHere() === null || learnerHere() === undefined)
  beginLearners(name)
  const slot = isHere ? slotHere : newSlot()
  const guest = { ...newLearner({ slot, name, user: null }), colour }
  const isKept = changeLearners((learners) => [...learners.filter((other) => other.slot !== slot), guest])
  if (!isKept) throw new NotKeptError('The browser stores nothing')
  return guest
}

/** On a phone with one student so far, they get the first colour. */
function nextColour(): Learner['colour'] {
  const isFirst = turnHere() === null && currentUser() !== null
  return freeColour(isFirst ? [{ colour: freeColour([]) }] : readLearners())
}

/** Changes a learner's name, colour and PIN, or removes the learner from the phone. */
export function LearnerForm({ learner, onDone }: { learner: Learner; onDone: () => void }) {
  const { slot, pin } = learner
  const [faults, setFaults] = useState<PinFaults>({})
  const save = async ({ name, colour }: Basics, form: FormData) => {
    const digits = String(form.get('pin') ?? '')
    const found = pinFaults(digits, String(form.get('pin-again') ?? ''))
    setFaults(found)
    if (found.pin !== undefined || found.again !== undefined) return
    const changed = digits === '' ? pin : await newPin(digits)
    changeLearner(slot, { name, colour, pin: changed })
    noteHidden({ ...learner, pin: changed })
    onDone()
  }
  const removePin = () => {
    changeLearner(slot, { pin: null })
    noteHidden({ ...learner, pin: null })
    onDone()
  }
  return (
    <BasicsForm
      title={`Edit ${learner.name}`}
      basics={learner}
      action="Save"
      onSave={save}
      onBack={onDone}
      foot={<RemoveLearner learner={learner} onRemoved={onDone} />}
    >
      <fieldset className={styles.pin}>
        <legend>{pin === null ? 'PIN' : 'New PIN'}</legend>
        <p className={styles.small}>{learnerTexts.pinHides}</p>
        {canHavePin() ? (
          <div className={styles.pair}>
            <PinField id="pin" label="Four digits" error={faults.pin} />
            <PinField id="pin-again" label="Once more" error={faults.again} />
          </div>
        ) : (
          <p>{learnerTexts.noPin}</p>
        )}
        {pin !== null && (
          <Button variant="secondary" onClick={removePin}>
            Remove the PIN
          </Button>
        )}
      </fieldset>
    </BasicsForm>
  )
}

function PinField(props: { id: string; label: string; error: string | undefined }) {
  return <Field {...props} type="password" inputMode="numeric" autoComplete="off" maxLength={4} />
}

type Basics = Pick<Learner, 'name' | 'colour'>

interface BasicsFormProps {
  title: string
  lead?: string
  basics: Basics
  action: string
  onSave: (basics: Basics, form: FormData) => Promise<void>
  onBack: () => void
  /** Below the buttons. */
  foot?: ReactNode
  children?: ReactNode
}

function BasicsForm({ title, lead, basics, action, onSave, onBack, foot, children }: BasicsFormProps) {
  const [name, setName] = useState(basics.name)
  const [colour, setColour] = useState(basics.colour)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const tidied = tidyName(name)
    setError(tidied === '' ? learnerTexts.nameFault : undefined)
    if (tidied !== '') void onSave({ name: tidied, colour }, new FormData(event.currentTarget))
  }
  return (
    <form className={styles.screen} onSubmit={submit} noValidate>
      <PageTitle title={title} lead={lead} />
      <Field
        id="learner-name"
        label="Name"
        autoComplete="off"
        maxLength={longestLearnerName}
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className={styles.colours}>
        <legend>Colour</legend>
        {learnerColours.map((option) => (
          <label key={option} className={styles.colour}>
            <input
              type="radio"
              name="colour"
              aria-label={option}
              checked={option === colour}
              onChange={() => setColour(option)}
            />
            <LearnerAvatar learner={{ name: name || '?', colour: option }} />
          </label>
        ))}
      </fieldset>
      {children}
      <div className={styles.actions}>
        <Button type="submit">{action}</Button>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
      {foot}
    </form>
  )
}

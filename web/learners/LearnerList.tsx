import type { Learner } from '@sabi/shared/learners/learner'
import { mostLearners } from '@sabi/shared/learners/turn'
import Lock from 'lucide-react/icons/lock'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { beginLearners, newSlot, NotKeptError } from '../offline/learners/opening.ts'
import { currentUser, useSession } from '../platform/server/session.ts'
import { turnHere } from '../platform/server/turn.ts'
import { toast } from '../platform/page/toast-store.ts'
import { slotHere } from '../platform/storage.ts'
import { LearnerAvatar } from './LearnerAvatar.tsx'
import styles from './Learners.module.css'
import { open } from './open.ts'
import { learnerTexts } from './texts.ts'
import { countUnsentOf } from './unsent.ts'

interface LearnerListProps {
  learners: readonly Learner[]
  onOpen: (learner: Learner) => void
  onEdit: (learner: Learner) => void
  onGuest: () => void
}

/** The learners of this phone, and the ways to add one. */
export function LearnerList({ learners, onOpen, onEdit, onGuest }: LearnerListProps) {
  const unsent = useUnsent(learners)
  const isAccountHere = useSession(({ user }) => user !== null)
  return (
    <div className={styles.screen}>
      <PageTitle title={learnerTexts.title} lead={learnerTexts.lead} />
      {learners.length > 0 && (
        <ul className={styles.list}>
          {learners.map((learner) => (
            <li key={learner.slot} className={styles.row}>
              <button type="button" className={styles.learner} onClick={() => onOpen(learner)}>
                <LearnerAvatar learner={learner} />
                <span className={styles.names}>
                  <span className={styles.name}>
                    {learner.name} {learner.pin !== null && <Lock size={16} aria-label="with a PIN" />}
                  </span>
                  <span className={styles.about}>
                    {aboutOf(learner, { unsent: unsent.get(learner.slot) ?? 0, isAccountHere })}
                  </span>
                </span>
              </button>
              {/* Nobody sets a PIN for a brother or sister. */}
              {learner.slot === slotHere && (
                <IconButton label={`Edit ${learner.name}`} onClick={() => onEdit(learner)}>
                  <Pencil size={20} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddLearner isFull={learners.length >= mostLearners} onGuest={onGuest} />
      <p className={styles.small}>{learnerTexts.pinHides}</p>
    </div>
  )
}

function aboutOf(
  { slot, accountId }: Learner,
  { unsent, isAccountHere }: { unsent: number; isAccountHere: boolean },
): string {
  if (accountId === null) return slot === slotHere ? learnerTexts.guestHere : learnerTexts.guest
  if (unsent > 0) return learnerTexts.waiting(unsent)
  if (slot !== slotHere) return ''
  return isAccountHere ? learnerTexts.here : learnerTexts.signedOut
}

function AddLearner({ isFull, onGuest }: { isFull: boolean; onGuest: () => void }) {
  const [, navigate] = useLocation()
  const add = async (path: '/login' | '/register') => {
    // A learner who practises here without an account may simply sign in.
    if (turnHere() === null && currentUser() === null) return navigate(path)
    try {
      beginLearners('')
    } catch (error) {
      if (!(error instanceof NotKeptError)) throw error
      return toast({ ...learnerTexts.notStored, tone: 'destructive' })
    }
    return open({ slot: newSlot() }, path)
  }
  return (
    <Card title={learnerTexts.add} className={styles.add}>
      {isFull ? (
        <p>{learnerTexts.full}</p>
      ) : (
        <>
          <Button full onClick={() => void add('/login')}>
            Sign in
          </Button>
          <Button full variant="secondary" onClick={() => void add('/register')}>
            New account
          </Button>
          <Button full variant="secondary" onClick={onGuest}>
            Without an account
          </Button>
          <p className={styles.small}>{learnerTexts.aboutGuest}</p>
        </>
      )}
    </Card>
  )
}

/** How many answers of each learner with an account wait on this phone, by slot. */
function useUnsent(learners: readonly Learner[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    let isCurrent = true
    const count = async () =>
      new Map(await Promise.all(learners.map(async (learner) => [learner.slot, await countUnsentOf(learner)] as const)))
    // If the phone can't be read, the list shows no numbers.
    count().then(
      (found) => isCurrent && setCounts(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [learners])
  return counts
}

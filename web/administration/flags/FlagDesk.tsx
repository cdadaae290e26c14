import type { AdminFlag } from '@sabi/shared/flags/calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { administrationTexts } from '../texts.ts'
import { useIsWide } from '../../platform/page/wide-screen.ts'
import { decide, type SeenList } from './decide.ts'
import { FlagCard } from './FlagCard.tsx'
import { FlaggedQuestionDialog } from './FlaggedQuestionDialog.tsx'
import { FlagReview, type ReviewDraft } from './FlagReview.tsx'
import styles from './Flags.module.css'
import { cardId, useCardKeys } from './useCardKeys.ts'

interface FlagDeskProps {
  /** Null while a list is loading; what is being written stays. */
  seen: SeenList | null
  /** Someone else was first; the flag may be in another list now. */
  onConflict: () => void
}

interface Task {
  flag: AdminFlag
  kind: 'review' | 'edit'
}

const paneId = 'flag-review'

/** The list of flags, with the selected one beside it on wide screens and in a dialog on others. */
export function FlagDesk({ seen, onConflict }: FlagDeskProps) {
  const isWide = useIsWide()
  const [task, setTask] = useState<Task | null>(null)
  const [draftById, setDraftById] = useState<ReadonlyMap<string, ReviewDraft>>(new Map())
  const flags = seen?.list.flags ?? []
  const present = (flag: AdminFlag) => flags.find(({ id }) => id === flag.id) ?? flag
  const reviewed = task === null ? (isWide ? flags[0] : undefined) : present(task.flag)
  const review = (flag: AdminFlag) => setTask({ flag, kind: 'review' })
  const close = () => setTask(null)
  const draftOf = (flag: AdminFlag) => draftById.get(flag.id) ?? firstDraft(flag)
  const open = (flag: AdminFlag) => {
    review(flag)
    focusOn(paneId)
  }
  useCardKeys(flags, { onMove: isWide ? review : undefined, onOpen: open })

  const keep = (flag: AdminFlag, draft: ReviewDraft) => setDraftById((drafts) => new Map(drafts).set(flag.id, draft))
  const forget = (flag: AdminFlag) => setDraftById((drafts) => new Map([...drafts].filter(([id]) => id !== flag.id)))
  const moveOn = (flag: AdminFlag) => {
    const next = neighbour(flags, flag)
    setTask(next === undefined || !isWide ? null : { flag: next, kind: 'review' })
    focusOn(next === undefined ? paneId : cardId(next))
  }
  const save = async (flag: AdminFlag, draft: ReviewDraft) => {
    if (seen === null) return
    moveOn(flag)
    const { revision = flag.revision } = draft
    const problem = await decide({ ...flag, revision }, draft, seen)
    if (problem === null) return forget(flag)
    const isConflict = problem === administrationTexts.conflict
    keep(flag, { ...draft, problem, revision: isConflict ? undefined : revision })
    if (!isAtWork()) review(flag)
    if (isConflict) onConflict()
  }
  const form = reviewed !== undefined && (
    <FlagReview
      key={reviewed.id}
      flag={reviewed}
      draft={draftOf(reviewed)}
      isWaiting={seen === null}
      onChange={(draft) => {
        // Otherwise a flag that arrives would replace it.
        review(reviewed)
        keep(reviewed, draft)
      }}
      onSave={(draft) => void save(reviewed, draft)}
      onEdit={() => setTask({ flag: reviewed, kind: 'edit' })}
    />
  )
  return (
    <div className={styles.desk}>
      <ol className={styles.cards}>
        {flags.map((flag) => (
          <FlagCard
            key={flag.id}
            flag={flag}
            isChosen={isWide && flag.id === reviewed?.id}
            onReview={() => open(flag)}
            onEdit={() => setTask({ flag, kind: 'edit' })}
          />
        ))}
      </ol>
      {isWide && form !== false && (
        <section id={paneId} className={styles.pane} aria-label="Review" tabIndex={-1}>
          {form}
        </section>
      )}
      {!isWide && task?.kind === 'review' && (
        <Dialog
          title="Review"
          onEscape={close}
          actions={
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          }
        >
          {form}
        </Dialog>
      )}
      {task?.kind === 'edit' && reviewed?.question && (
        <FlaggedQuestionDialog
          flag={{ ...reviewed, adminNotes: draftOf(reviewed).adminNotes }}
          question={reviewed.question}
          onResolved={() => {
            forget(reviewed)
            moveOn(reviewed)
          }}
          onClose={() => setTask((now) => (now?.kind === 'edit' ? leftEditor(now.flag, isWide) : now))}
        />
      )}
    </div>
  )
}

function firstDraft({ status, adminNotes, revision }: AdminFlag): ReviewDraft {
  return { status, adminNotes, revision, problem: null }
}

function leftEditor(flag: AdminFlag, isWide: boolean): Task | null {
  return isWide ? { flag, kind: 'review' } : null
}

/** Returns whether the administrator is in a dialog or typing in the pane, which must not be replaced. */
function isAtWork(): boolean {
  return document.querySelector(`dialog[open], #${paneId} :focus`) !== null
}

function neighbour(flags: readonly AdminFlag[], flag: AdminFlag): AdminFlag | undefined {
  const place = flags.findIndex(({ id }) => id === flag.id)
  return flags[place + 1] ?? flags[place - 1]
}

/** Focuses it once it is rendered. */
function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

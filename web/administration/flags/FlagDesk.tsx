import type { AdminFlag } from '@sabi/shared/flags/calls'
import { useReducer } from 'react'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { administrationTexts } from '../texts.ts'
import { useIsWide } from '../../platform/page/wide-screen.ts'
import { decide, type SeenList } from './decide.ts'
import { afterDeskAction, draftOf, emptyDesk, neighbour, reviewedFlag } from './flag-desk.ts'
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

const paneId = 'flag-review'

/** The list of flags, with the selected one beside it on wide screens and in a dialog on others. */
export function FlagDesk({ seen, onConflict }: FlagDeskProps) {
  const isWide = useIsWide()
  const [desk, dispatch] = useReducer(afterDeskAction, emptyDesk)
  const { task } = desk
  const flags = seen?.list.flags ?? []
  const reviewed = reviewedFlag(desk, flags, isWide)
  const review = (flag: AdminFlag) => dispatch({ type: 'review', flag })
  const edit = (flag: AdminFlag) => dispatch({ type: 'edit', flag })
  const close = () => dispatch({ type: 'move on', to: null })
  const open = (flag: AdminFlag) => {
    review(flag)
    focusOn(paneId)
  }
  useCardKeys(flags, { onMove: isWide ? review : undefined, onOpen: open })

  const moveOn = (flag: AdminFlag) => {
    const next = neighbour(flags, flag)
    dispatch({ type: 'move on', to: isWide ? (next ?? null) : null })
    focusOn(next === undefined ? paneId : cardId(next))
  }
  const save = async (flag: AdminFlag, draft: ReviewDraft) => {
    if (seen === null) return
    moveOn(flag)
    const { revision = flag.revision } = draft
    const problem = await decide({ ...flag, revision }, draft, seen)
    if (problem === null) return dispatch({ type: 'decide', flag })
    const isConflict = problem === administrationTexts.conflict
    dispatch({ type: 'fail', flag, draft, problem, isConflict, isAtWork: isAtWork() })
    if (isConflict) onConflict()
  }
  const form = reviewed !== undefined && (
    <FlagReview
      key={reviewed.id}
      flag={reviewed}
      draft={draftOf(desk, reviewed)}
      isWaiting={seen === null}
      onChange={(draft) => dispatch({ type: 'write', flag: reviewed, draft })}
      onSave={(draft) => void save(reviewed, draft)}
      onEdit={() => edit(reviewed)}
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
            onEdit={() => edit(flag)}
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
          flag={{ ...reviewed, adminNotes: draftOf(desk, reviewed).adminNotes }}
          question={reviewed.question}
          onResolved={() => {
            dispatch({ type: 'decide', flag: reviewed })
            moveOn(reviewed)
          }}
          onClose={() => dispatch({ type: 'leave editor', isWide })}
        />
      )}
    </div>
  )
}

/** Returns whether the administrator is in a dialog or typing in the pane, which must not be replaced. */
function isAtWork(): boolean {
  return document.querySelector(`dialog[open], #${paneId} :focus`) !== null
}

/** Focuses it once it is rendered. */
function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

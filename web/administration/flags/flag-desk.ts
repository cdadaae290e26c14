import type { AdminFlag } from '@sabi/shared/flags/calls'
import type { ReviewDraft } from './FlagReview.tsx'

/** The flag that the administrator is at, and whether they review it or edit its question. */
interface Task {
  flag: AdminFlag
  kind: 'review' | 'edit'
}

export interface FlagDeskState {
  /** Null until a flag is chosen. */
  task: Task | null
  /** What is written and not saved yet, by the id of the flag. */
  draftById: ReadonlyMap<string, ReviewDraft>
}

export type FlagDeskAction =
  | { type: 'review' | 'edit'; flag: AdminFlag }
  | { type: 'write'; flag: AdminFlag; draft: ReviewDraft }
  /** Goes on to the next flag, or to none. */
  | { type: 'move on'; to: AdminFlag | null }
  /** The server has the decision on this flag. */
  | { type: 'decide'; flag: AdminFlag }
  /** The decision could not be saved, while the administrator may be at work on another flag. */
  | { type: 'fail'; flag: AdminFlag; draft: ReviewDraft; problem: string; isConflict: boolean; isAtWork: boolean }
  /** Leaves the editor without a change. A wide screen shows the review again. */
  | { type: 'leave editor'; isWide: boolean }

export const emptyDesk: FlagDeskState = { task: null, draftById: new Map() }

/** The desk after an action. A draft stays until the server has the decision. */
export function afterDeskAction(desk: FlagDeskState, action: FlagDeskAction): FlagDeskState {
  switch (action.type) {
    case 'review':
    case 'edit':
      return { ...desk, task: { flag: action.flag, kind: action.type } }
    case 'write':
      // Otherwise a flag that arrives would replace the one that is written about.
      return withDraft(at(desk, action.flag), action.flag, action.draft)
    case 'move on':
      return at(desk, action.to)
    case 'decide':
      return { ...desk, draftById: new Map([...desk.draftById].filter(([id]) => id !== action.flag.id)) }
    case 'fail':
      return fail(desk, action)
    case 'leave editor':
      return desk.task?.kind === 'edit' ? at(desk, action.isWide ? desk.task.flag : null) : desk
  }
}

/** The flag under review as the list has it now. A wide screen shows the first one if none is chosen. */
export function reviewedFlag(
  { task }: FlagDeskState,
  flags: readonly AdminFlag[],
  isWide: boolean,
): AdminFlag | undefined {
  if (task === null) return isWide ? flags[0] : undefined
  return flags.find(({ id }) => id === task.flag.id) ?? task.flag
}

/** What is written about a flag. Nothing yet: how the flag is now. */
export function draftOf({ draftById }: FlagDeskState, flag: AdminFlag): ReviewDraft {
  const { status, adminNotes, revision } = flag
  return draftById.get(flag.id) ?? { status, adminNotes, revision, problem: null }
}

/** The flag to go on to: the next in the list, after the last the one before it. */
export function neighbour(flags: readonly AdminFlag[], flag: AdminFlag): AdminFlag | undefined {
  const place = flags.findIndex(({ id }) => id === flag.id)
  return flags[place + 1] ?? flags[place - 1]
}

function at(desk: FlagDeskState, flag: AdminFlag | null): FlagDeskState {
  return { ...desk, task: flag === null ? null : { flag, kind: 'review' } }
}

function withDraft(desk: FlagDeskState, { id }: AdminFlag, draft: ReviewDraft): FlagDeskState {
  return { ...desk, draftById: new Map(desk.draftById).set(id, draft) }
}

/** After a conflict, the draft belongs to the revision that the list shows by then. */
function fail(
  desk: FlagDeskState,
  { flag, draft, problem, isConflict, isAtWork }: Extract<FlagDeskAction, { type: 'fail' }>,
): FlagDeskState {
  const revision = isConflict ? undefined : (draft.revision ?? flag.revision)
  const kept = withDraft(desk, flag, { ...draft, problem, revision })
  return isAtWork ? kept : at(kept, flag)
}

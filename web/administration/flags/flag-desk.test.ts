import type { AdminFlag } from '@sabi/shared/flags/calls'
import { describe, expect, it } from 'vitest'
import { aFlag } from '../../testing/administration-world.ts'
import {
  afterDeskAction,
  draftOf,
  emptyDesk,
  neighbour,
  reviewedFlag,
  type FlagDeskAction,
  type FlagDeskState,
} from './flag-desk.ts'
import type { ReviewDraft } from './FlagReview.tsx'

const [first, second, third] = [aFlag(1), aFlag(2), aFlag(3)]
const notes = (flag: AdminFlag, adminNotes: string): ReviewDraft => ({ ...draftOf(emptyDesk, flag), adminNotes })
const mine = notes(first, 'Mine')

const after = (...actions: FlagDeskAction[]): FlagDeskState => actions.reduce(afterDeskAction, emptyDesk)
const review = (flag: AdminFlag): FlagDeskAction => ({ type: 'review', flag })
const edit = (flag: AdminFlag): FlagDeskAction => ({ type: 'edit', flag })
const write = (flag: AdminFlag, draft: ReviewDraft): FlagDeskAction => ({ type: 'write', flag, draft })
const moveOn = (to: AdminFlag | null): FlagDeskAction => ({ type: 'move on', to })
const decide = (flag: AdminFlag): FlagDeskAction => ({ type: 'decide', flag })
const leaveEditor = (isWide: boolean): FlagDeskAction => ({ type: 'leave editor', isWide })
const fail = (state: { isConflict?: boolean; isAtWork?: boolean; draft?: ReviewDraft } = {}): FlagDeskAction => ({
  type: 'fail',
  flag: first,
  draft: mine,
  problem: 'No.',
  isConflict: false,
  isAtWork: false,
  ...state,
})

describe('the task', () => {
  it.each<[string, FlagDeskAction[], FlagDeskState['task']]>([
    ['is none at first', [], null],
    ['is to review a chosen flag', [review(second)], { flag: second, kind: 'review' }],
    ['is to edit its question', [review(first), edit(second)], { flag: second, kind: 'edit' }],
    ['stays at what is written about', [write(first, mine)], { flag: first, kind: 'review' }],
    ['goes on to the next flag', [review(first), moveOn(second)], { flag: second, kind: 'review' }],
    ['is none once the dialog is closed', [review(first), moveOn(null)], null],
    ['stays when a decision arrives', [review(second), decide(first)], { flag: second, kind: 'review' }],
    [
      'returns to the review from the editor on a wide screen',
      [edit(first), leaveEditor(true)],
      { flag: first, kind: 'review' },
    ],
    ['is none after the editor on a narrow screen', [edit(first), leaveEditor(false)], null],
    [
      'stays where the editor was left before',
      [edit(first), moveOn(second), leaveEditor(false)],
      { flag: second, kind: 'review' },
    ],
    ['returns to a decision that failed', [moveOn(second), fail()], { flag: first, kind: 'review' }],
    [
      'stays at work when another decision fails',
      [edit(second), fail({ isAtWork: true })],
      { flag: second, kind: 'edit' },
    ],
  ])('%s', (_, actions, task) => {
    expect(after(...actions).task).toEqual(task)
  })
})

describe('a draft', () => {
  it('is how the flag is now until something is written', () => {
    expect(draftOf(emptyDesk, first)).toEqual({ status: 'pending', adminNotes: '', revision: 1, problem: null })
  })

  it('stays while other flags are reviewed, until the server has the decision', () => {
    const kept = after(write(first, mine), write(second, notes(second, 'Theirs')), moveOn(third))
    expect([draftOf(kept, first).adminNotes, draftOf(kept, second).adminNotes]).toEqual(['Mine', 'Theirs'])
    const decided = afterDeskAction(kept, decide(first))
    expect([draftOf(decided, first).adminNotes, draftOf(decided, second).adminNotes]).toEqual(['', 'Theirs'])
  })

  it('keeps what was written, its revision and the problem after a failure', () => {
    expect(draftOf(after(decide(first), fail()), first)).toEqual({ ...mine, problem: 'No.', revision: 1 })
    expect(draftOf(after(fail({ draft: { ...mine, revision: undefined } })), first)).toMatchObject({ revision: 1 })
  })

  it('belongs to the current revision after a conflict', () => {
    expect(draftOf(after(fail({ isConflict: true })), first)).toEqual({ ...mine, problem: 'No.', revision: undefined })
  })
})

describe('the flag under review', () => {
  const flags = [first, second]

  it('is the first of the list on a wide screen, and none on a narrow one', () => {
    expect(reviewedFlag(emptyDesk, flags, true)).toBe(first)
    expect(reviewedFlag(emptyDesk, flags, false)).toBeUndefined()
    expect(reviewedFlag(emptyDesk, [], true)).toBeUndefined()
  })

  it('is the chosen one as the list has it now, or as it was if it left the list', () => {
    const now = aFlag(2, { revision: 7 })
    expect(reviewedFlag(after(review(second)), [first, now], false)).toBe(now)
    expect(reviewedFlag(after(review(third)), flags, true)).toBe(third)
  })
})

it.each([
  [first, second],
  [second, third],
  [third, second],
])('goes on to the next flag, from the last to the one before', (from, to) => {
  expect(neighbour([first, second, third], from)).toBe(to)
  expect(neighbour([from], from)).toBeUndefined()
})

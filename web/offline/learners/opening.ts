import { guest, mostLearners, nobody, writeTurn } from '@sabi/shared/learners/turn'
import { freeColour, type Learner } from '@sabi/shared/learners/learner'
import { displayName, firstName, type User } from '@sabi/shared/accounts/account'
import { answersDatabase } from '../answers/answers-database.ts'
import { useOutbox, whenKept } from '../answers/answers.ts'
import { newId } from '../device.ts'
import { visitorId, visitorOf } from '../visitor/visitor.ts'
import { currentUser } from '../../platform/server/session.ts'
import { turnHere, unlock, writeTurnCookie } from '../../platform/server/turn.ts'
import { readItem, slotHere, storageKeys, storedKey, writeItem } from '../../platform/storage.ts'
import { changeLearner, changeLearners, learnerHere, readLearners } from './learner-list.ts'

/** The name of a learner who has given none. */
const nameOfNew = 'Guest'

/** Why a learner can't be opened: what was answered is not on the phone's disk yet. */
export class NotKeptError extends Error {}

/**
 * Makes a phone with one learner one with several: who practised here until now becomes its first learner. Does nothing on a phone that
 * has several. Throws if the browser can't store it.
 */
export function beginLearners(nameOfGuest: string): void {
  if (turnHere() !== null) return
  const user = currentUser()
  const first = newLearner({ slot: slotHere, name: user === null ? nameOfGuest : shortName(user), user })
  const isKept =
    changeLearners((learners) => [...learners.filter(({ slot }) => slot !== slotHere), first]) &&
    writeItem(storageKeys.turn, turnOf(first))
  if (!isKept) throw new NotKeptError('The browser stores nothing')
  writeTurnCookie(turnOf(first))
}

/** A learner who is not in the list yet. */
export function newLearner({
  slot,
  name,
  user,
}: Pick<Learner, 'slot' | 'name'> & { user: { id: string } | null }): Learner {
  const colour = freeColour(readLearners())
  return { slot, name, colour, accountId: user?.id ?? null, pin: null, usedAt: Date.now(), takesFrom: [] }
}

/** The name that a learner has on a phone until they choose another. */
export function shortName(user: Pick<User, 'name' | 'email'>): string {
  return firstName(user) || displayName(user)
}

/** Returns true if the phone has room for one more. */
export function hasRoom(): boolean {
  return readLearners().length < mostLearners
}

/** A slot that no learner has had. The colon keeps its keys apart from all others. */
export function newSlot(): string {
  return `${newId().slice(-12)}:`
}

/**
 * Gives the turn to a learner, or to somebody new in a slot of their own, and loads the app for them; `isUnlocked` if their PIN or
 * password was just typed. Works offline. Throws a NotKeptError if the phone can't save what was just answered: it would be lost with
 * this page.
 */
export async function openLearner(
  learner: Pick<Learner, 'slot'>,
  path: string,
  { isUnlocked = false } = {},
): Promise<void> {
  await whenKept()
  if (useOutbox.getState().trouble !== 'none') throw new NotKeptError('An answer is only in memory')
  if (turnHere() !== null && learnerHere() === undefined) await listWhoIsHere()
  // The list may have changed since it was shown.
  const listed = readLearners().find(({ slot }) => slot === learner.slot)
  const turn = listed === undefined ? nobody : turnOf(listed)
  // A page that the browser opens in between belongs to nobody.
  writeTurnCookie(nobody)
  localStorage.setItem(storedKey(storageKeys.turn, learner.slot), turn)
  // Before other tabs load again: the PIN that was typed there opens nothing any more.
  if ((readItem(storageKeys.slot) ?? '') !== learner.slot) writeItem(storageKeys.turnId, newId())
  if (isUnlocked) unlock(learner.slot)
  writeItem(storageKeys.slot, learner.slot)
  writeTurnCookie(turn)
  changeLearner(learner.slot, { usedAt: Date.now() })
  location.assign(path)
}

/** Somebody who answered here and never signed in becomes a learner without an account: nobody's answers are out of reach. */
async function listWhoIsHere(): Promise<void> {
  const count = await (await answersDatabase()).countFromIndex('answers', 'byUser', visitorId)
  if (count === 0) return
  const learner = newLearner({ slot: slotHere, name: nameOfNew, user: null })
  changeLearners((learners) => [...learners, learner])
}

/** Records in the turn of this page whether a PIN hides its learner. */
export function noteHidden(learner: Pick<Learner, 'slot' | 'accountId' | 'pin'>): void {
  if (learner.slot !== slotHere || readItem(storageKeys.turn) === null) return
  const here = { accountId: currentUser()?.id ?? null, isHidden: learner.pin !== null }
  // A learner whose session has ended is nobody until they sign in, and no guest.
  writeItem(storageKeys.turn, writeTurn(here, learner.accountId === null ? guest : nobody))
  unlock()
  writeTurnCookie(turnOf(learner))
}

/** Everyone on this phone whose data belongs to the learner. */
export function ownersOf({ slot, accountId, takesFrom }: Pick<Learner, 'slot' | 'accountId' | 'takesFrom'>): string[] {
  return [visitorOf(slot), ...takesFrom, ...(accountId === null ? [] : [accountId])]
}

function turnOf({ accountId, pin }: Pick<Learner, 'accountId' | 'pin'>): string {
  return writeTurn({ accountId, isHidden: pin !== null }, guest)
}

import type { User } from '@sabi/shared/accounts/account'
import { guest, hiddenEnding, nobody, turnCookie } from '@sabi/shared/learners/turn'
import { readItem, slotHere, storageKeys, storedKey, writeItem } from '../storage.ts'

const cookieSeconds = 400 * 24 * 60 * 60

/** The turn that requests of this page name; null on a phone with one learner. */
export function turnHere(): string | null {
  return readItem(storageKeys.turn)
}

/** Records the account of the learner of this page. Does nothing on a phone with one learner, or for a guest who stays one. */
export function noteTurnOf(user: User | null): void {
  const turn = turnHere()
  if (turn === null || (user === null ? isGuestHere() : turn.startsWith(user.id))) return
  writeItem(storageKeys.turn, (user?.id ?? nobody) + (turn.endsWith(hiddenEnding) ? hiddenEnding : ''))
  noteTurnInCookie()
}

/** Tells the server whose pages the browser opens from now on, unless it is another learner's turn by now, in another tab. */
export function noteTurnInCookie(): void {
  const turn = turnHere()
  if (turn !== null && isTurnHere()) writeTurnCookie(turn)
}

/** Returns true as long as it is the turn of the learner of this page. */
export function isTurnHere(): boolean {
  return (readItem(storageKeys.slot) ?? '') === slotHere
}

/** Writes the cookie of the turn. It opens nothing without a session. */
export function writeTurnCookie(turn: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${turnCookie}=${turn}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`
}

/** Returns true if the learner of this page practises without an account. */
export function isGuestHere(): boolean {
  return turnHere()?.startsWith(guest) ?? false
}

/** Returns true if a PIN hides the learner of this page, and was not typed in this tab since their turn began. */
export function isHidden(): boolean {
  return turnHere()?.endsWith(hiddenEnding) === true && readItem(storageKeys.unlocked, 'session') !== turnId()
}

/** Records that the PIN of a learner was typed in this tab. It counts until the tab is closed or the turn goes to somebody else. */
export function unlock(slot = slotHere): void {
  sessionStorage.setItem(storedKey(storageKeys.unlocked, slot), turnId())
}

function turnId(): string {
  return readItem(storageKeys.turnId) ?? ''
}

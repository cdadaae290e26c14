import { forgetAccount } from '../offline/answers/earlier-accounts.ts'
import { forgetUser as forgetAnswers, unsentCount } from '../offline/answers/answers.ts'
import { currentUser, isSharedDevice } from '../platform/server/session.ts'
import { removeItem, storageKeys } from '../platform/storage.ts'
import { toast } from '../platform/page/toast-store.ts'
import { signOutTexts } from './sign-out-texts.ts'

/** Letters are rare, so their code loads after the page. */
const loadLetters = () => import('../offline/visitor/letter-queue.ts')

/** Data that only this phone has. */
export interface Unsent {
  answers: number
  /** Includes reports of questions. */
  messages: number
}

/** Signing out, for the buttons that do it. */
export interface SignOut {
  /** Sends what only this phone has, then asks if something could not be sent. */
  signOut: () => void
  isSigningOut: boolean
  /** Unsent answers and letters about which the student must decide. Null while there are none. */
  unsent: Unsent | null
  signOutAnyway: () => void
  stay: () => void
}

/** What the student searched for and wrote on this phone. */
const writtenKeys = [
  storageKeys.recentSearches,
  storageKeys.sheets,
  storageKeys.conversation,
  storageKeys.tutorDraft,
  storageKeys.generation,
  storageKeys.welcome,
]

/** Counts what only this phone has once the answers and the letters were sent as far as possible. */
export async function countUnsentAfter(sending: Promise<void>): Promise<Unsent> {
  const { countLetters, sendLetters } = await loadLetters()
  const [answers] = await Promise.all([countAnswersAfter(sending), sendLetters()])
  return { answers, messages: countLetters() }
}

async function countAnswersAfter(sending: Promise<void>): Promise<number> {
  const user = currentUser()
  if (user === null) return 0
  await sending
  // A personal phone loses nothing, so a slow count must not delay anyone.
  return isSharedDevice() ? unsentCount(user.id) : unsentCount(user.id).catch(() => 0)
}

/** Removes everything on this phone that belongs to the student, sent or not; shows a toast if it can't. */
export async function clearThisPhone(): Promise<void> {
  const user = currentUser()
  if (user === null) return
  for (const key of writtenKeys) removeItem(key)
  forgetAccount(user.id)
  await forgetInLists(user.id)
  const lettersAreGone = loadLetters().then(({ forgetLetters }) => forgetLetters())
  await Promise.all([forgetAnswers(user.id), lettersAreGone]).catch(() =>
    toast({ ...signOutTexts.leftBehind, tone: 'warning' }),
  )
}

async function forgetInLists(userId: string): Promise<void> {
  const here = await import('../offline/learners/forget-here.ts').catch(() => null)
  here?.forgetHere(userId)
}

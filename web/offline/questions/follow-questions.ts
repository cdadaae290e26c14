import { isOnline, onBackOnline } from '../../platform/server/connection.ts'
import { currentUser, useSession } from '../../platform/server/session.ts'
import { checkForUpdates } from './question-sync.ts'
import { arrive } from './question-visit.ts'
import { isPractisedMissing } from './worth-fetching.ts'

const second = 1000
const timing = {
  secondCheckMs: 3 * second,
  afterReturnMs: 2 * second,
  afterSignInMs: 2 * second,
  everyMs: 6 * 60 * 60 * second,
} as const

/** Keeps the questions and the student's mistakes on this phone up to date while the page is open. Returns a function that stops it. */
export function followQuestions(): () => void {
  void arrive(isOnline())
  const timers = [setTimeout(check, timing.secondCheckMs), setInterval(check, timing.everyMs)]
  const stopListening = onBackOnline(() => void timers.push(setTimeout(check, timing.afterReturnMs)))
  let student = currentUser()?.id
  const stopFollowing = useSession.subscribe(() => {
    const before = student
    student = currentUser()?.id
    if (student !== undefined && student !== before) timers.push(setTimeout(check, timing.afterSignInMs))
  })
  return () => {
    stopListening()
    stopFollowing()
    timers.forEach(clearTimeout)
  }
}

/** After a session: downloads a subject practised for the first time, and the mistakes book, so that both work offline. */
export async function bringPractised(): Promise<void> {
  if (!isOnline()) return
  if (await isPractisedMissing()) await checkForUpdates()
  await bringMistakesOrLater()
}

function check(): void {
  if (!isOnline()) return
  void checkForUpdates()
  void bringMistakesOrLater()
}

/** The next check tries again. */
async function bringMistakesOrLater(): Promise<void> {
  await import('../kept-mistakes.ts').then(({ bringMistakes }) => bringMistakes()).catch(() => undefined)
}

import { isOnline, onBackOnline } from '../platform/connection.ts'
import { checkForUpdates } from './question-sync.ts'
import { arrive } from './question-visit.ts'

const second = 1000
const timing = {
  firstCheckMs: 2 * second,
  secondCheckMs: 5 * second,
  afterReturnMs: 2 * second,
  everyMs: 6 * 60 * 60 * second,
} as const

/** Keeps the questions of this phone up to date for as long as the page is open. Returns how to stop. */
export function followQuestions(): () => void {
  const wasOnline = isOnline()
  const timers = [
    setTimeout(() => void arrive(wasOnline), timing.firstCheckMs),
    setTimeout(check, timing.secondCheckMs),
    setInterval(check, timing.everyMs),
  ]
  const stopListening = onBackOnline(() => void timers.push(setTimeout(check, timing.afterReturnMs)))
  return () => {
    stopListening()
    timers.forEach(clearTimeout)
  }
}

function check(): void {
  if (isOnline()) void checkForUpdates()
}

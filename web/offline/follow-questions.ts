import { isOnline, onBackOnline } from '../platform/connection.ts'

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
    setTimeout(() => void load().then((visit) => visit?.arrive(wasOnline)), timing.firstCheckMs),
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
  if (isOnline()) void load().then((visit) => visit?.checkForUpdates())
}

/** Fetched after the page is there. Undefined where it can't be fetched now: the next check tries again. */
async function load() {
  return import('./question-visit.ts').catch(() => undefined)
}

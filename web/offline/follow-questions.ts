import { isOnline, onBackOnline } from '../platform/connection.ts'

const second = 1000
const timing = {
  firstCheckMs: 2 * second,
  secondCheckMs: 5 * second,
  afterReturnMs: 2 * second,
  everyMs: 6 * 60 * 60 * second,
} as const

/** Keeps the questions of this phone up to date for as long as the page is open. */
export function followQuestions(): void {
  const wasOnline = isOnline()
  let returning: ReturnType<typeof setTimeout> | undefined
  setTimeout(() => void load().then((visit) => visit?.arrive(wasOnline)), timing.firstCheckMs)
  setTimeout(check, timing.secondCheckMs)
  setInterval(check, timing.everyMs)
  onBackOnline(() => {
    clearTimeout(returning)
    returning = setTimeout(check, timing.afterReturnMs)
  })
}

function check(): void {
  if (isOnline()) void load().then((visit) => visit?.checkForUpdates())
}

/** Fetched after the page is there. Undefined where it can't be fetched now: the next check tries again. */
async function load() {
  return import('./question-visit.ts').catch(() => undefined)
}

import type { Reading } from '@sabi/shared/exams/clock'

let before: Reading | null = null
let wasHidden = false

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    wasHidden ||= document.hidden
  })

/** A phone whose screen is on is awake; a laptop may have slept with the page in sight. */
const isPhone = () => matchMedia('(pointer: coarse)').matches

/** Reads both clocks, beside the reading before. In a new visit there is none. */
export function readClocks({ isNewVisit = false } = {}) {
  const now: Reading = { wall: Date.now(), monotonic: performance.now() }
  const reading = { now, before: isNewVisit ? null : before, isWatched: !wasHidden && !document.hidden && isPhone() }
  before = now
  wasHidden = document.hidden
  return reading
}

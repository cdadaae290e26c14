import { counted } from '@sabi/shared/subjects/count-words'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Minutes east of Greenwich of this phone's clock, in the form that calls expect. */
export function tzOffset(): string {
  return String(-new Date().getTimezoneOffset())
}

/**
 * How long ago in words: 'just now', '5 minutes ago', '1 hour ago', '3 days ago'. A time in the future is 'just now'.
 */
export function timeAgo(time: number, now = Date.now()): string {
  const passed = now - time
  if (passed < minuteMs) return 'just now'
  if (passed < hourMs) return `${counted(Math.floor(passed / minuteMs), 'minute')} ago`
  if (passed < dayMs) return `${counted(Math.floor(passed / hourMs), 'hour')} ago`
  return `${counted(Math.floor(passed / dayMs), 'day')} ago`
}

/** A time in words: 'Today, 14:05', 'Yesterday', '18 Nov', '18 Nov 2025' in another year. */
export function dayWords(iso: string, now = new Date()): string {
  const time = new Date(iso)
  const daysAgo = Math.round((startOfDay(now) - startOfDay(time)) / dayMs)
  if (daysAgo === 0) return `Today, ${time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
  if (daysAgo === 1) return 'Yesterday'
  const isThisYear = time.getFullYear() === now.getFullYear()
  return time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
}

/** The arguments of calls that compute a student's numbers by the clock of this phone. */
export function byOwnClock(userId: string) {
  return { params: { userId }, query: { tzOffset: tzOffset() } }
}

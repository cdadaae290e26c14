import { usualDaysAhead } from './usual.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
/** The longest line of a calendar file, without its end (RFC 5545, 3.1). */
const longestLine = 75

/** The first and the last day of a reminder: YYYY-MM-DD. */
interface ReminderDays {
  first: string
  last: string
}

interface Asked {
  /** Now by the phone's clock: YYYY-MM-DDTHH:MM, and whatever follows. */
  local: string
  /** The time to be reminded: HH:MM. */
  time: string
  /** The first day of the exam; undefined if it is not known. */
  examDay: string | undefined
}

/** The days from the next time on until the day before the exam; null if there is none. */
export function reminderDays({ local, time, examDay }: Asked): ReminderDays | null {
  const [today, clock] = [local.slice(0, 10), local.slice(11, 16)]
  const first = time > clock ? today : later(today, 1)
  const last = later(examDay ?? later(today, usualDaysAhead), -1)
  return first > last ? null : { first, last }
}

interface Reminder {
  /** Always the same for a student, so that a calendar replaces the reminder that it has. */
  uid: string
  /** HH:MM. */
  time: string
  days: ReminderDays
  minutes: number
  siteName: string
  /** Where the link leads. */
  address: string
  /** Epoch milliseconds. A later file is a later version of the reminder. */
  now: number
}

/**
 * A calendar file (RFC 5545) with one event, which repeats daily and has an alarm when it starts. Its times have no zone, so they
 * are those of whatever clock the phone has.
 */
export function reminderFile({ uid, time, days, minutes, siteName, address, now }: Reminder): string {
  const at = (day: string) => `${day}T${time}00`.replace(/[-:]/g, '')
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const title = escaped(`Practise: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} with ${siteName}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(siteName)}//Reminder//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${Math.floor(now / minuteMs)}`,
    `DTSTART:${at(days.first)}`,
    `DURATION:PT${minutes}M`,
    `RRULE:FREQ=DAILY;UNTIL=${at(days.last)}`,
    `SUMMARY:${title}`,
    // Many calendars show no URL.
    `DESCRIPTION:${escaped(address)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A line in pieces of at most 75 octets, which are joined again by calendars. No character is cut. */
export function folded(line: string): string {
  let result = ''
  let room = longestLine
  for (const character of line) {
    const octets = octetsOf(character)
    if (octets > room) {
      result += '\r\n '
      room = longestLine - 1
    }
    result += character
    room -= octets
  }
  return result
}

/** The length of a character in UTF-8. */
function octetsOf(character: string): number {
  return encodeURIComponent(character).replace(/%../g, '1').length
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n|\r/g, String.raw`\n`)
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

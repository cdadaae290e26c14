import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, reminderDays, reminderFile } from './reminder.ts'

const reminder = {
  uid: '7d9f1c3e@sabi.example',
  time: '19:30',
  days: { first: '2026-11-28', last: '2027-04-14' },
  minutes: 25,
  siteName: 'Sabi Prep',
  address: 'https://sabi.example/dashboard',
  now: Date.parse('2026-11-28T16:05:26.789Z'),
}

interface Property {
  name: string
  value: string
}

/** Reads a calendar file as a calendar does: joins folded lines, and takes the name and the value of each. */
function read(file: string): Property[] {
  expect(file.endsWith('\r\n')).toBe(true)
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  return lines.map((line) => {
    const [, name, value] = /^([A-Z-]+):(.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Error(`No property: ${line}`)
    return { name, value }
  })
}

/** The length in UTF-8. */
const octets = (text: string) =>
  [...text].map((sign) => sign.codePointAt(0) ?? 0).reduce((sum, code) => sum + octetsOf(code), 0)

function octetsOf(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}

const unescaped = (value: string) =>
  value.replace(/\\(.)/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

/** The value of a property in the file; its only one unless told which. */
function valueOf(file: string, name: string, place = 0): string {
  return read(file).filter((property) => property.name === name)[place]?.value ?? ''
}

test('writes one event that repeats daily until its last day, by the clock of the phone', () => {
  expect(read(reminderFile(reminder)).map(({ name, value }) => `${name}:${value}`)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sabi Prep//Reminder//EN',
    'BEGIN:VEVENT',
    'UID:7d9f1c3e@sabi.example',
    'DTSTAMP:20261128T160526Z',
    'SEQUENCE:29931365',
    'DTSTART:20261128T193000',
    'DURATION:PT25M',
    'RRULE:FREQ=DAILY;UNTIL=20270414T193000',
    'SUMMARY:Practise: 25 minutes with Sabi Prep',
    'DESCRIPTION:https://sabi.example/dashboard',
    'URL:https://sabi.example/dashboard',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Practise: 25 minutes with Sabi Prep',
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('replaces an earlier file of the student, as a later version of the same event', () => {
  const later = reminderFile({ ...reminder, time: '06:00', now: reminder.now + 60_000 })
  expect(valueOf(later, 'UID')).toBe(valueOf(reminderFile(reminder), 'UID'))
  expect(Number(valueOf(later, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(reminderFile(reminder), 'SEQUENCE')))
})

test('escapes what has a meaning in the file', () => {
  const siteName = 'Ada; Obi, Co \\ Sons\r\nBEGIN:VEVENT'
  const file = reminderFile({ ...reminder, siteName })
  expect(file).toContain('Ada\\; Obi\\, Co \\\\ Sons\\nBEGIN:VEVENT')
  expect(unescaped(valueOf(file, 'SUMMARY'))).toBe('Practise: 25 minutes with Ada; Obi, Co \\ Sons\nBEGIN:VEVENT')
  expect(read(file).filter(({ value }) => value === 'VEVENT')).toHaveLength(2)
})

test('says one minute in the singular', () => {
  expect(valueOf(reminderFile({ ...reminder, minutes: 1 }), 'SUMMARY')).toBe('Practise: 1 minute with Sabi Prep')
})

/** Characters of one to four octets, and those that have a meaning in the file. */
const unit = fc.constantFrom(...'aB ,;\\:"éß€ọ한👩🏽‍🎓𝔸')

test('has no line over 75 octets and no broken character, whatever the name of the site', () => {
  const name = fc.string({ unit, maxLength: 60 })
  fc.assert(
    fc.property(name, (siteName) => {
      const file = reminderFile({ ...reminder, siteName })
      expect(file.split('\r\n').filter((line) => octets(line) > 75)).toEqual([])
      expect(file).not.toMatch(/\p{Cs}/u)
      expect(unescaped(valueOf(file, 'SUMMARY'))).toBe(`Practise: 25 minutes with ${siteName}`)
    }),
  )
})

test('folds as late as it can, and only where it must', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 300 }), (line) => {
      const lines = folded(line).split('\r\n ')
      expect(lines.join('')).toBe(line)
      for (const [place, next] of lines.slice(1).entries()) {
        const room = 75 - (place === 0 ? 0 : 1) - octets(lines[place] ?? '')
        expect(room).toBeLessThan(octets([...next][0] ?? ''))
      }
    }),
  )
  expect(folded('a'.repeat(75))).toBe('a'.repeat(75))
  expect(folded(`${'a'.repeat(74)}é`)).toBe(`${'a'.repeat(74)}\r\n é`)
})

test.each([
  ['today while the time is still to come', { local: '2026-11-28T19:29' }, { first: '2026-11-28', last: '2027-04-14' }],
  ['tomorrow once it is over', { local: '2026-11-28T19:30' }, { first: '2026-11-29', last: '2027-04-14' }],
  ['for 120 days without a known exam', { examDay: undefined }, { first: '2026-11-28', last: '2027-03-27' }],
  ['on the last day before the exam', { examDay: '2026-11-29' }, { first: '2026-11-28', last: '2026-11-28' }],
  ['never if that day is over', { examDay: '2026-11-29', local: '2026-11-28T20:00' }, null],
  ['never on the first day of the exam', { examDay: '2026-11-28' }, null],
  [
    'across the end of a year',
    { local: '2026-12-31T20:00', examDay: '2027-01-03' },
    { first: '2027-01-01', last: '2027-01-02' },
  ],
] as const)('reminds %s', (_, changes, expected) => {
  const usual = { local: '2026-11-28T16:00', time: '19:30', examDay: '2027-04-15' }
  expect(reminderDays({ ...usual, ...changes })).toEqual(expected)
})

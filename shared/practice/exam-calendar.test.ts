import { expect, it } from 'vitest'
import exams from '../../content/calendar/exams.json' with { type: 'json' }
import { ExamCalendar, ExamSitting, upcomingExams, withAnnounced, yearsOf, type ExamDates } from './exam-calendar.ts'

const calendar = ExamCalendar.parse(exams)

function shown(today: string) {
  return upcomingExams(calendar, today).map(({ name, year, daysLeft, isUrgent }) => ({
    name,
    year,
    daysLeft,
    isUrgent,
  }))
}

it('lists the next sitting of each exam with the days left (PRAC-03)', () => {
  expect(shown('2026-11-21')).toEqual([
    { name: 'JAMB UTME', year: 2027, daysLeft: 145, isUrgent: false },
    { name: 'WAEC', year: 2027, daysLeft: 154, isUrgent: false },
    { name: 'NECO', year: 2027, daysLeft: 206, isUrgent: false },
  ])
})

it('is urgent below 100 days, not at 100 (PRAC-03)', () => {
  const jamb = (today: string) => upcomingExams(calendar, today).find(({ body }) => body === 'JAMB')
  expect(jamb('2027-01-05')).toMatchObject({ daysLeft: 100, isUrgent: false })
  expect(jamb('2027-01-06')).toMatchObject({ daysLeft: 99, isUrgent: true })
})

it('rolls over to the next year once a sitting has started (decision 2)', () => {
  expect(shown('2027-04-15')[0]).toMatchObject({ name: 'JAMB UTME', year: 2027, daysLeft: 0 })
  expect(shown('2027-05-01').map(({ name, year }) => `${name} ${year}`)).toEqual([
    'NECO 2027',
    'JAMB UTME 2028',
    'WAEC 2028',
  ])
  expect(yearsOf(upcomingExams(calendar, '2027-05-01'))).toBe('2027–2028')
})

it("says 'about' while the first day is not known (decision 2)", () => {
  const sitting = { ...calendar[0], start: '2027-04-15', end: '2027-04-30' }
  const words = (changes: Partial<ExamSitting>, today: string) =>
    upcomingExams([ExamSitting.parse({ ...sitting, ...changes })], today)[0]?.daysLeftWords
  expect(words({}, '2027-04-01')).toBe('about 14 days left')
  expect(words({ precision: 'day', status: 'announced' }, '2027-04-14')).toBe('1 day left')
  expect(words({ precision: 'day', status: 'announced' }, '2027-04-15')).toBe('Starts today')
})

function announced(dates: ExamDates, today: string) {
  const sitting = upcomingExams(withAnnounced(calendar, [dates]), today).find(({ body }) => body === dates.body)
  return sitting && { year: sitting.year, when: sitting.when, status: sitting.status, words: sitting.daysLeftWords }
}

it('says the announced day of an exam in place of the usual weeks, with no about (decision 2)', () => {
  const jamb = { body: 'JAMB', start: '2027-04-12', end: null } as const
  const shownAs = { year: 2027, when: '12 April 2027', status: 'announced', words: '11 days left' }
  expect(announced(jamb, '2027-04-01')).toEqual(shownAs)
  expect(announced({ ...jamb, end: '2027-05-02' }, '2027-04-12')).toEqual({
    ...shownAs,
    when: '12 April 2027 to 2 May 2027',
    words: 'Starts today',
  })
  expect(upcomingExams(withAnnounced(calendar, [jamb]), '2027-04-01')).toHaveLength(3)
})

it('falls back to the usual weeks of the next year once an announced day is past', () => {
  const early = { body: 'JAMB', start: '2027-04-12', end: null } as const
  expect(announced(early, '2027-04-13')).toMatchObject({ year: 2028, when: 'April 2028', status: 'expected' })
})

it('takes an announced year that the calendar does not know', () => {
  const late = { body: 'NECO', start: '2029-06-18', end: null } as const
  expect(announced(late, '2029-01-01')).toMatchObject({ year: 2029, when: '18 June 2029' })
})

it('lists nothing when the calendar has run out', () => {
  expect(upcomingExams(calendar, '2030-01-01')).toEqual([])
  expect(yearsOf([])).toBe('')
})

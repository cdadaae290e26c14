import { expect, it } from 'vitest'
import exams from '../../content/calendar/exams.json' with { type: 'json' }
import { ExamCalendar, ExamSitting, upcomingExams, yearsOf } from './exam-calendar.ts'

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

it('rolls over to the next year once a sitting has begun (decision 2)', () => {
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

it('lists nothing when the calendar has run out', () => {
  expect(upcomingExams(calendar, '2030-01-01')).toEqual([])
  expect(yearsOf([])).toBe('')
})

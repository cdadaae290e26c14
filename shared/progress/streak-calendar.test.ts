import { expect, test } from 'vitest'
import { calendarWeeks, streakSentence } from './streak-calendar.ts'

// 21 November 2026 is a Saturday.
test('covers five weeks from a Monday to the Sunday after today', () => {
  const weeks = calendarWeeks('2026-11-21', ['2026-11-21', '2026-11-03', '2026-01-01'])
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  const days = weeks.flat()
  expect(days[0]).toMatchObject({ date: '2026-10-19', dayOfMonth: 19 })
  expect(days[34]).toMatchObject({ date: '2026-11-22', isAhead: true, isToday: false })
  expect(days[33]).toMatchObject({ date: '2026-11-21', isAhead: false, isToday: true, isPractised: true })
  expect(days.filter(({ isPractised }) => isPractised).map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-21'])
})

test.each([
  ['2026-11-16', '2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('ends on %s with the week from %s to %s', (today, from, to) => {
  const [week] = calendarWeeks(today, [], 1)
  expect([week?.[0]?.date, week?.[6]?.date]).toEqual([from, to])
})

// DASH-04
test.each([
  [0, false, 'Answer one question today to start a streak.'],
  [1, true, 'You have practised today.'],
  [1, false, 'You practised yesterday. One question keeps it going.'],
  [3, true, 'You have practised 3 days in a row.'],
  [3, false, 'You have practised 3 days in a row. One question keeps it going.'],
])('describes a streak of %i with today practised %s as: %s', (streak, isPractisedToday, sentence) => {
  expect(streakSentence({ streak, isPractisedToday, hasMissed: false })).toBe(sentence)
})

test('claims no days in a row after a missed day', () => {
  expect(streakSentence({ streak: 3, isPractisedToday: true, hasMissed: true })).toBe('Your streak is 3 days.')
  expect(streakSentence({ streak: 1, isPractisedToday: false, hasMissed: true })).toBe(
    'Your streak is 1 day. One question keeps it going.',
  )
})

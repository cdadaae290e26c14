import { expect, test } from 'vitest'
import { accuracyBadge, greeting, trendAboveTarget, practisedSubject } from './standing.ts'

// DASH-04
test.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Keep Going'],
  [0, 'Keep Going'],
])('calls an accuracy of %i %s', (percentage, words) => {
  expect(accuracyBadge(percentage).words).toBe(words)
})

// DASH-05
test.each([
  [0, null],
  [70, null],
  [70.3, null],
  [71, 1],
  [77, 10],
  [100, 43],
])('shows the trend of an average of %f as %s', (average, trend) => {
  expect(trendAboveTarget(average)).toBe(trend)
})

// DASH-02
test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('greets at hour %i with %s', (hour, words) => {
  expect(greeting(hour)).toBe(words)
})

// DASH-04
test.each([
  ['the latest session with one subject', [null, 'biology', 'physics'], 'biology'],
  ['the most answers, if all sessions were mixed', [null, null], 'physics'],
  ['the most answers, before a session ended', [], 'physics'],
] as const)('picks the last practised subject by %s', (_, subjects, expected) => {
  const recentActivity = subjects.map((subject, place) => ({
    id: String(place),
    examType: 'JAMB',
    subject,
    totalQuestions: 1,
    score: 1,
    completedAt: '2026-11-20T10:00:00.000Z',
  }))
  const subjectStats = [
    { subject: 'chemistry' as const, attempted: 2, correct: 1, medianSeconds: 1 },
    { subject: 'physics' as const, attempted: 3, correct: 1, medianSeconds: 1 },
  ]
  expect(practisedSubject({ recentActivity, subjectStats })).toBe(expected)
  expect(practisedSubject({ recentActivity: [], subjectStats: [] })).toBeNull()
})

import { expect, test } from 'vitest'
import { accuracyBadge, greeting, trendAboveTarget } from './standing.ts'

// DASH-04
test.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Keep Going'],
  [0, 'Keep Going'],
])('an accuracy of %i is %s', (percentage, words) => {
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
])('the trend of an average of %f is %s', (average, trend) => {
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
])('at %i the greeting is %s', (hour, words) => {
  expect(greeting(hour)).toBe(words)
})

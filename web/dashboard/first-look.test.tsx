// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectSubject } from '../subjects/topics/selected-subject.ts'
import { openApp, signIn, startAfresh } from '../testing/app.tsx'
import { atHour, openDashboard, serve, statistics, statisticsCall, streakCall } from '../testing/dashboard-world.ts'
import { myNumbers } from './my-numbers.ts'
import './DashboardScreen.tsx'

startAfresh()

test('the numbers are folded until they are wanted, and the phone remembers that', async () => {
  myNumbers.set('closed')
  serve()
  signIn()
  openApp('/dashboard')
  const toggle = await screen.findByRole('button', { name: 'My numbers' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Total Questions')).toBeNull()
  fireEvent.click(toggle)
  await screen.findByText('Total Questions')
  expect(localStorage.getItem('my-numbers')).toBe('open')
})

test('the week says which days were practised, and a percentage only from five answers on', async () => {
  myNumbers.set('open')
  atHour(9)
  serve({ [statisticsCall]: { json: { ...statistics, totalQuestionsAttempted: 3, answeredToday: 3 } } })
  await openDashboard()
  const week = within(await screen.findByRole('region', { name: 'Your week' }))
  expect(week.getAllByRole('listitem')).toHaveLength(7)
  expect(week.getAllByText(/, practised$/).length).toBeGreaterThan(0)
  week.getByText('3 answers today. 2 more to see your level.')
})

test.each([
  [['2026-11-20', '2026-11-19', '2026-11-18'], 'One missed day a week does not break your streak.'],
  [['2026-11-20', '2026-11-18'], 'You missed Thursday. One missed day a week does not break your streak.'],
])('the week says that a missed day does not break the streak: %j', async (recentDays, words) => {
  myNumbers.set('open')
  atHour(9)
  serve({ [streakCall]: { json: { success: true, streak: recentDays.length, best: 9, recentDays } } })
  await openDashboard()
  const week = within(await screen.findByRole('region', { name: 'Your week' }))
  week.getByText(words)
})

test('a newcomer begins with five questions', async () => {
  selectSubject('physics')
  serve({ [statisticsCall]: { json: { ...statistics, totalQuestionsAttempted: 0, topicProgress: [] } } })
  signIn()
  openApp('/dashboard')
  const link = await screen.findByRole('link', { name: 'Practise this topic' })
  expect(link.getAttribute('href')).toMatch(/^\/practice\?.*&start=1&count=5$/)
})

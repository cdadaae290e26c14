// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, signIn, startAfresh } from '../testing/app.tsx'
import { statisticsCall, statistics, serve, atHour, openDashboard } from '../testing/dashboard-world.ts'
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

// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { siteOf } from '../../testing/administration.ts'
import { renderPart, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { queryClient } from '../../platform/server/queries.ts'
import { settingsReply } from '../../testing/settings-reply.ts'
import { useUpcomingExams } from './upcoming-exams.ts'
import { UpcomingExams } from './UpcomingExams.tsx'

startAfresh()

// PRAC-03, decision 2
test('the day that an administrator set is in place of the usual weeks, also later without a network', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-01T12:00:00') })
  const site = siteOf({ examDates: [{ body: 'JAMB', start: '2027-04-12', end: null }] })
  const server = fakeServer({ 'GET /api/site': site })
  renderPart(<UpcomingExams />)
  await screen.findByText('12 April 2027')
  screen.getByText('11 days left')
  screen.getByText('about 23 days left')
  cleanup()
  server.answer('GET /api/site', 'no network')
  renderPart(<UpcomingExams />)
  await screen.findByText('12 April 2027')
})

test('while no day is known the usual weeks are listed', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-01T12:00:00') })
  fakeServer({ 'GET /api/site': 'no network' })
  renderPart(<UpcomingExams />)
  expect(screen.getByText('about 14 days left')).toBeTruthy()
})

test.each([
  [2026, ['WAEC'], 'WAEC'],
  [2027, ['WAEC'], 'WAEC'],
  [2028, ['WAEC'], 'none'],
  [null, ['WAEC'], 'WAEC'],
] as const)('takes the next sitting for the student’s own who chose the year %s', async (year, examTypes, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00') })
  fakeServer({ 'GET /api/account/settings': settingsReply({ examTargets: { examTypes: [...examTypes], year } }) })
  const { result } = renderHook(useUpcomingExams, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const mine = () => result.current.find(({ isMine }) => isMine)?.body ?? 'none'
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(mine()).toBe(expected)
})

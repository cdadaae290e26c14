// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp, setOnline, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { landingScript } from './first-visit.ts'

const site = { name: 'Sabi Prep', supportEmail: 'help@example.org', areSettingsEnabled: true, canMail: true }

startAfresh()
afterEach(() => delete document.documentElement.dataset['own'])

// LAND-04, LAND-07, LAND-08
test('the landing page shows four features, three columns of links, and no invented praise', async () => {
  openApp('/')
  await screen.findByRole('heading', { level: 1 })
  for (const name of ['1,000+ Real Questions', 'AI-Powered Tutor', 'Smart Practice', 'Detailed Analytics'])
    screen.getByRole('heading', { name })
  for (const name of ['Product', 'Company', 'Exams']) screen.getByRole('heading', { name })
  expect(screen.queryByText(/students say/)).toBeNull()
})

// LAND-06
test('visitors are asked for past questions where there is an address to send them to', async () => {
  fakeServer({ 'GET /api/site': { json: { success: true, data: site } } })
  openApp('/')
  const link = await screen.findByRole('link', { name: 'Send past questions' })
  expect(link.getAttribute('href')).toBe('mailto:help@example.org?subject=Past%20questions')
  screen.getByText(/10,000\+ questions/)
})

test('without an address nobody is asked', async () => {
  openApp('/')
  await screen.findByText(/10,000\+ questions/)
  expect(screen.queryByRole('link', { name: 'Send past questions' })).toBeNull()
})

// LAND-10
test('the page says that the phone is offline, in the app and as a page by itself', async () => {
  openApp('/')
  await screen.findByRole('heading', { level: 1 })
  setOnline(false)
  await screen.findByText(/You're offline/)
  setOnline(true)
  expect(screen.queryByText(/You're offline/)).toBeNull()

  runInThisContext(landingScript)
  setOnline(false)
  fireEvent(window, new Event('offline'))
  screen.getByText(/You're offline/)
})

// LAND-09
test('the page by itself leads who is signed in on before it is drawn, and nobody else', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  runInThisContext(landingScript)
  expect(replace).not.toHaveBeenCalled()
  document.documentElement.dataset['own'] = 'user'
  runInThisContext(landingScript)
  expect(replace).toHaveBeenCalledWith('/dashboard')
})

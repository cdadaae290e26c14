// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { isPage } from '@sabi/shared/contract/pages'
import { countQuestions, subjectStatistics } from '@sabi/shared/subjects/calls'
import { subjectIds } from '@sabi/shared/content/question'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { seedReply } from '../platform/server/queries.ts'
import { setOnline, startAfresh } from '../testing/app.tsx'
import { writtenHtml } from '../testing/written-html.ts'
import { landingScript } from './first-visit.ts'

startAfresh()
afterEach(() => {
  delete document.documentElement.dataset['own']
  document.body.replaceChildren()
})

/** The prerendered page, without the app. */
async function openLanding(supportEmail: string | null = null): Promise<void> {
  document.body.innerHTML = await writtenHtml('/', supportEmail)
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

// LAND-01, LAND-02, LAND-03
test('the landing page invites, and counts what there is', async () => {
  seedReply(countQuestions, { query: {} }, { success: true, count: 1240 })
  for (const subject of subjectIds)
    seedReply(
      subjectStatistics,
      { query: { subject } },
      { success: true, questionCount: 312, topicCount: 38, examTypeCount: 3 },
    )
  await openLanding()
  screen.getByText('1,240')
  expect(hrefOf('Sign In')).toBe('/login')
  expect(hrefOf('Get Started Free')).toBe('/register')
  const [first] = within(screen.getByRole('main')).getAllByRole('link')
  expect(first?.textContent).toBe('Try Chemistry')
  expect(first?.getAttribute('href')).toBe('/try/chemistry')
  within(screen.getByRole('navigation', { name: 'Answer 5 questions now, no account' }))
    .getAllByRole('link')
    .forEach((link) => expect(link.getAttribute('href')).toMatch(/^\/try\/\w+$/))
  expect(hrefOf('Start Learning Free')).toBe('/register')
  expect(hrefOf('Explore Subjects')).toBe('/subjects')
  for (const subject of ['Chemistry', 'Physics', 'Biology', 'Mathematics', 'Use of English'])
    screen.getByRole('heading', { name: subject })
  expect(screen.getAllByText('312 questions · 38 topics')).toHaveLength(5)
})

test('the landing page makes no number up', async () => {
  await openLanding()
  expect(screen.getAllByText('...').length).toBeGreaterThan(1)
})

test('no link of the landing page is dead', async () => {
  await openLanding()
  const links = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', location.href))
  expect(links.filter(({ origin, pathname }) => origin !== location.origin || !isPage(pathname))).toEqual([])
})

// LAND-04, LAND-07, LAND-08
test('the landing page shows four features, three columns of links, and no invented praise', async () => {
  await openLanding()
  for (const name of ['1,000+ Real Questions', 'Worked Solutions and Textbook', 'Smart Practice', 'Detailed Analytics'])
    screen.getByRole('heading', { name })
  for (const name of ['Product', 'Company', 'Exams']) screen.getByRole('heading', { name })
  expect(screen.queryByText(/students say/)).toBeNull()
})

// LAND-06
test('visitors are asked for past questions where there is an address to send them to', async () => {
  await openLanding('help@example.org')
  expect(hrefOf('Send past questions')).toBe('mailto:help@example.org?subject=Past%20questions')
  screen.getByText(/10,000\+ questions/)
})

test('without an address nobody is asked', async () => {
  await openLanding()
  screen.getByText(/10,000\+ questions/)
  expect(screen.queryByRole('link', { name: 'Send past questions' })).toBeNull()
})

// LAND-10
test('the page says that the phone is offline, from its start and when that changes', async () => {
  await openLanding()
  runInThisContext(landingScript)
  // Browsers do this themselves.
  for (const name of ['load', 'online', 'offline'])
    window.addEventListener(name, () => Reflect.get(globalThis, `on${name}`)())
  setOnline(false)
  fireEvent(window, new Event('load'))
  screen.getByText(/You're offline/)
  setOnline(true)
  expect(screen.queryByText(/You're offline/)).toBeNull()
  setOnline(false)
  screen.getByText(/You're offline/)
})

// LAND-09
test('the page leads who is signed in on before it is drawn, and nobody else', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  runInThisContext(landingScript)
  expect(replace).not.toHaveBeenCalled()
  document.documentElement.dataset['own'] = 'user'
  runInThisContext(landingScript)
  expect(replace).toHaveBeenCalledWith('/dashboard')
})

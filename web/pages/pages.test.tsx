// @vitest-environment happy-dom
import { isPage } from '@sabi/shared/contract/pages'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteOf } from '../testing/administration.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { faqCategories } from './faq.ts'
import { rememberSearch } from './recent-searches.ts'

startAfresh()

function bankOf(count: number) {
  return fakeServer({
    'GET /api/questions/count': { json: { success: true, count } },
    'GET /api/questions/subject-stats': {
      json: { success: true, questionCount: 312, topicCount: 38, examTypeCount: 3 },
    },
  })
}

test.each([
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/terms',
  '/privacy',
  '/about',
  '/contact',
  '/help',
])('no link of %s is dead', async (path) => {
  bankOf(1240)
  openApp(path)
  await screen.findByRole('heading', { level: 1 })
  expectLiveLinks()
})

test.each(['/ai-tutor', '/settings', '/storage', '/admin', '/exam-prep', '/search', '/profile'])(
  'no link of %s is dead, for an administrator too',
  async (path) => {
    signIn(aUser({ accountType: 'admin' }))
    openApp(path)
    await screen.findByRole('heading', { level: 1 })
    expectLiveLinks()
  },
)

function expectLiveLinks() {
  const links = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', location.href))
  expect(links.filter(({ origin, pathname }) => origin !== location.origin || !isPage(pathname))).toEqual([])
}

// LAND-01, LAND-02, LAND-03
test('the landing page invites, and counts what there is', async () => {
  bankOf(1240)
  openApp('/')
  await screen.findByText('1,240')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Sign In')).toBe('/login')
  expect(hrefOf('Get Started Free')).toBe('/register')
  expect(hrefOf('Start Learning Free')).toBe('/register')
  expect(hrefOf('Explore Subjects')).toBe('/subjects')
  for (const subject of ['Chemistry', 'Physics', 'Biology', 'Mathematics'])
    screen.getByRole('heading', { name: subject })
  expect(await screen.findAllByText('312 questions · 38 topics')).toHaveLength(4)
})

test('the landing page makes no number up', async () => {
  fakeServer({})
  openApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByText('...').length).toBeGreaterThan(1)
})

// LAND-09
test('a student who opens the landing page is led to the dashboard', async () => {
  signIn()
  openApp('/')
  await screen.findByRole('navigation', { name: 'Main' })
  expect(location.pathname).toBe('/dashboard')
})

// FIND-01
test('a search leads to the topics that match', async () => {
  signIn()
  openApp('/search')
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '  heat & work ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(location.pathname + location.search).toBe('/topics?search=heat%20%26%20work')
})

// FIND-01
test('an empty search is told', async () => {
  signIn()
  openApp('/search')
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '   ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  screen.getByText('Empty search')
  expect(location.pathname).toBe('/search')
  expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).toBe('true')
})

// FIND-01
test('the last five searches can be repeated and forgotten', async () => {
  signIn()
  const terms = () =>
    within(screen.getByRole('region', { name: 'Recent searches' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  for (const term of ['waves', 'heat', 'acid & base', 'cells', 'sets', 'HEAT', 'bonds']) rememberSearch(term)
  openApp('/search')
  await screen.findByRole('searchbox')
  expect(terms()).toEqual(
    ['bonds', 'HEAT', 'sets', 'cells', 'acid & base'].map((term) => [
      term,
      `/topics?search=${encodeURIComponent(term)}`,
    ]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Forget these' }))
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(localStorage.getItem('recent-searches')).toBeNull()
})

// FIND-01
test('a subject can be opened from the search, and what was looked for is offered the next time', async () => {
  signIn()
  openApp('/search')
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' heat ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  cleanup()
  openApp('/search')
  await screen.findByRole('link', { name: 'heat' })
  fireEvent.click(screen.getByRole('link', { name: 'Biology' }))
  expect(location.pathname).toBe('/topics')
  expect((await screen.findByRole('tab', { name: /Biology/ })).getAttribute('aria-selected')).toBe('true')
})

// HELP-01
test('the help answers at least 24 questions in four categories, each with an address of its own', async () => {
  openApp('/help')
  await screen.findByRole('heading', { name: 'Help', level: 1 })
  for (const title of ['General', 'Features', 'Account & Settings', 'Technical'])
    screen.getByRole('heading', { name: title, level: 2 })
  const entries = faqCategories.flatMap((category) => category.entries)
  expect(entries.length).toBeGreaterThanOrEqual(24)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  for (const { question } of entries) screen.getByText(question)
})

// HELP-01
test('an address of an answer opens the help with that answer open, and no other', async () => {
  openApp('/help#streak')
  await screen.findByRole('heading', { name: 'Help', level: 1 })
  const open = [...document.querySelectorAll('details')].filter((entry) => entry.open)
  expect(open.map(({ id }) => id)).toEqual(['streak'])
  expect(open[0]?.querySelector('a')?.getAttribute('href')).toBe('#streak')
})

// HELP-01, decision 8
test('the help leads to four places and two ways to ask, and makes no chat up', async () => {
  fakeServer({ 'GET /api/site': siteOf() })
  openApp('/help')
  await screen.findByRole('heading', { name: 'Help', level: 1 })
  const main = within(screen.getByRole('main'))
  for (const name of ['Practice', 'Topics', 'Exam Prep', 'Profile']) main.getByRole('link', { name })
  const email = within(screen.getByRole('region', { name: 'Email support' }))
  await email.findByRole('link', { name: 'help@school.example' })
  email.getByText(/We reply within 24 hours\./)
  const chat = within(screen.getByRole('region', { name: 'Live chat' }))
  chat.getByText(/is not ready yet/)
  expect(chat.getByRole('link', { name: 'Leave a message' }).getAttribute('href')).toBe('/contact')
})

// ABOUT-01, decision 1
test('the page about us says what it is for, what the questions are, and invites', async () => {
  bankOf(1240)
  openApp('/about')
  await screen.findByText(/Today there are 1,240 questions/)
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(4)
  screen.getByText(/original and exam-style/)
  screen.getByText(/MIT licence/)
  const start = within(screen.getByRole('main')).getByRole('link', { name: 'Get Started Free' })
  expect(start.getAttribute('href')).toBe('/register')
})

// HELP-01
test('the help is filtered by question and answer, and the search can be cleared', async () => {
  openApp('/help')
  fireEvent.input(await screen.findByRole('searchbox'), { target: { value: 'IN A ROW' } })
  screen.getByText('What is a study streak?')
  expect(screen.queryByText('Is it really free?')).toBeNull()
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zebra' } })
  screen.getByText('No results found')
  fireEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
  screen.getByText('Is it really free?')
})

// HELP-01
test('the help says how long a reset link lives', async () => {
  openApp('/help?q=password')
  await screen.findByText(/The reset link expires after 1 hour/)
})

test.each(['/privacy', '/terms', '/help'])('%s says whom to write to', async (path) => {
  const server = fakeServer({ 'GET /api/site': siteOf() })
  openApp(path)
  const address = (await screen.findAllByRole('link', { name: 'help@school.example' }))[0]
  expect(address?.getAttribute('href')).toBe('mailto:help@school.example')
  expect(server.countOf('GET /api/site')).toBe(1)
})

test('where nobody gave a support address, the school is named', async () => {
  fakeServer({ 'GET /api/site': siteOf({ supportEmail: null }) })
  openApp('/terms')
  await screen.findByText(/write to the school or person who gave you the address of this site\.$/)
})

test('the privacy page names the cookies, the rights with their places, and has a part for parents', async () => {
  fakeServer({})
  openApp('/privacy')
  await screen.findByRole('heading', { name: 'Privacy', level: 1 })
  expect(screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent)).toEqual([
    'Cookie',
    'sabi_session',
    'sabi_device',
  ])
  for (const right of [/^See your data/, /^Correct it/, /^Delete it/, /^Change your mind/]) {
    const line = screen.getByText(right)
    expect(line.querySelector('a')?.getAttribute('href')).toBe('/settings')
  }
  screen.getByText(/Nigeria Data Protection Commission/)
  screen.getByRole('heading', { name: 'For parents' })
})

// PROF-01
test('exam prep starts practice for the exam', async () => {
  signIn()
  openApp('/exam-prep')
  const link = await screen.findByRole('link', { name: 'Practise WAEC questions' })
  expect(link.getAttribute('href')).toBe('/practice?examType=WAEC')
})

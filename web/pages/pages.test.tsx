// @vitest-environment happy-dom
import { isPage } from '@sabi/shared/contract/pages'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteOf } from '../testing/administration.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'

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

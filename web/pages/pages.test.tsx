// @vitest-environment happy-dom
import { articlePages, isPage } from '@sabi/shared/contract/pages'
import { faqFor } from '@sabi/shared/help/faq'
import { wordsHere } from '../platform/tutor-here.ts'
import { countQuestions } from '@sabi/shared/subjects/calls'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seedReply } from '../platform/server/queries.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { writtenHtml } from '../testing/written-html.ts'
import { rememberSearch } from './recent-searches.ts'

startAfresh()

/** Opens a prerendered page in the app, from a server with this support address. */
async function openWritten(address: string, supportEmail: string | null = null) {
  const path = new URL(address, location.href).pathname
  const server = fakeServer({ [`GET ${path}`]: { text: await writtenHtml(path, supportEmail) } })
  openApp(address)
  await screen.findByRole('article')
  return server
}

test.each(['/login', '/register', '/forgot-password', '/reset-password', '/verify-email', '/contact'])(
  'no link of %s is dead',
  async (path) => {
    openApp(path)
    await screen.findByRole('heading', { level: 1 })
    expectLiveLinks()
  },
)

test.each(articlePages)('no link of %s is dead', async (path) => {
  await openWritten(path)
  expectLiveLinks()
})

test.each([
  '/ai-tutor',
  '/settings',
  '/storage',
  '/admin',
  '/exam-prep',
  '/search',
  '/profile',
  '/mistakes',
  '/week',
  '/score',
  '/worksheet',
  '/classes',
  '/join',
])('no link of %s is dead, for an administrator too', async (path) => {
  signIn(aUser({ accountType: 'admin' }))
  openApp(path)
  await screen.findByRole('heading', { level: 1 })
  expectLiveLinks()
})

function expectLiveLinks() {
  const links = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', location.href))
  expect(links.filter(({ origin, pathname }) => origin !== location.origin || !isPage(pathname))).toEqual([])
}

// FIND-01
test('a search leads to the topics that match', async () => {
  signIn()
  openApp('/search')
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '  heat & work ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(location.pathname + location.search).toBe('/topics?search=heat%20%26%20work')
})

test('the search in the header leads into the field, so that the next tap types', async () => {
  signIn()
  openApp('/settings')
  fireEvent.click(await screen.findByRole('link', { name: 'Search' }))
  expect(document.activeElement).toBe(await screen.findByRole('searchbox'))
})

// FIND-01
test('an empty search is shown', async () => {
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
  await openWritten('/help')
  expect(document.title).toBe('Help · Sabi Prep')
  for (const title of ['General', 'Features', 'Account & Settings', 'Technical'])
    screen.getByRole('heading', { name: title, level: 2 })
  const entries = faqFor(wordsHere).flatMap((category) => category.entries)
  expect(entries.length).toBeGreaterThanOrEqual(24)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  for (const { question } of entries) screen.getByText(question)
})

// HELP-01
test('an address of an answer opens the help with that answer open, and no other', async () => {
  await openWritten('/help#streak')
  const open = [...document.querySelectorAll('details')].filter((entry) => entry.open)
  expect(open.map(({ id }) => id)).toEqual(['streak'])
  expect(open[0]?.querySelector('a')?.getAttribute('href')).toBe('#streak')
})

// HELP-01, decision 8
test('the help leads to four places and two ways to ask, and makes no chat up', async () => {
  await openWritten('/help', 'help@school.example')
  const main = within(screen.getByRole('main'))
  for (const name of ['Practice', 'Topics', 'Exam Prep', 'Profile']) main.getByRole('link', { name })
  const email = within(screen.getByRole('region', { name: 'Email support' }))
  email.getByRole('link', { name: 'help@school.example' })
  email.getByText(/We reply within 24 hours\./)
  const chat = within(screen.getByRole('region', { name: 'Live chat' }))
  expect(chat.getByRole('link', { name: 'Ask the tutor' }).getAttribute('href')).toBe('/ai-tutor?about=help')
  expect(chat.getByRole('link', { name: 'Leave a message for a person' }).getAttribute('href')).toBe('/contact')
})

// ABOUT-01, decision 1
test('the page about us says what it is for, what the questions are, and invites', async () => {
  seedReply(countQuestions, { query: {} }, { success: true, count: 1240 })
  await openWritten('/about')
  screen.getByText(/Today there are 1,240 questions/)
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(4)
  screen.getByText(/original and exam-style/)
  screen.getByText(/MIT licence/)
  const start = within(screen.getByRole('main')).getByRole('link', { name: 'Get Started Free' })
  expect(start.getAttribute('href')).toBe('/register')
})

// HELP-01
test('the help is filtered by question and answer, and the search can be cleared', async () => {
  await openWritten('/help')
  const isShown = (text: string) => screen.getByText(text).closest('[hidden]') === null
  const search = (term: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: term } })
  search('IN A ROW')
  expect(isShown('What is a study streak?')).toBe(true)
  expect(isShown('Is it really free?')).toBe(false)
  expect(isShown('Features')).toBe(true)
  expect(isShown('General')).toBe(false)
  screen.getByText('1 answer')
  expect(location.search).toBe('?q=IN+A+ROW')
  search('link to')
  expect(isShown('No results found')).toBe(true)
  search(' zebra ')
  expect(isShown('No results found')).toBe(true)
  screen.getByText(/^No answer contains/)
  screen.getByText('zebra')
  screen.getByText('0 answers')
  fireEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
  for (const { question } of faqFor(wordsHere).flatMap(({ entries }) => entries)) expect(isShown(question)).toBe(true)
  expect(isShown('No results found')).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(location.pathname + location.search).toBe('/help')
})

// HELP-01
test('a search of the help can be shared: its address finds the same', async () => {
  await openWritten('/help?q=password')
  screen.getByText(/The reset link expires after 1 hour/)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'password')
  expect(screen.getByText('Is it really free?').closest('[hidden]')).not.toBeNull()
})

test.each(['/privacy', '/terms', '/help'])('%s says whom to write to', async (path) => {
  await openWritten(path, 'help@school.example')
  const address = screen.getAllByRole('link', { name: 'help@school.example' })[0]
  expect(address?.getAttribute('href')).toBe('mailto:help@school.example')
})

test('where nobody gave a support address, the school is named', async () => {
  await openWritten('/terms')
  screen.getByText(/write to the school or person who gave you the address of this site\.$/)
})

test('the privacy page names the cookies, the rights with their places, and has a part for parents', async () => {
  await openWritten('/privacy')
  expect(screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent)).toEqual([
    'Cookie',
    'sabi_session',
    'sabi_turn',
    'sabi_device',
    'sabi_wrote',
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

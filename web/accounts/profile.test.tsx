// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, openApp, renderPart, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { settingsReply } from '../testing/settings-reply.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const route = 'GET /api/auth/stats'
const settingsRoute = 'GET /api/account/settings'
const statistics = {
  success: true,
  totalQuestionsAttempted: 48,
  totalCorrectAnswers: 36,
  accuracyRate: 75,
  currentStreak: 3,
  subjectBreakdown: [{ subject: 'physics', attempted: 40, correct: 30 }],
}

startAfresh()

// PROF-01
test('the profile shows who one is, what one did, and where to continue', async () => {
  signIn()
  const server = fakeServer({ [route]: { json: statistics } })
  openApp('/profile')
  await screen.findByText('48')
  for (const words of ['Amina Bello', 'amina.bello@example.com', 'Joined 20 November 2026', 'Student Account'])
    screen.getByText(words)
  for (const label of ['Questions Attempted', 'Correct Answers', 'Accuracy %', 'Day Streak']) screen.getByText(label)
  screen.getByText('30/40 · 75%')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75')
  for (const [name, href] of Object.entries({
    Subjects: '/subjects',
    Practice: '/practice',
    'Exam Prep': '/exam-prep',
  }))
    expect(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))).toContain(href)
  expect(server.calls.find(({ call }) => call === route)?.search).toMatch(/^\?tzOffset=-?\d+$/)
})

// PROF-01
test.each([
  ['of this site', '/pictures/amina.png', '/pictures/amina.png'],
  ['that it brings along', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['of another site', 'https://tracker.example/amina.png', undefined],
  ['of another site, told in short', '//tracker.example/amina.png', undefined],
  ['that is no picture', 'data:text/html;base64,AAAA', undefined],
])('the avatar shows an image %s, else the initials', async (_, image, shown) => {
  signIn(aUser({ image }))
  fakeServer({ [route]: { json: statistics } })
  openApp('/profile')
  await screen.findByText('48')
  const you = screen.getByRole('region', { name: 'You' })
  expect(you.querySelector('img')?.getAttribute('src')).toBe(shown)
  expect(within(you).queryByText('AB') === null).toBe(shown !== undefined)
})

// PROF-01
test('an image that cannot be loaded gives way to the initials', async () => {
  signIn(aUser({ image: '/pictures/gone.png' }))
  fakeServer({ [route]: { json: statistics } })
  openApp('/profile')
  await screen.findByText('48')
  const you = screen.getByRole('region', { name: 'You' })
  const picture = you.querySelector('img')
  if (picture !== null) fireEvent.error(picture)
  within(you).getByText('AB')
})

test('a student without answers is invited to practise', async () => {
  signIn()
  fakeServer({ [route]: { json: { ...statistics, totalQuestionsAttempted: 0, subjectBreakdown: [] } } })
  openApp('/profile')
  await screen.findByText('No answers yet')
  expect(screen.getByRole('link', { name: 'Start Practice' }).getAttribute('href')).toBe('/practice')
})

test('numbers that cannot be loaded are not made up', async () => {
  signIn()
  fakeServer({ [route]: { status: 500, text: '' } })
  openApp('/profile')
  await screen.findByText("Couldn't load your numbers.")
  expect(screen.queryByText('Questions Attempted')).toBeNull()
  screen.getByRole('button', { name: 'Try again' })
})

test('beside an email that is not verified is the link to verify it', async () => {
  signIn()
  fakeServer({ [route]: { json: statistics }, [settingsRoute]: settingsReply({ isEmailVerified: false }) })
  openApp('/profile')
  const chip = await screen.findByRole('link', { name: 'Verify your email' })
  expect(chip.getAttribute('href')).toBe('/settings')
})

test.each([
  ['a verified email', settingsReply({ isEmailVerified: true })],
  ['a server that does not say', { status: 500, text: '' }],
])('with %s there is nothing to verify', async (_, answer) => {
  signIn()
  const server = fakeServer({ [route]: { json: statistics }, [settingsRoute]: answer })
  openApp('/profile')
  await screen.findByText('48')
  await waitFor(() => expect(server.countOf(settingsRoute)).toBe(1))
  expect(screen.queryByText(/Verify/)).toBeNull()
})

test('the badge of an administrator says so', async () => {
  signIn(aUser({ accountType: 'admin' }))
  fakeServer({ [route]: { json: statistics } })
  openApp('/profile')
  await screen.findByText('Administrator')
  expect(screen.queryByText('Student Account')).toBeNull()
})

// PROF-01
test('signed out it says so', () => {
  renderPart(<ProfileScreen />)
  screen.getByRole('heading', { name: 'Not Logged In' })
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
})

// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentUser } from '../../platform/server/session.ts'
import { aUser, openApp, setOnline, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'

const setupCall = 'POST /api/setup'
const admin = aUser({ accountType: 'admin' })
const refusal = (status: number, message: string, path?: string) => ({
  status,
  json: { success: false, error: message, message, ...(path === undefined ? {} : { fields: [{ path, message }] }) },
})

startAfresh()

async function openSetup(answer: Parameters<typeof fakeServer>[0][string]) {
  const server = fakeServer({ [setupCall]: answer })
  openApp('/setup?token=once')
  await screen.findByRole('heading', { name: 'Set up Sabi Prep', level: 1 })
  return server
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Set up this site' }))

function fillIn() {
  type('Full Name', 'Amina Bello')
  type('Email', 'amina.bello@example.com')
  type('Password', 'correct horse')
  type('Confirm Password', 'correct horse')
  type('Name of the site', 'Prep Kano')
  type(/^Support address/, 'help@school.example')
}

test('the link makes the first administrator, signs in, and shows what is next', async () => {
  const server = await openSetup({ status: 201, json: { success: true, user: admin } })
  fillIn()
  submit()
  const heading = await screen.findByRole('heading', { name: 'Your site is set up', level: 1 })
  expect(document.activeElement).toBe(heading)
  expect(server.calls[0]?.body).toEqual({
    token: 'once',
    name: 'Amina Bello',
    email: 'amina.bello@example.com',
    password: 'correct horse',
    site: { name: 'Prep Kano', supportEmail: 'help@school.example' },
  })
  expect(currentUser()).toEqual(admin)
  expect(location.pathname + location.search).toBe('/setup')
  screen.getByRole('button', { name: 'Send a test mail' })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Turn on the second factor')).toBe('/admin?tab=system')
  expect(hrefOf('Go to your dashboard')).toBe('/dashboard')
})

test('what is missing is shown before anything is sent', async () => {
  const server = await openSetup('no network')
  type('Name of the site', '')
  type(/^Support address/, 'help')
  submit()
  for (const name of [
    'Enter your full name',
    'Enter your email',
    'Choose a password',
    'Enter a name for this site',
    'Enter an email like name@example.com, or nothing',
  ])
    screen.getByRole('link', { name })
  expect(server.calls).toEqual([])
})

test.each([
  ['a link that is used or too old', refusal(403, 'This link is no longer valid.'), 'This link is no longer valid'],
  ['an email that is taken', refusal(409, 'Email already exists.', 'body.email'), 'Email already exists.'],
  ['a name that the server refuses', refusal(400, 'This is no name.', 'body.site.name'), 'This is no name.'],
  ['no network', 'no network' as const, 'Unable to connect'],
])('%s is shown, and nothing typed is lost', async (_, answer, words) => {
  await openSetup(answer)
  fillIn()
  submit()
  await screen.findByText(new RegExp(`^${words}`), { selector: '[role=alert] *' })
  for (const value of ['Amina Bello', 'amina.bello@example.com', 'Prep Kano']) screen.getByDisplayValue(value)
  expect(currentUser()).toBeNull()
})

test('a fault of the site is shown at its field', async () => {
  await openSetup(refusal(400, 'This is no name.', 'body.site.name'))
  fillIn()
  submit()
  await screen.findByRole('link', { name: 'This is no name.' })
  expect(screen.getByLabelText('Name of the site').getAttribute('aria-invalid')).toBe('true')
})

test('a dead link says how to get another', async () => {
  await openSetup(refusal(403, 'This link is no longer valid.'))
  fillIn()
  submit()
  await screen.findByText(/Restart the server/)
  screen.getByText('npm run admin -- grant EMAIL')
})

test('without a link it says where there is one', async () => {
  fakeServer({})
  openApp('/setup')
  await screen.findByRole('heading', { name: 'This page needs a link', level: 1 })
  screen.getByText(/Restart the server/)
  screen.getByText('npm run admin -- grant EMAIL')
})

test('offline the button says why it waits', async () => {
  await openSetup('no network')
  setOnline(false)
  await screen.findByText('You need a connection for this.')
})

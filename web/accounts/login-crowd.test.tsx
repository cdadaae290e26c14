// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentUser } from '../platform/server/session.ts'
import { aUser, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { fill, openLogin, submit } from '../testing/login-form.ts'

const route = 'POST /api/auth/login'
const welcome = { json: { success: true, user: aUser() } }

startAfresh()

const busy = { status: 503, json: { error: 'The server is busy.' }, headers: { 'Retry-After': '2' } }
const line = 'Many students are signing in. Trying again in 3 s.'
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function signInAtBusyServer() {
  // Makes the pause half as long again as the server asks for.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const server = fakeServer({ [route]: busy })
  await openLogin()
  fill('amina@example.com', 'correct horse')
  vi.useFakeTimers()
  submit()
  await after(0)
  return server
}

test('a busy server is asked again automatically, while the page says so', async () => {
  const server = await signInAtBusyServer()
  expect(screen.getByText(line).tagName).toBe('OUTPUT')
  expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-busy')).toBe('true')
  server.answer(route, welcome)
  await after(2999)
  expect(server.countOf(route)).toBe(1)
  await after(1)
  screen.getByText('Welcome back!')
  expect(screen.queryByText(line)).toBeNull()
  expect(server.countOf(route)).toBe(2)
})

test('a busy server is asked again 15 times, then the failure is shown', async () => {
  const server = await signInAtBusyServer()
  for (let repeats = 0; repeats < 15; repeats++) await after(3000)
  expect(server.countOf(route)).toBe(16)
  screen.getByText('Login failed')
  expect(screen.getAllByText('The server is busy.')).toHaveLength(2)
  await after(60_000)
  expect(server.countOf(route)).toBe(16)
})

test('a busy server is not touched when the student goes elsewhere', async () => {
  const server = await signInAtBusyServer()
  fireEvent.click(screen.getByRole('link', { name: 'Create account' }))
  await after(60_000)
  expect(server.countOf(route)).toBe(1)
  expect(currentUser()).toBeNull()
})

test('a server that asks for more patience than a student has is shown at once', async () => {
  fakeServer({ [route]: { ...busy, headers: { 'Retry-After': '600' } } })
  await openLogin()
  fill('amina@example.com', 'correct horse')
  submit()
  await screen.findByText('Login failed')
})

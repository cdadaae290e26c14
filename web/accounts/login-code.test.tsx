// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { fill, openLogin, submit, submitToBeWelcomed } from '../testing/login-form.ts'

const route = 'POST /api/auth/login'
const welcome = { json: { success: true, user: aUser() } }

startAfresh()

const words = 'Enter the code from your authenticator app.'
const fields = [{ path: 'body.code', message: words }]
const asksForCode = { status: 401, json: { success: false, error: words, message: words, fields } }
const code = () => screen.findByLabelText('Code from your authenticator app')

async function signInUpToCode() {
  const server = fakeServer({ [route]: asksForCode })
  await openLogin()
  fill('admin@example.com', 'correct horse')
  submit()
  await code()
  return server
}

test('an account with a second factor is asked for a code, which is no failure, and nothing typed is lost', async () => {
  await signInUpToCode()
  expect(document.activeElement).toBe(await code())
  expect(screen.queryByText('Login failed')).toBeNull()
  expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull()
  expect(screen.getByLabelText('Email or user name')).toHaveProperty('value', 'admin@example.com')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse')
  expect((await code()).getAttribute('inputmode')).toBe('numeric')
  expect((await code()).getAttribute('autocomplete')).toBe('one-time-code')
})

test('the code signs in', async () => {
  const server = await signInUpToCode()
  server.answer(route, welcome)
  fireEvent.change(await code(), { target: { value: '123 456' } })
  await submitToBeWelcomed()
  expect(server.calls[1]?.body).toEqual({ email: 'admin@example.com', password: 'correct horse', code: '123 456' })
})

test('a recovery code signs in, typed with letters', async () => {
  const server = await signInUpToCode()
  server.answer(route, welcome)
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  const field = screen.getByLabelText('Recovery code')
  expect(field.getAttribute('inputmode')).toBe('text')
  fireEvent.change(field, { target: { value: 'abcd-efgh-2345-6777' } })
  await submitToBeWelcomed()
  expect(server.calls[1]?.body).toMatchObject({ code: 'abcd-efgh-2345-6777' })
})

test('a wrong code is shown at its field', async () => {
  await signInUpToCode()
  fireEvent.change(await code(), { target: { value: '000000' } })
  submit()
  await screen.findByText('Login failed')
  expect((await code()).getAttribute('aria-invalid')).toBe('true')
  screen.getByRole('link', { name: words })
})

test('what can be no code is shown before anything is sent', async () => {
  const server = await signInUpToCode()
  fireEvent.change(await code(), { target: { value: '12' } })
  submit()
  screen.getByRole('link', { name: 'Enter the 6 digits from your app, or a recovery code' })
  expect(server.countOf(route)).toBe(1)
})

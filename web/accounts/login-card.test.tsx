// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { fill, openLogin, submit, submitToBeWelcomed } from '../testing/login-form.ts'

const login = 'POST /api/auth/login'
const message = 'Choose your own password.'
const asks = {
  status: 401,
  json: { success: false, error: message, message, requestId: 'r', fields: [{ path: 'body.newPassword', message }] },
}

startAfresh()

test('a card’s password leads to the choice of an own one, in the same form', async () => {
  const server = fakeServer({ [login]: asks })
  await openLogin('/login?name=amina.b42')
  expect(screen.getByLabelText('Email or user name')).toHaveProperty('value', 'amina.b42')
  fill('amina.b42', 'bcdf ghjk')
  submit()
  const field = await screen.findByLabelText('Choose your own password')
  submit()
  await screen.findByRole('link', { name: 'Choose a password' })
  fireEvent.change(field, { target: { value: 'yam and egg sauce' } })
  server.answer(login, { json: { success: true, user: aUser({ email: null, userName: 'amina.b42' }) } })
  await submitToBeWelcomed()
  expect(server.calls.findLast(({ call }) => call === login)?.body).toEqual({
    email: 'amina.b42',
    password: 'bcdf ghjk',
    newPassword: 'yam and egg sauce',
  })
})

test('something that is neither an email nor a user name is not sent', async () => {
  const server = fakeServer({})
  await openLogin()
  fill('amina bello', 'bcdf ghjk')
  submit()
  await screen.findByRole('link', { name: 'Enter an email like name@example.com, or a user name like amina.b42' })
  expect(server.calls.filter(({ call }) => call === login)).toEqual([])
})

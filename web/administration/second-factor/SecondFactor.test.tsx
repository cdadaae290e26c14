// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '../../platform/page/toasts.tsx'
import { settingsReply } from '../../testing/settings-reply.ts'
import { aUser, renderPart, signIn, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { SecondFactorCard } from './SecondFactorCard.tsx'

const settingsCall = 'GET /api/account/settings'
const beginCall = 'POST /api/account/second-factor'
const confirmCall = 'POST /api/account/second-factor/confirm'
const removeCall = 'POST /api/account/second-factor/remove'

const begun = {
  json: {
    success: true,
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Sabi%20Prep:amina?secret=JBSWY3DPEHPK3PXP',
    qrCode: 'data:image/svg+xml;utf8,<svg/>',
  },
}
const recoveryCodes = ['abcdefghijklmnop', 'qrstuvwxyz234567']
const refusal = (status: number, message: string, field: string) => ({
  status,
  json: { success: false, error: message, message, fields: [{ path: `body.${field}`, message }] },
})

startAfresh()
beforeEach(() => signIn(aUser({ accountType: 'admin' })))

function openCard(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    [settingsCall]: settingsReply(),
    [beginCall]: begun,
    [confirmCall]: { json: { success: true, recoveryCodes } },
    [removeCall]: { json: { success: true } },
    ...answers,
  })
  renderPart(
    <>
      <SecondFactorCard />
      <Toaster />
    </>,
  )
  return server
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function begin() {
  await screen.findByRole('button', { name: 'Turn it on' })
  type('Your password', 'correct horse')
  press('Turn it on')
}

async function turnOn() {
  await begin()
  await screen.findByRole('heading', { name: 'Add this site to your app' })
  type('Code', '123 456')
  press('Confirm')
  await screen.findByRole('heading', { name: 'The second factor is on' })
}

test('it is turned on with the password, then with a code of the app', async () => {
  const server = openCard()
  await begin()
  const step = await screen.findByRole('heading', { name: 'Add this site to your app' })
  expect(document.activeElement).toBe(step)
  expect(screen.getByRole('img').getAttribute('src')).toBe(begun.json.qrCode)
  screen.getByText('JBSW Y3DP EHPK 3PXP')
  expect(screen.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(begun.json.uri)
  server.answer(settingsCall, settingsReply({ hasSecondFactor: true }))
  type('Code', '123 456')
  press('Confirm')
  await screen.findByRole('heading', { name: 'The second factor is on' })
  expect(screen.getAllByRole('listitem').map((code) => code.textContent)).toEqual([
    'abcd efgh ijkl mnop',
    'qrst uvwx yz23 4567',
  ])
  press('I have kept them')
  await screen.findByText('It is on. Signing in asks for a code from your app.')
  expect(screen.queryByText('abcd efgh ijkl mnop')).toBeNull()
  expect(server.calls.filter(({ body }) => body !== undefined).map(({ body }) => body)).toEqual([
    { password: 'correct horse' },
    { code: '123 456' },
  ])
})

test('a wrong password is shown at its field', async () => {
  openCard({ [beginCall]: refusal(403, 'That is not your password.', 'password') })
  await begin()
  await screen.findByRole('link', { name: 'That is not your password.' })
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
})

test('a wrong code is shown, and the picture stays', async () => {
  openCard({ [confirmCall]: refusal(400, 'That code is not right. Please try again.', 'code') })
  await begin()
  await screen.findByRole('img')
  type('Code', '12')
  press('Confirm')
  screen.getByRole('link', { name: 'Enter the 6 digits from the app' })
  type('Code', '123456')
  press('Confirm')
  await screen.findByRole('link', { name: 'That code is not right. Please try again.' })
  screen.getByRole('img')
})

test('it can be given up before it counts', async () => {
  openCard()
  await begin()
  await screen.findByRole('img')
  press('Cancel')
  screen.getByRole('button', { name: 'Turn it on' })
})

test('recovery codes can be copied and saved as a file', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  openCard()
  await turnOn()
  press('Copy')
  await screen.findByText('Codes copied')
  expect(writeText).toHaveBeenCalledWith('abcd efgh ijkl mnop\nqrst uvwx yz23 4567')
  const file = screen.getByRole('link', { name: 'Download' })
  expect(file.getAttribute('download')).toBe('recovery-codes.txt')
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('abcd efgh ijkl mnop\nqrst uvwx yz23 4567')
})

test('where the browser copies nothing, it says so', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  openCard()
  await turnOn()
  press('Copy')
  await screen.findByText("Couldn't copy")
})

test('it is turned off with password and code', async () => {
  const server = openCard({ [settingsCall]: settingsReply({ hasSecondFactor: true }) })
  await screen.findByRole('button', { name: 'Turn it off' })
  press('Turn it off')
  screen.getByRole('link', { name: 'Enter your password' })
  screen.getByRole('link', { name: 'Enter the 6 digits from the app, or a recovery code' })
  expect(server.countOf(removeCall)).toBe(0)
  type('Your password', 'correct horse')
  type('Code', 'abcd efgh ijkl mnop')
  server.answer(settingsCall, settingsReply())
  press('Turn it off')
  await screen.findByText('The second factor is off')
  await screen.findByRole('button', { name: 'Turn it on' })
})

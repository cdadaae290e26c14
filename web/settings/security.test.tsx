// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { startAfresh } from '../testing/app.tsx'
import { aDevice, devicesCall, devicesReply, openSettings } from '../testing/settings-world.ts'

startAfresh()

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// SETT-01
describe('the password', () => {
  const call = 'PUT /api/account/password'

  async function submitWith(current: string, password: string, confirmation: string) {
    press('Change password')
    const values = { 'Current password': current, 'New password': password, 'Confirm Password': confirmation }
    for (const [label, value] of Object.entries(values))
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    press('Save password')
  }

  test('is changed if the student knows the old one, and other devices are signed out', async () => {
    const server = await openSettings({ [call]: { json: { success: true } } })
    await screen.findByText('Chrome on Android')
    await submitWith('correct horse', 'battery staple', 'battery staple')
    await screen.findByText('Password changed')
    screen.getByText('Your other devices are signed out now.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.calls.find((made) => made.call === call)?.body).toEqual({
      currentPassword: 'correct horse',
      newPassword: 'battery staple',
    })
    await waitFor(() => expect(server.countOf(devicesCall)).toBe(2))
  })

  // AUTH-07
  test.each([
    [['', 'battery staple', 'battery staple'], 'Current password', 'Enter your password'],
    [['correct horse', '', ''], 'New password', 'Choose a password'],
    [['correct horse', 'battery staple', 'battery'], 'Confirm Password', 'Please make sure your passwords match.'],
    [['correct horse', 'seven77', 'seven77'], 'New password', 'Password must be at least 8 characters long.'],
  ] as const)('%o is refused at the field "%s"', async ([current, password, confirmation], label, words) => {
    const server = await openSettings()
    await submitWith(current, password, confirmation)
    screen.getByRole('link', { name: words })
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(server.countOf(call)).toBe(0)
  })

  // AUTH-07
  test('that differs is shown in a toast too', async () => {
    await openSettings()
    await submitWith('correct horse', 'battery staple', 'battery')
    screen.getByText('Passwords do not match')
  })

  test.each([
    ['currentPassword', 'Current password', 403, 'That is not your password.'],
    ['newPassword', 'New password', 400, 'This password is too easy to guess. Please choose another one.'],
  ])('that the server refuses for its %s is shown at the field, and nothing typed is lost', async (...given) => {
    const [part, label, status, words] = given
    const fields = [{ path: `body.${part}`, message: words }]
    await openSettings({ [call]: { status, json: { success: false, error: words, message: words, fields } } })
    await submitWith('wrong', 'battery staple', 'battery staple')
    const link = await within(screen.getByRole('dialog')).findByRole('link', { name: words })
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Confirm Password')).toHaveProperty('value', 'battery staple')
    fireEvent.click(link)
    expect(document.activeElement).toBe(screen.getByLabelText(label))
  })

  test('that was guessed too often is shown with the time to wait', async () => {
    const busy = { status: 429, headers: { 'Retry-After': '840' }, json: { error: 'Too many attempts.' } }
    await openSettings({ [call]: busy })
    await submitWith('wrong', 'battery staple', 'battery staple')
    await screen.findByText('Too many attempts. Time left: 14 minutes.')
  })

  test('stays when the dialog is left', async () => {
    const server = await openSettings()
    press('Change password')
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.countOf(call)).toBe(0)
  })
})

// SETT-01
describe('the signed-in devices', () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const laptop = aDevice({
    id: '0c7a4d58-6b0c-4c7c-9d66-000000000002',
    device: 'Firefox on Windows',
    lastUsedAt: hourAgo,
    isCurrent: false,
    isShared: true,
  })
  const signOutLaptop = `DELETE /api/auth/sessions/${laptop.id}`
  const signOutOthers = 'DELETE /api/auth/sessions'
  const both = { [devicesCall]: devicesReply(aDevice(), laptop) }
  const rows = () => within(screen.getByRole('list', { name: 'Signed-in devices' })).getAllByRole('listitem')

  test('are listed with what is known of them', async () => {
    await openSettings(both)
    await screen.findByText('Firefox on Windows')
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Chrome on AndroidLast used just nowThis device',
      'Firefox on WindowsLast used 1 hour agoSharedSign out',
    ])
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Android' })).toBeNull()
  })

  test('are signed out one by one, and the focus stays in the list', async () => {
    const server = await openSettings({ ...both, [signOutLaptop]: { json: { success: true } } })
    await screen.findByText('Firefox on Windows')
    server.answer(devicesCall, devicesReply(aDevice()))
    press('Sign out Firefox on Windows')
    await screen.findByText('Signed out: Firefox on Windows')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Signed-in devices' }))
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
  })

  test('are all signed out but this one', async () => {
    const server = await openSettings({ ...both, [signOutOthers]: { json: { success: true, ended: 1 } } })
    await screen.findByText('Firefox on Windows')
    server.answer(devicesCall, devicesReply(aDevice()))
    press('Sign out all other devices')
    await screen.findByText('All other devices are signed out')
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('that cannot be signed out stay, and the list is asked for again', async () => {
    const server = await openSettings({ ...both, [signOutLaptop]: { status: 404, json: { error: 'Not found.' } } })
    await screen.findByText('Firefox on Windows')
    press('Sign out Firefox on Windows')
    await screen.findByText("Couldn't sign out")
    screen.getByText('Not found.')
    await waitFor(() => expect(server.countOf(devicesCall)).toBe(2))
  })

  test('that cannot be loaded are asked for again', async () => {
    const server = await openSettings({ [devicesCall]: { status: 500, text: '' } })
    await screen.findByText("Couldn't load your devices.")
    server.answer(devicesCall, devicesReply(aDevice()))
    press('Try again')
    await screen.findByText('Chrome on Android')
  })

  test('may be none, for a program with a token', async () => {
    await openSettings({ [devicesCall]: devicesReply() })
    await screen.findByText('No signed-in devices.')
  })
})

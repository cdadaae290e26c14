// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { currentUser } from '../platform/server/session.ts'
import { aUser, startAfresh } from '../testing/app.tsx'
import { settingsReply } from '../testing/settings-reply.ts'
import { openSettings, settingsCall } from '../testing/settings-world.ts'

startAfresh()

async function type(label: string, value: string) {
  fireEvent.input(await screen.findByLabelText(label), { target: { value } })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// SETT-01
describe('the name', () => {
  const call = 'PUT /api/account/name'

  test('is changed in place, everywhere at once', async () => {
    const server = await openSettings({ [call]: { json: { success: true, user: aUser({ name: 'Amina Okafor' }) } } })
    await type('Full Name', 'Amina Okafor')
    press('Save name')
    await screen.findByText('Saved')
    expect(server.calls.find((made) => made.call === call)?.body).toEqual({ name: 'Amina Okafor' })
    expect(currentUser()?.name).toBe('Amina Okafor')
    screen.getByRole('button', { name: 'Account of Amina Okafor' })
  })

  test('is required', async () => {
    const server = await openSettings()
    await type('Full Name', '  ')
    press('Save name')
    screen.getByRole('link', { name: 'Enter your full name' })
    expect(server.countOf(call)).toBe(0)
  })

  test.each([
    [
      'in the words of the server',
      { status: 403, json: { error: 'Settings are turned off on this site.' } },
      'Settings are turned off on this site.',
    ],
    ['for a server that fails', { status: 500, text: '' }, 'Server error. Please try again later.'],
    [
      'without network',
      'no network' as const,
      'Unable to connect to server. Please check your internet connection and try again.',
    ],
    ['for anything else', { status: 418, text: '' }, "Couldn't save. Please try again."],
  ])('stays as typed when it can’t be saved, which is shown %s', async (_, answer, words) => {
    await openSettings({ [call]: answer })
    await type('Full Name', 'Amina Okafor')
    press('Save name')
    await screen.findByText(words)
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Amina Okafor')
    expect(currentUser()?.name).toBe('Amina Bello')
    expect(screen.queryByText('Saved')).toBeNull()
  })
})

// SETT-01
describe('the e-mail', () => {
  const call = 'PUT /api/account/email'
  const resend = 'POST /api/auth/send-verification-email'
  const unverified = { [settingsCall]: settingsReply({ isEmailVerified: false }) }

  test('is shown as verified', async () => {
    await openSettings()
    await screen.findByText('Verified')
    expect(screen.queryByRole('button', { name: 'Send link again' })).toBeNull()
  })

  test('that is not verified says so, and its link is sent again once in a while', async () => {
    const server = await openSettings({ ...unverified, [resend]: { json: { success: true, message: 'Sent.' } } })
    await screen.findByText('Not verified')
    press('Send link again')
    await waitFor(() => expect(server.countOf(resend)).toBe(1))
    const button = await screen.findByRole('button', { name: /^Resend in \d+ s$/ })
    fireEvent.click(button)
    expect(server.countOf(resend)).toBe(1)
  })

  test('that was verified elsewhere meanwhile is shown so', async () => {
    const words = 'This email is already verified.'
    const server = await openSettings({ ...unverified, [resend]: { status: 409, json: { error: words } } })
    await screen.findByText('Not verified')
    server.answer(settingsCall, settingsReply())
    press('Send link again')
    await screen.findByText(words)
    await screen.findByText('Verified')
  })

  test('is changed by a link to the new address, if the student knows the password', async () => {
    const server = await openSettings({ [call]: { json: { success: true, message: 'Sent.' } } })
    await screen.findByText('Verified')
    press('Change email')
    screen.getByRole('dialog', { name: 'Change email' })
    await type('New email', ' amina@new.example ')
    await type('Password', 'correct horse')
    press('Send link')
    await screen.findByText('We sent a link to amina@new.example. Open it to use this email.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.calls.find((made) => made.call === call)?.body).toEqual({
      email: 'amina@new.example',
      password: 'correct horse',
    })
    screen.getByText('amina.bello@example.com')
  })

  test('stays when the password is wrong, which is shown at its field, and nothing typed is lost', async () => {
    const fields = [{ path: 'body.password', message: 'That is not your password.' }]
    await openSettings({
      [call]: { status: 403, json: { success: false, error: 'That is not your password.', message: '', fields } },
    })
    await screen.findByText('Verified')
    press('Change email')
    await type('New email', 'amina@new.example')
    await type('Password', 'wrong')
    press('Send link')
    const dialog = screen.getByRole('dialog')
    await within(dialog).findByRole('link', { name: 'That is not your password.' })
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('New email')).toHaveProperty('value', 'amina@new.example')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['New email', '', 'Enter your email'],
    ['New email', 'amina', 'Enter an email like name@example.com'],
    ['Password', '', 'Enter your password'],
  ])('asks for what is missing: %s "%s"', async (label, value, words) => {
    const server = await openSettings()
    await screen.findByText('Verified')
    press('Change email')
    await type('New email', 'amina@new.example')
    await type('Password', 'correct horse')
    await type(label, value)
    press('Send link')
    screen.getByRole('link', { name: words })
    expect(server.countOf(call)).toBe(0)
  })

  test('cannot be changed on a site without mail, which says so', async () => {
    await openSettings({ [settingsCall]: settingsReply({ canMail: false, isEmailVerified: false }) })
    await screen.findByText("This site can't send mail yet.")
    expect(screen.getByRole('button', { name: 'Change email' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Send link again' })).toBeNull()
  })
})

// API-03, decision 13
describe('the leaderboard', () => {
  const call = 'PUT /api/account/nickname'

  test('is off until the student joins it under a nickname', async () => {
    const server = await openSettings({ [call]: { json: { success: true, nickname: 'Star 7' } } })
    await screen.findByText('Off', { selector: 'span' })
    screen.getByText("Don't use your real name.")
    await type('Nickname', 'Star 7')
    server.answer(settingsCall, settingsReply({ nickname: 'Star 7' }))
    press('Join')
    await screen.findByText('On', { selector: 'span' })
    expect(server.calls.find((made) => made.call === call)?.body).toEqual({ nickname: 'Star 7' })
    screen.getByRole('button', { name: 'Save nickname' })
  })

  test('is left again', async () => {
    const server = await openSettings({
      [settingsCall]: settingsReply({ nickname: 'Star 7' }),
      [call]: { json: { success: true, nickname: null } },
    })
    await screen.findByText('On', { selector: 'span' })
    expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Star 7')
    server.answer(settingsCall, settingsReply())
    press('Leave the leaderboard')
    await screen.findByText('You left the leaderboard')
    await screen.findByText('Off', { selector: 'span' })
    expect(server.calls.find((made) => made.call === call)?.body).toEqual({ nickname: null })
    expect(screen.getByLabelText('Nickname')).toHaveProperty('value', '')
  })

  test('that can’t be left says so, and the student may try again', async () => {
    await openSettings({ [settingsCall]: settingsReply({ nickname: 'Star 7' }), [call]: 'no network' })
    await screen.findByText('On', { selector: 'span' })
    press('Leave the leaderboard')
    await screen.findByText("Couldn't leave the leaderboard")
    expect(screen.getByRole('button', { name: 'Leave the leaderboard' }).getAttribute('aria-disabled')).toBeNull()
  })

  test('needs a verified e-mail, also to be left', async () => {
    await openSettings({ [settingsCall]: settingsReply({ isEmailVerified: false }) })
    await screen.findByText('Verify your email first to join.')
    expect(screen.queryByLabelText('Nickname')).toBeNull()
    screen.getByRole('button', { name: 'Send link again' })
  })

  test('says where this site cannot verify an e-mail', async () => {
    await openSettings({ [settingsCall]: settingsReply({ isEmailVerified: false, canMail: false }) })
    await screen.findByText(
      /^Joining needs a verified email\. This site can't send mail, so it can't verify yours yet\./,
    )
    expect(screen.queryByText('Verify your email first to join.')).toBeNull()
  })

  test.each(['', 'ab', '-star-', '<b>'])('takes no nickname like "%s"', async (nickname) => {
    const server = await openSettings()
    await type('Nickname', nickname)
    press('Join')
    screen.getByRole('link', { name: 'Use 3 to 20 letters or digits.' })
    expect(server.countOf(call)).toBe(0)
  })

  test('says when someone else has the nickname, which stays to be changed', async () => {
    const words = 'That nickname is taken.'
    const fields = [{ path: 'body.nickname', message: words }]
    await openSettings({ [call]: { status: 409, json: { success: false, error: words, message: words, fields } } })
    await type('Nickname', 'Star 7')
    press('Join')
    await screen.findByRole('link', { name: words })
    expect(screen.getByLabelText('Nickname')).toHaveProperty('value', 'Star 7')
  })
})

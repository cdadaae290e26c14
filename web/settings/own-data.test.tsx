// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetUser, keepStep, unsentCount, whenKept } from '../offline/answers/answers.ts'
import { currentUser } from '../platform/server/session.ts'
import { aUser, startAfresh } from '../testing/app.tsx'
import { openSettings } from '../testing/settings-world.ts'

const user = aUser()

startAfresh()
afterEach(() => forgetUser(user.id))

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// SETT-01, decision 20
describe('a student’s data', () => {
  const call = 'GET /api/account/export'
  const name = 'sabi-prep-my-data-2026-11-21.zip'
  const headers = { 'Content-Disposition': `attachment; filename="${name}"`, 'Content-Type': 'application/zip' }

  test('is downloaded as a file, whose size is shown', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await openSettings({ [call]: { text: 'x'.repeat(2000), headers } })
    press('Download my data')
    await screen.findByText(`${name} (2 KB) was downloaded.`)
    expect(clicked.mock.contexts[0]).toMatchObject({ download: name, href: expect.stringMatching(/^blob:/) })
  })

  test('is on its way while the button says so', async () => {
    await openSettings({ [call]: 'silence' })
    press('Download my data')
    const button = screen.getByRole('button', { name: 'Download my data' })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  })

  test.each([
    ['in the words of the server', { status: 429, json: { error: 'Not so often, please.' } }, 'Not so often, please.'],
    [
      'without network',
      'no network' as const,
      'Unable to connect to server. Please check your internet connection and try again.',
    ],
    ['for anything else', { status: 418, text: '' }, "Couldn't download your data. Please try again."],
  ])('that cannot be downloaded is shown %s', async (_, answer, words) => {
    await openSettings({ [call]: answer })
    press('Download my data')
    await screen.findByText(words)
    expect(screen.getByRole('button', { name: 'Download my data' }).getAttribute('aria-disabled')).toBeNull()
  })
})

// SETT-01, decision 20
describe('the account', () => {
  const call = 'POST /api/account/delete'
  const send = 'POST /api/sync/answers'

  async function keepOneUnsentAnswer() {
    const tap = { questionId: 'q1', option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
    const session = practise(aSession(1, { id: uuid() }), { type: 'choose', ...tap })
    await keepStep({ userId: user.id, session, answer: toSyncedAnswer(session) })
    await whenKept()
  }

  async function confirmWith(password: string) {
    press('Delete my account')
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } })
    press('Delete my account for good')
    return dialog
  }

  test('is deleted with the password, and nothing of the student stays on the phone', async () => {
    const server = await openSettings({ [call]: { json: { success: true } }, [send]: 'no network' })
    await keepOneUnsentAnswer()
    await confirmWith('correct horse')
    await screen.findByText('Account deleted')
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(server.calls.find((made) => made.call === call)?.body).toEqual({ password: 'correct horse' })
    expect(currentUser()).toBeNull()
    expect(await unsentCount(user.id)).toBe(0)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/amina/i)
  })

  test('goes with all that belongs to it, which is said before, unsent answers by their number', async () => {
    await openSettings({ [send]: 'no network' })
    await keepOneUnsentAnswer()
    press('Delete my account')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText("Your account, your answers, your scores and your streak are deleted. This can't be undone.")
    dialog.getByText('1 answer on this phone was not sent yet. It will be deleted too.')
    dialog.getByText('Download your data first if you want to keep it.')
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await unsentCount(user.id)).toBe(1)
    expect(currentUser()).toEqual(user)
  })

  test('is not deleted without a password', async () => {
    const server = await openSettings()
    await confirmWith('')
    screen.getByRole('link', { name: 'Enter your password' })
    expect(server.countOf(call)).toBe(0)
  })

  test.each([
    ['a wrong password', 403, 'That is not your password.'],
    ['the last administrator', 409, 'You are the last administrator. Make someone else an administrator first.'],
  ])('stays for %s, and says why', async (_, status, words) => {
    await openSettings({ [call]: { status, json: { success: false, error: words, message: words } } })
    const dialog = await confirmWith('wrong')
    await within(dialog).findByText(words)
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong')
    expect(currentUser()).toEqual(user)
  })
})

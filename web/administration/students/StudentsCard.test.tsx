// @vitest-environment happy-dom
import type { Student } from '@sabi/shared/administration/people-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAdmin, press } from '../../testing/administration-world.ts'
import { setOnline, startAfresh } from '../../testing/app.tsx'

const listCall = 'GET /api/admin/students'
const auditCall = 'GET /api/admin/audit'
const student: Student = {
  id: '0190b5a0-0000-4000-8000-000000000007',
  name: 'Ngozi Eze',
  email: 'ngozi@example.org',
  userName: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  isEmailVerified: true,
  lastUsedAt: '2026-11-21T10:00:00.000Z',
  answers: 120,
  suspendedAt: null,
}
const suspended: Student = { ...student, lastUsedAt: null, suspendedAt: '2026-11-20T10:00:00.000Z' }
const path = `POST /api/admin/students/${student.id}`

startAfresh()

const list = (data: readonly Student[], total = data.length) => ({ json: { success: true, data, total } })
const done = { json: { success: true } }
const refusal = (status: number, words: string) => ({ status, json: { success: false, error: words, message: words } })
const open = (data: readonly Student[], answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('people', { [listCall]: list(data), ...answers })
const card = () => within(screen.getByRole('region', { name: 'Students' }))
const search = (words: string) => {
  fireEvent.input(screen.getByLabelText('Part of a name or email'), { target: { value: words } })
  fireEvent.submit(card().getByRole('search'))
}

test('students are listed with what is known of their account, and counted', async () => {
  await openAdmin('people', {
    [listCall]: list([student, { ...suspended, id: student.id.replace('7', '8'), isEmailVerified: false }], 1234),
  })
  await screen.findByText('1,234 students')
  const [first, second] = card()
    .getAllByRole('listitem')
    .map((row) => row.textContent)
  expect(first).toMatch(/^Ngozi Ezengozi@example.org Joined 1 Nov 2026, .* · last used 21 Nov 2026, .* · 120 answers/)
  expect(second).toMatch(/Not verifiedSuspended since 20 Nov 2026, .* · not signed in · 120 answers/)
})

test('a search is sent when it is asked for, stays in the address, and can be left', async () => {
  const server = await open([student])
  await screen.findByText('1 student')
  server.answer(listCall, list([]))
  search(' 100%_"ng ')
  await screen.findByText('No student matches. Try fewer letters.')
  expect(new URLSearchParams(location.search).get('search')).toBe('100%_"ng')
  const asked = new URLSearchParams(server.calls.findLast(({ call }) => call === listCall)?.search)
  expect(Object.fromEntries(asked)).toEqual({ limit: '10', offset: '0', search: '100%_"ng' })
  search('')
  await screen.findByText('1 student')
  expect(location.search).toBe('?tab=people')
})

test('the list is read page by page, and a new search begins at its first page', async () => {
  const server = await openAdmin('people', { [listCall]: list([student], 11) }, '&search=eze')
  await screen.findByText('11 students found')
  press('Older')
  await screen.findByText('These are the oldest.')
  expect(location.search).toBe('?tab=people&search=eze&from=10')
  search('ngozi')
  await screen.findByText('These are the newest.')
  expect(server.calls.findLast(({ call }) => call === listCall)?.search).toBe('?limit=10&offset=0&search=ngozi')
})

test('the list says so where there is nobody, and can be asked for again where it did not come', async () => {
  const server = await openAdmin('people', { [listCall]: 'no network' })
  await screen.findByText("Couldn't load the students.")
  server.answer(listCall, list([]))
  fireEvent.click(card().getByRole('button', { name: 'Try again' }))
  await screen.findByText('No students yet.')
})

test('a reset link is mailed, and it is said to whom', async () => {
  const message = 'A link is on its way to ngozi@example.org.'
  await open([student], { [`${path}/reset-link`]: { json: { success: true, message, link: null } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Send reset link' }))
  await screen.findByText(message)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where the site sends no mail the link is shown, to be copied and handed over', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  const link = 'https://prep.example.org/reset-password?token=abc'
  const message = 'Give this link to the owner of ngozi@example.org. It works once, within an hour.'
  await open([student], { [`${path}/reset-link`]: { json: { success: true, message, link } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Send reset link' }))
  await screen.findByText(message)
  screen.getByText(link)
  press('Copy')
  await screen.findByText('Link copied')
  expect(writeText).toHaveBeenCalledWith(link)
  press('Close')
  expect(screen.queryByText(link)).toBeNull()
})

test('why no link was made is shown in the server’s words', async () => {
  await open([student], { [`${path}/reset-link`]: refusal(429, 'Please wait a little before you ask again.') })
  fireEvent.click(await screen.findByRole('button', { name: 'Send reset link' }))
  await screen.findByText("Couldn't make the link")
  screen.getByText('Please wait a little before you ask again.')
})

test('a student is suspended after a question only, and the list shows it', async () => {
  const server = await open([student], { [`${path}/suspend`]: done })
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend Ngozi Eze?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(server.countOf(`${path}/suspend`)).toBe(0)
  press('Suspend')
  server.answer(listCall, list([suspended]))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }))
  await screen.findByText('Student suspended')
  await screen.findByRole('button', { name: 'Let in again' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a suspended student is let in again, and the list shows it', async () => {
  const server = await open([suspended], { [`${path}/unsuspend`]: done })
  const button = await screen.findByRole('button', { name: 'Let in again' })
  server.answer(listCall, list([student]))
  fireEvent.click(button)
  await screen.findByText('They can sign in again')
  await screen.findByRole('button', { name: 'Suspend' })
  expect(screen.queryByText('Suspended')).toBeNull()
})

test.each([
  ['suspended', student, 'Suspend', "Couldn't suspend the student"],
  ['let in', suspended, 'Let in again', "Couldn't let the student in"],
])('a student who could not be %s stays as they are, and the reason is shown', async (_, shown, action, title) => {
  const refused = refusal(409, 'An administrator is never suspended.')
  await open([shown], { [`${path}/suspend`]: refused, [`${path}/unsuspend`]: refused })
  fireEvent.click(await screen.findByRole('button', { name: action }))
  if (action === 'Suspend') fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }))
  await screen.findByText(title)
  screen.getByText('An administrator is never suspended.')
  screen.getByRole('button', { name: action })
})

test('offline the list stays, and what changes something says why it waits', async () => {
  await open([student])
  await screen.findByText('1 student')
  setOnline(false)
  await waitFor(() => expect(card().getAllByText('You need a connection for this.')).toHaveLength(2))
  press('Suspend')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByText('Ngozi Eze')
})

test('what was done is among what administrators did, also where that list was open before', async () => {
  const server = await openAdmin('system', { [listCall]: list([student]), [`${path}/suspend`]: done })
  await screen.findByText('Nothing yet.')
  fireEvent.click(screen.getByRole('tab', { name: 'People and messages' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }))
  await screen.findByText('Student suspended')
  expect(server.countOf(auditCall)).toBe(1)
  fireEvent.click(screen.getByRole('tab', { name: 'System Info' }))
  await waitFor(() => expect(server.countOf(auditCall)).toBe(2))
})

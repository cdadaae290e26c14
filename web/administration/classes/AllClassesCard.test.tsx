// @vitest-environment happy-dom
import type { ListedClass } from '@sabi/shared/administration/class-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin, press } from '../../testing/administration-world.ts'
import { setOnline, startAfresh } from '../../testing/app.tsx'

const listCall = 'GET /api/admin/classes'
const listed: ListedClass = {
  id: '0190b5a0-0000-4000-8000-0000000000c1',
  name: 'SS2 Science',
  subjects: ['physics', 'chemistry'],
  createdAt: '2026-11-01T10:00:00.000Z',
  students: 31,
  teacher: { name: 'Mrs Bello', email: 'bello@example.org', userName: null, isSuspended: false },
}
const handedOver: ListedClass = {
  ...listed,
  teacher: { name: 'Mr Udo', email: 'udo@example.org', userName: null, isSuspended: false },
}
const path = `/api/admin/classes/${listed.id}`

startAfresh()

const list = (classes: readonly ListedClass[], total = classes.length) => ({ json: { success: true, classes, total } })
const done = { json: { success: true } }
const open = (classes: readonly ListedClass[], answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('people', { [listCall]: list(classes), ...answers })
const card = () => within(screen.getByRole('region', { name: 'Classes' }))

test('classes are listed with their teacher, and those without one can be found', async () => {
  const server = await open([{ ...listed, id: listed.id.replace('c1', 'c2'), teacher: null }, listed])
  await screen.findByText('2 classes')
  const rows = card()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^SS2 ScienceNo teacherPhysics, Chemistry · 31 students · made 1 Nov 2026/)
  expect(rows[1]).toContain('Mrs Bello, bello@example.org')
  server.answer(listCall, list([]))
  fireEvent.click(card().getByRole('checkbox', { name: 'Without a teacher' }))
  await screen.findByText('No class matches.')
  expect(server.calls.findLast(({ call }) => call === listCall)?.search).toContain('orphaned=1')
})

test('a search for a class does not change the search for students', async () => {
  const server = await open([listed])
  await screen.findByText('1 class')
  fireEvent.input(card().getByRole('searchbox'), { target: { value: ' bello ' } })
  fireEvent.submit(card().getByRole('search'))
  await screen.findByText('1 class found')
  expect(server.calls.findLast(({ call }) => call === listCall)?.search).toBe('?limit=10&offset=0&search=bello')
  expect(server.calls.findLast(({ call }) => call === 'GET /api/admin/students')?.search).toBe('?limit=10&offset=0')
})

test('a class is handed over, and a refused address stays in the field with the reason', async () => {
  const words = 'No account that can be a teacher has this email or user name.'
  const server = await open([listed], {
    [`PUT ${path}/teacher`]: { status: 404, json: { success: false, error: words, message: words } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over SS2 Science' }))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'udo@example.org' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
  await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'udo@example.org')
  server.answer(`PUT ${path}/teacher`, done)
  server.answer(listCall, list([handedOver]))
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
  await screen.findByText('The class has a new teacher')
  await card().findByText(/^Mr Udo/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.calls.findLast(({ call }) => call === `PUT ${path}/teacher`)?.body).toEqual({
    account: 'udo@example.org',
  })
})

test('a class is closed after a question only', async () => {
  const server = await open([listed], { [`DELETE ${path}`]: done })
  fireEvent.click(await screen.findByRole('button', { name: 'Close the class' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close SS2 Science?' }))
  expect(server.countOf(`DELETE ${path}`)).toBe(0)
  server.answer(listCall, list([]))
  fireEvent.click(dialog.getByRole('button', { name: 'Close the class' }))
  await screen.findByText('Class closed')
  await screen.findByText('No classes yet.')
})

test('the list of classes can be asked for again, and offline its acts say why they wait', async () => {
  const server = await open([], { [listCall]: 'no network' })
  await screen.findByText("Couldn't load the classes.")
  server.answer(listCall, list([listed]))
  fireEvent.click(card().getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 class')
  setOnline(false)
  press('Hand over')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('You need a connection for this.')
})

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin, press } from '../../testing/administration-world.ts'
import { messagesOf } from '../../testing/administration.ts'
import { startAfresh } from '../../testing/app.tsx'

const messagesCall = 'GET /api/admin/messages'

startAfresh()

type Answers = Parameters<typeof openAdmin>[1]
const openPeople = (answers: Answers) => openAdmin('people', answers)
const card = (title: string) => within(screen.getByRole('region', { name: title }))

const message = {
  id: '0190b5a0-0000-4000-8000-000000000001',
  name: 'Amina',
  email: 'amina@example.org',
  subject: 'A picture & more',
  message: 'Question 7 shows none.',
  sentAt: '2026-11-21T10:00:00.000Z',
}
const removeCall = `DELETE /api/admin/messages/${message.id}`

// CONT-01
test('messages are listed with who wrote, when, and a link that answers', async () => {
  await openPeople({ [messagesCall]: messagesOf([message]) })
  await screen.findByText('Question 7 shows none.')
  card('Messages').getByText(/^Amina, amina@example.org ·/)
  expect(
    card('Messages')
      .getByRole('link', { name: /^Reply by email/ })
      .getAttribute('href'),
  ).toBe('mailto:amina@example.org?subject=Re%3A%20A%20picture%20%26%20more')
})

test('messages are deleted after a question', async () => {
  const server = await openPeople({
    [messagesCall]: messagesOf([message]),
    [removeCall]: { json: { success: true } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: A picture & more' }))
  expect(server.countOf(removeCall)).toBe(0)
  server.answer(messagesCall, messagesOf([]))
  press('Delete it')
  await screen.findByText('No messages.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an emptied last page leads back, and does not say that there are none', async () => {
  const server = await openPeople({
    [messagesCall]: messagesOf([message], 11),
    [removeCall]: { json: { success: true } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Older' }))
  await screen.findByText('These are the oldest.')
  server.answer(messagesCall, messagesOf([], 10))
  press('Delete: A picture & more')
  press('Delete it')
  await waitFor(() => expect(screen.queryByText('Question 7 shows none.')).toBeNull())
  expect(screen.queryByText('No messages.')).toBeNull()
  server.answer(messagesCall, messagesOf([{ ...message, message: 'The newest' }], 10))
  press('Newer')
  await screen.findByText('The newest')
})

test('messages stay where they cannot be deleted, and the reason is shown', async () => {
  await openPeople({ [messagesCall]: messagesOf([message]), [removeCall]: 'no network' })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: A picture & more' }))
  press('Delete it')
  await screen.findByText("Couldn't delete the message")
  screen.getByText('Question 7 shows none.')
})

test('messages say so where there are none, and can be asked for again where they did not come', async () => {
  const server = await openPeople({ [messagesCall]: 'no network' })
  await screen.findByText("Couldn't load the messages.")
  server.answer(messagesCall, messagesOf([]))
  fireEvent.click(card('Messages').getByRole('button', { name: 'Try again' }))
  await screen.findByText('No messages.')
})

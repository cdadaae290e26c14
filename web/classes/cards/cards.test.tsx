// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openApp, signIn, startAfresh } from '../../testing/app.tsx'
import { aClassPage, aMember, aTaughtClass, classId } from '../../testing/classes.ts'
import { fakeServer } from '../../testing/fake-server.ts'

const learnersCall = `/api/classes/${classId}/learners`
const ok = (fields: object) => ({ json: { success: true, ...fields } })
const holder = { id: classId.replace('c1', 'e1'), name: 'Bola Ige', userName: 'bola.i73', isWaiting: true }
const Sent = z.object({ learners: z.array(z.object({ id: z.string(), name: z.string() })) })

startAfresh()

async function openCards(answers: Parameters<typeof fakeServer>[0] = {}) {
  signIn()
  const server = fakeServer({
    [`GET /api/classes/${classId}`]: ok({ class: aTaughtClass() }),
    [`GET /api/classes/${classId}/members`]: ok({ members: [aMember()], total: 1 }),
    [`GET ${learnersCall}`]: ok({ learners: [holder], total: 1 }),
    ...answers,
  })
  openApp(`/classes/${classId}/cards`)
  await screen.findByRole('heading', { name: 'Make cards' })
  return server
}

const type = (names: string) =>
  fireEvent.change(screen.getByLabelText('Names, one a line'), { target: { value: names } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a list of names shows its faults and is not sent with one', async () => {
  const server = await openCards()
  press('Make cards')
  screen.getByRole('link', { name: 'Enter at least one name' })
  await vi.waitFor(() => {
    type('Amina Bello\nAde\n77')
    screen.getByText('3 names, 2 with a fault')
  })
  const lines = within(screen.getByRole('list', { name: 'Names of the list' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Amina Bello',
    'Ade – twice in the list, or in the class already: add a letter, such as Amina Yusuf B',
    '77 – not a name',
  ])
  press('Make 3 cards')
  screen.getByRole('link', { name: 'Correct the lines that have a fault.' })
  expect(server.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('a list that failed is sent again under the same ids, and its cards appear with what to type', async () => {
  const server = await openCards({ [`POST ${learnersCall}`]: { status: 500, json: {} } })
  type('Amina Bello')
  press('Make 1 card')
  await screen.findByText('Server error. Please try again later.')
  const card = { id: classId.replace('c1', 'e2'), name: 'Amina Bello', userName: 'amina.b42', password: 'bcdf ghjk' }
  server.answer(`POST ${learnersCall}`, ok({ cards: [card] }))
  press('Make 1 card')
  const list = await screen.findByRole('list', { name: 'Cards' })
  for (const text of ['Amina Bello', 'SS2 Science', 'amina.b42', 'bcdf ghjk']) within(list).getByText(text)
  screen.getByRole('button', { name: 'Print the card' })
  const sent = server.calls
    .filter(({ call }) => call === `POST ${learnersCall}`)
    .map(({ body }) => Sent.parse(body).learners[0]?.id)
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test('a new card is made after a question, and comes into sight', async () => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const server = await openCards()
  fireEvent.click(await screen.findByRole('button', { name: 'New card for Bola Ige' }))
  const call = `POST /api/classes/${classId}/cards`
  server.answer(call, ok({ cards: [{ ...holder, isWaiting: undefined, password: 'mnpr stwx' }] }))
  press('Make a new card')
  await screen.findByText('mnpr stwx')
  expect(intoView).toHaveBeenCalledWith({ block: 'start' })
  expect(server.calls.find((sent) => sent.call === call)?.body).toEqual({ ids: [holder.id] })
})

/** Whether the browser asks before this tab is closed. */
function isAskedBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('cards that are not printed stay in the tab, and the browser asks before it is closed', async () => {
  const card = { id: classId.replace('c1', 'e2'), name: 'Amina Bello', userName: 'amina.b42', password: 'bcdf ghjk' }
  await openCards({
    [`POST ${learnersCall}`]: ok({ cards: [card] }),
    [`GET /api/classes/${classId}/page`]: { json: aClassPage() },
  })
  expect(isAskedBeforeLeaving()).toBe(false)
  type('Amina Bello')
  press('Make 1 card')
  await screen.findByText('bcdf ghjk')
  expect(isAskedBeforeLeaving()).toBe(true)
  fireEvent.click(screen.getByRole('link', { name: 'Back to the class' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Cards for students without email' }))
  await screen.findByText('bcdf ghjk')
  window.dispatchEvent(new Event('afterprint'))
  expect(isAskedBeforeLeaving()).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'Back to the class' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Cards for students without email' }))
  await screen.findByRole('heading', { name: 'Make cards' })
  expect(screen.queryByText('bcdf ghjk')).toBeNull()
})

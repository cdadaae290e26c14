// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { answersDatabaseName } from '../offline/answers/answers-database.ts'
import { listAnswers } from '../offline/answers/answer-store.ts'
import { forgetUser, keepStep, unsentCount, whenKept } from '../offline/answers/answers.ts'
import { keepLetter } from '../offline/visitor/letter-queue.ts'
import { currentUser, signInAs } from '../platform/server/session.ts'
import { aUser, openApp, startAfresh } from '../testing/app.tsx'
import { keepBusy } from '../testing/busy-database.ts'
import { fakeServer } from '../testing/fake-server.ts'

const logout = 'POST /api/auth/logout'
const send = 'POST /api/sync/answers'
const user = aUser()

startAfresh()
afterEach(() => forgetUser(user.id))

async function withOneUnsentAnswer(isSharedDevice: boolean) {
  const server = fakeServer({ [logout]: { json: { success: true } }, [send]: 'no network' })
  signInAs(user, { isSharedDevice })
  const tap = { questionId: 'q1', option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
  const session = practise(aSession(1, { id: uuid() }), { type: 'choose', ...tap })
  await keepStep({ userId: user.id, session, answer: toSyncedAnswer(session) })
  await whenKept()
  openApp('/exam-prep')
  fireEvent.click(screen.getByRole('button', { name: 'Account of Amina Bello' }))
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  return server
}

test('on a phone of the student’s own, unsent answers are sent before the student leaves', async () => {
  const server = await withOneUnsentAnswer(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
  const [answer] = await listAnswers(user.id, 'unsent')
  server.answer(send, { json: { success: true, saved: [answer?.id], duplicate: [], rejected: [] } })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(currentUser()).toBeNull())
  expect(await unsentCount(user.id)).toBe(0)
  const calls = server.calls.map(({ call }) => call)
  expect(calls.lastIndexOf(send)).toBeLessThan(calls.indexOf(logout))
})

test('on a phone of the student’s own the student is warned of unsent answers, which stay for the next sign-in', async () => {
  const server = await withOneUnsentAnswer(false)
  await screen.findByRole('dialog', { name: '1 answer is not sent yet' })
  screen.getByText(/What is not sent stays on this phone/)
  expect(server.countOf(logout)).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Log out anyway' }))
  await waitFor(() => expect(currentUser()).toBeNull())
  expect(await unsentCount(user.id)).toBe(1)
})

// Decision 20
test('on a shared phone the student is warned before unsent answers go, and may stay', async () => {
  const server = await withOneUnsentAnswer(true)
  await screen.findByRole('dialog', { name: '1 answer is not sent yet' })
  expect(server.countOf(send)).toBeGreaterThan(0)
  expect(server.countOf(logout)).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(currentUser()).toEqual(user)
  expect(await unsentCount(user.id)).toBe(1)
})

// Decision 20
test('on a shared phone an answer that is set aside is warned of like one that is not sent', async () => {
  const server = await withOneUnsentAnswer(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
  const [answer] = await listAnswers(user.id, 'unsent')
  const rejected = [{ id: answer?.id, reason: 'unknown-question' }]
  server.answer(send, { json: { success: true, saved: [], duplicate: [], rejected } })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('dialog', { name: '1 answer is not sent yet' })
  expect(await listAnswers(user.id, 'rejected')).toHaveLength(1)
})

// Decision 20
test('on a shared phone nothing of the student is left behind', async () => {
  await withOneUnsentAnswer(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Log out and delete them' }))
  await waitFor(() => expect(currentUser()).toBeNull())
  expect(await unsentCount(user.id)).toBe(0)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Amina')
})

// Decision 20
test('on a shared phone without a network the warning comes first, and logging out anyway deletes nothing', async () => {
  const server = await withOneUnsentAnswer(true)
  server.answer(logout, 'no network')
  fireEvent.click(await screen.findByRole('button', { name: 'Log out and delete them' }))
  await screen.findByText('Logout Failed')
  expect(currentUser()).toEqual(user)
  expect(await unsentCount(user.id)).toBe(1)
})

// Decision 20
test('on a shared phone too slow to tell what is unsent the student stays signed in, and nothing is deleted', async () => {
  const server = await withOneUnsentAnswer(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
  server.answer(logout, { json: { success: true } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const release = await keepBusy(answersDatabaseName)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await vi.advanceTimersByTimeAsync(9000)
  await release()
  vi.useRealTimers()
  await screen.findByText('Logout Failed')
  expect(currentUser()).toEqual(user)
  expect(server.countOf(logout)).toBe(0)
  expect(await unsentCount(user.id)).toBe(1)
})

// Decision 20
test('on a shared phone what another student or a visitor wrote stays for them', async () => {
  fakeServer({ [logout]: { json: { success: true } } })
  const visitorsId = uuid()
  const message = { id: uuid(), name: 'Bola', email: 'bola@example.com', subject: 'A key', message: 'It is wrong.' }
  keepLetter({ message, userId: '0190b5a0-0000-4000-8000-0000000000b2' })
  keepLetter({ message: { ...message, id: visitorsId }, userId: null })
  signInAs(user, { isSharedDevice: true })
  openApp('/exam-prep')
  fireEvent.click(screen.getByRole('button', { name: 'Account of Amina Bello' }))
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(currentUser()).toBeNull())
  expect(localStorage.getItem('messages')).toContain(message.id)
  expect(localStorage.getItem('messages')).toContain(visitorsId)
})

// CONT-01, decision 20
test('on a shared phone a message that waits is sent first, warned of where it can’t be, and removed', async () => {
  const server = fakeServer({ [logout]: { json: { success: true } }, 'POST /api/contact': 'no network' })
  signInAs(user, { isSharedDevice: true })
  keepLetter({
    userId: user.id,
    message: { id: uuid(), name: user.name, email: user.email ?? '', subject: 'A picture', message: 'It is missing.' },
  })
  localStorage.setItem('recent-searches', '["heat"]')
  openApp('/exam-prep')
  fireEvent.click(screen.getByRole('button', { name: 'Account of Amina Bello' }))
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('dialog', { name: '1 message is not sent yet' })
  expect(server.countOf('POST /api/contact')).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Log out and delete them' }))
  await waitFor(() => expect(currentUser()).toBeNull())
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/missing|heat/)
})

// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearThisPhone } from '../../accounts/leaving.ts'
import { forgetUser as forgetSession, signInAs } from '../../platform/server/session.ts'
import { aUser, startAfresh } from '../../testing/app.tsx'
import { fakeServer } from '../../testing/fake-server.ts'
import { forgetStudent, listAnswers, recordVerdict } from './answer-store.ts'
import { flushNow } from './answers.ts'
import { newId } from '../device.ts'
import { followAccounts } from './earlier-accounts.ts'
import { EarlierAnswersDialog } from './EarlierAnswersDialog.tsx'
import { findSession, writeSteps } from './session-store.ts'

startAfresh()

const send = 'POST /api/sync/answers'
const before = aUser()
const again = aUser({ id: '0190b5a0-0000-4000-8000-0000000000c3' })
const goneCall = (id: string) => `GET /api/account/earlier/${id}`
let stop = () => {}

beforeEach(() => {
  stop = followAccounts()
})

afterEach(async () => {
  stop()
  for (const { id } of [before, again]) await forgetStudent(id)
})

/** Two answers of the earlier account on this phone, one of them acknowledged; the account is signed out. */
async function answeredBefore({ isSharedDevice = false } = {}): Promise<string> {
  signInAs(before, { isSharedDevice })
  const begun = aSession(2, { id: newId() })
  const tap = (option: number) => ({ option, answerId: newId(), tzOffset: 60, at: startOfTime })
  const idOf = (position: number) => begun.questions[position]?.question.id ?? ''
  const first = practise(begun, { type: 'choose', questionId: idOf(0), ...tap(1) })
  const moved = practise(first, { type: 'next', at: startOfTime })
  const second = practise(moved, { type: 'choose', questionId: idOf(1), ...tap(1) })
  const said = { state: 'unsent' } as const
  const steps = [first, second].map((session) => ({
    userId: before.id,
    session,
    answer: toSyncedAnswer(session),
    said,
  }))
  await writeSteps(steps)
  const sent = steps.flatMap(({ answer }) => answer?.id ?? []).slice(0, 1)
  await recordVerdict(before.id, { acknowledged: sent, rejected: [], sessions: [], refusedSessions: [] })
  forgetSession()
  return begun.id
}

function serverWhere(isGone: boolean) {
  return fakeServer({
    [goneCall(before.id)]: { json: { success: true, isGone } },
    [send]: { json: { success: true, saved: [], duplicate: [], rejected: [] } },
  })
}

const question = () => screen.queryByRole('dialog', { name: 'Are these answers yours?' })

test('who registers again after the server lost the account is offered all its answers, and they are sent again', async () => {
  const sessionId = await answeredBefore()
  const server = serverWhere(true)
  signInAs(again, { isSharedDevice: false })
  render(<EarlierAnswersDialog />)
  await screen.findByText(/This phone holds 2 answers of an earlier account/)
  expect(await listAnswers(again.id, 'unsent')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes, add them' }))
  await waitFor(() => expect(server.countOf(send)).toBeGreaterThan(0))
  const sent = server.calls.find(({ call }) => call === send)?.body
  expect(sent).toMatchObject({ userId: again.id, sessions: [{ id: sessionId }] })
  expect(await listAnswers(again.id, 'unsent')).toHaveLength(2)
  expect(await findSession(again.id, sessionId)).not.toBeNull()
  expect(await findSession(before.id, sessionId)).toBeNull()
  expect(localStorage.getItem('accounts-here')).not.toContain(before.id)
  await flushNow()
})

test('nothing moves before the student has said yes', async () => {
  await answeredBefore()
  serverWhere(true)
  signInAs(again, { isSharedDevice: false })
  render(<EarlierAnswersDialog />)
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(question()).toBeNull()
  expect(await listAnswers(before.id, 'acknowledged')).toHaveLength(1)
  expect(await listAnswers(again.id, 'unsent')).toEqual([])
})

test('answers of an account that is still there are never offered, whichever student has its address now', async () => {
  await answeredBefore()
  const server = serverWhere(false)
  signInAs(again, { isSharedDevice: false })
  render(<EarlierAnswersDialog />)
  await waitFor(() => expect(server.countOf(goneCall(before.id))).toBe(1))
  expect(question()).toBeNull()
})

test('another student on the same phone is not even asked about', async () => {
  await answeredBefore()
  const server = serverWhere(true)
  signInAs({ ...again, email: 'somebody.else@example.com' }, { isSharedDevice: false })
  render(<EarlierAnswersDialog />)
  await flushNow()
  expect([question(), server.countOf(goneCall(before.id))]).toEqual([null, 0])
})

test('a quiz is not interrupted; the next page asks', async () => {
  await answeredBefore()
  serverWhere(true)
  document.documentElement.dataset['fullScreen'] = ''
  signInAs(again, { isSharedDevice: false })
  render(<EarlierAnswersDialog />)
  await flushNow()
  expect(question()).toBeNull()
  delete document.documentElement.dataset['fullScreen']
  history.pushState(null, '', '/dashboard')
  window.dispatchEvent(new Event('pushState'))
  await screen.findByRole('dialog')
})

// Decision 20
test('a shared phone notes no account, and a phone that is cleared keeps none', async () => {
  await answeredBefore({ isSharedDevice: true })
  expect(localStorage.getItem('accounts-here')).toBeNull()
  signInAs(before, { isSharedDevice: false })
  expect(localStorage.getItem('accounts-here')).toContain(before.email)
  await clearThisPhone()
  expect(localStorage.getItem('accounts-here')).toBeNull()
})

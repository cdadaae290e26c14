// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { act, cleanup, render } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { checkSession, signInAs } from '../../platform/server/session.ts'
import { aUser } from '../../testing/app.tsx'
import { AnswerSender } from './AnswerSender.tsx'
import { flushNow, forgetUser, keepStep, unsentCount, useOutbox } from './answers.ts'

const amina = aUser()

afterEach(async () => {
  cleanup()
  await forgetUser(amina.id)
  vi.unstubAllGlobals()
})

test('sends what waited when a student whose session had ended signs in again', async () => {
  const answerId = uuid()
  let isSignedIn = false
  vi.stubGlobal('fetch', async () =>
    isSignedIn
      ? Response.json({ success: true, saved: [answerId], duplicate: [], rejected: [] })
      : Response.json({ success: false, error: 'Please sign in first.', message: '' }, { status: 401 }),
  )
  signInAs(amina, { isSharedDevice: false })
  render(<AnswerSender />)
  const tap = { questionId: 'q1', option: 1, answerId, tzOffset: 60, at: startOfTime }
  const session = practise(aSession(1, { id: uuid() }), { type: 'choose', ...tap })
  await keepStep({ userId: amina.id, session, answer: toSyncedAnswer(session) })
  await flushNow()
  expect(useOutbox.getState()).toMatchObject({ unsent: 1, isPaused: true })

  isSignedIn = true
  act(() => signInAs({ ...amina }, { isSharedDevice: false }))
  await vi.waitFor(async () => expect(await unsentCount(amina.id)).toBe(0))
})

test('what a restored server lacks is sent again as soon as any reply names another history', async () => {
  const answerId = uuid()
  const history = { 'X-History': 'before' }
  let asked = 0
  let isLost = false
  vi.stubGlobal('fetch', async (address: string) => {
    const init = { headers: { ...history } }
    if (address.startsWith('/api/auth/session')) return Response.json({ success: true, user: amina }, init)
    if (address.startsWith('/api/sync/digest')) {
      asked++
      const { xor, day } = { xor: answerId.replaceAll('-', '').slice(-16), day: '2026-11-21' }
      return Response.json({ success: true, days: isLost ? [] : [{ day, count: 1, hash: xor }] }, init)
    }
    isLost = false
    return Response.json({ success: true, saved: [answerId], duplicate: [], rejected: [] }, init)
  })
  signInAs(amina, { isSharedDevice: false })
  render(<AnswerSender />)
  const tap = { questionId: 'q1', option: 1, answerId, tzOffset: 60, at: startOfTime }
  const session = practise(aSession(1, { id: uuid() }), { type: 'choose', ...tap })
  await keepStep({ userId: amina.id, session, answer: toSyncedAnswer(session) })
  await flushNow()
  await flushNow()
  const before = asked
  expect(before).toBeGreaterThan(0)

  isLost = true
  history['X-History'] = 'restored'
  await checkSession()
  await vi.waitFor(() => expect([asked > before, isLost]).toEqual([true, false]))
})

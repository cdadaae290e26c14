// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { getMemory } from '@sabi/shared/plan/calls'
import { aQuestion, aSession } from '@sabi/shared/practice/builders'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addUnsent } from '../offline/answers/add-unsent.ts'
import { listFirstAnswers } from '../offline/answers/first-answers.ts'
import { writeSteps } from '../offline/answers/session-store.ts'
import { newId } from '../offline/device.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { byOwnClock } from '../platform/time.ts'
import { seedReply } from '../platform/server/queries.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { serve, statistics, statisticsCall } from '../testing/dashboard-world.ts'
import '../dashboard/DashboardScreen.tsx'
import './SlipCard.tsx'

startAfresh()
afterEach(clearQuestions)

const dayMs = 24 * 60 * 60 * 1000
const bank = Array.from({ length: 9 }, (_, number) => ({
  ...aQuestion(`circles-1-0${number + 1}`),
  subject: 'physics' as const,
  topicId: 't1',
  family: 'circles',
  isCalculation: true,
  correctOption: 0,
  reasons: [null, `This takes the diameter of ${number} m as the radius.`, 'This forgets π.', 'This halves the area.'],
}))

let user = aUser()
beforeEach(async () => {
  user = aUser({ id: newId() })
  await putQuestions(bank)
  await noteWhole('physics', 'v1', await databaseStamp())
})

interface Given {
  daysAgo: number
  option: number
  sessionId?: string
}

async function answer(given: readonly Given[]) {
  const answers = given.map(({ daysAgo, option, sessionId = newId() }, place) => ({
    id: newId(),
    sessionId,
    questionId: `circles-1-0${place + 1}`,
    questionVersion: 1,
    option,
    answeredAt: new Date(Date.now() - daysAgo * dayMs).toISOString(),
    tzOffset: 60,
    durationMs: 9000,
    seq: 0,
  }))
  await addUnsent(user.id, { answers, sessions: [] })
}

async function openDashboard() {
  serve({
    [`GET /api/scores/streak/${user.id}`]: { json: { success: true, streak: 3, best: 9, recentDays: [] } },
    [statisticsCall]: { json: statistics },
  })
  signIn(user)
  openApp('/dashboard')
  await screen.findByRole('region', { name: 'Your week' }, { timeout: 10_000 })
}

const threeSlips = [1, 2, 3].map((daysAgo) => ({ daysAgo, option: 1 }))
const card = () => screen.queryByRole('region', { name: /times in two weeks$/ })

test('a slip made three times in two weeks is named on the dashboard, with its note', async () => {
  await answer(threeSlips)
  await openDashboard()
  const shown = within(screen.getByRole('region', { name: 'The same slip 3 times in two weeks' }))
  shown.getByText('This takes the diameter of 0 m as the radius.')
  expect(shown.getByRole('link', { name: 'Read the note' }).getAttribute('href')).toBe('/topics/t1')
})

test('five questions on it have other numbers', async () => {
  await answer(threeSlips)
  await openDashboard()
  fireEvent.click(screen.getByRole('button', { name: 'Five questions on it' }))
  await vi.waitFor(() => expect(location.pathname).toBe('/practice'), { timeout: 10_000 })
  expect(
    await screen.findByText(/^Which unit measures circles-1-0[4-8]\?$|circles-1-09/, {}, { timeout: 10_000 }),
  ).toBeTruthy()
  await screen.findByRole('heading', { name: /Question 1 of 5/ })
})

test.each([
  ['two slips', threeSlips.slice(1)],
  ['three different slips', [1, 2, 3].map((option) => ({ daysAgo: option, option }))],
  [
    'a slip that was put right on two days',
    [...[5, 4, 3].map((daysAgo) => ({ daysAgo, option: 1 })), { daysAgo: 2, option: 0 }, { daysAgo: 1, option: 0 }],
  ],
])('nothing is said of %s', async (_, given) => {
  await answer(given)
  await openDashboard()
  expect(card()).toBeNull()
})

/** An answer as the server tells it, with the option chosen. */
function told(questionId: string, { at, option }: { at: number; option: number }) {
  const reason = bank.find(({ id }) => id === questionId)?.reasons[option] ?? null
  return { questionId, topicId: 't1', isRight: option === 0, at, day: new Date(at).toISOString().slice(0, 10), reason }
}

/** Answers that the server has, also those of other devices. */
function tell(slips: ReturnType<typeof told>[]) {
  signIn(user)
  const memory = { success: true as const, data: [], topics: [], today: [], lastPaperAt: null, slips }
  seedReply(getMemory, byOwnClock(user.id), memory)
}

const elsewhere = (given: readonly Given[]) =>
  tell(
    given.map(({ daysAgo, option }, place) =>
      told(`circles-1-0${9 - place}`, { at: Date.now() - daysAgo * dayMs, option }),
    ),
  )

test('a slip is named that was made twice on another device and once here', async () => {
  await answer(threeSlips.slice(2))
  elsewhere([
    { daysAgo: 1, option: 1 },
    { daysAgo: 2, option: 1 },
  ])
  await openDashboard()
  const shown = within(screen.getByRole('region', { name: 'The same slip 3 times in two weeks' }))
  shown.getByText('This takes the diameter of 8 m as the radius.')
})

test('nothing is said of a slip that was put right on another device', async () => {
  await answer([6, 5, 4].map((daysAgo) => ({ daysAgo, option: 1 })))
  elsewhere([
    { daysAgo: 2, option: 0 },
    { daysAgo: 1, option: 0 },
  ])
  await openDashboard()
  expect(card()).toBeNull()
})

test('an answer that the server tells counts once', async () => {
  await answer(threeSlips.slice(1))
  const known = await listFirstAnswers(user.id)
  tell(known.map(({ questionId, answeredAt, option }) => told(questionId, { at: Date.parse(answeredAt), option })))
  await openDashboard()
  expect(card()).toBeNull()
})

test('nothing is said of a paper that is being sat', async () => {
  const session = { ...aSession(3), kind: 'exam' as const }
  await writeSteps([{ userId: user.id, session, answer: null, said: { state: 'unsent' } }])
  await answer(threeSlips.map((given) => ({ ...given, sessionId: session.id })))
  await openDashboard()
  expect(card()).toBeNull()
})

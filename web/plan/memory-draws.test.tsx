// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { subjectIds } from '@sabi/shared/content/question'
import { getMemory } from '@sabi/shared/plan/calls'
import { learn, learnerOf, nobody, partsOf, type Review } from '@sabi/shared/plan/learner'
import { aQuestion, aSession, everything } from '@sabi/shared/practice/builders'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSteps } from '../offline/answers/session-store.ts'
import { newId } from '../offline/device.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { seedReply } from '../platform/server/queries.ts'
import { drawHere } from '../practice/session/draw-here.ts'
import { drawQuestions } from '../practice/setup/question-source.ts'
import { drawingByMemory } from '../practice/setup/session-choices.ts'
import { aUser, openApp, renderPart, signIn, startAfresh } from '../testing/app.tsx'
import { answerHere } from '../testing/unsent.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { learnerHere } from './learner-here.ts'
import { byOwnClock } from '../platform/time.ts'
import { MemoryToggle } from './MemoryToggle.tsx'

startAfresh()
afterEach(async () => {
  drawingByMemory.set('on')
  await clearQuestions()
})

const dayMs = 24 * 60 * 60 * 1000
const user = aUser()
const call = `GET /api/progress/${user.id}/memory`

/** Twelve skills of physics with three questions each: f1-1-01, f1-1-02, … */
const bank = Array.from({ length: 36 }, (_, index) => {
  const id = `f${Math.floor(index / 3) + 1}-1-0${(index % 3) + 1}`
  return { ...aQuestion(id), family: id.slice(0, -5), isCalculation: true }
})
const skillsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id.slice(0, -5))

function aReview(skill: string, daysAgo: number, isRight = true): Review {
  return { skill, topicId: 'phy-power', isRight, at: Date.now() - daysAgo * dayMs, durationMs: 30_000 }
}

/** Two skills have been due for weeks, one is to be asked again, and one was asked an hour ago. */
const reviews = [aReview('f1', 60), aReview('f2', 60), aReview('f3', 20, false), aReview('f4', 1 / 24)]
const replyFrom = (known: readonly Review[]) => ({
  success: true as const,
  ...partsOf(learn(nobody, known)),
  today: [],
  lastPaperAt: null,
  slips: [],
})
const reply = replyFrom(reviews)

async function putBank() {
  await putQuestions(bank)
  for (const subject of subjectIds) await noteWhole(subject, 'v1', await databaseStamp())
}

async function draw(length: number) {
  return (await drawHere(everything, length)).questions
}

/** The skill of each of so many draws of one question, one after the other: a draw does not wait long for the memory. */
async function firstSkills(draws: number) {
  const firsts: (string | undefined)[] = []
  while (firsts.length < draws) firsts.push(skillsOf(await draw(1))[0])
  return firsts
}

test('draws what is due and new alike, and last what was asked lately', async () => {
  await putBank()
  signIn()
  seedReply(getMemory, byOwnClock(user.id), reply)
  const firsts = await firstSkills(150)
  expect(new Set(firsts)).toEqual(new Set(bank.map(({ family }) => family).filter((family) => family !== 'f4')))
  const eleven = skillsOf(await draw(11))
  expect(new Set(eleven).size).toBe(11)
  expect(eleven).not.toContain('f4')
})

test('draws no hard question for the first session of a student', async () => {
  const levels = ['easy', 'medium', 'hard'] as const
  await putQuestions(bank.map((question, place) => ({ ...question, difficulty: levels[place % 3] ?? 'hard' })))
  const newcomer = aUser({ id: newId() })
  signIn(newcomer)
  seedReply(getMemory, byOwnClock(newcomer.id), replyFrom([]))
  const drawn = await draw(12)
  expect(drawn).toHaveLength(12)
  expect(new Set(drawn.map(({ difficulty }) => difficulty))).not.toContain('hard')
})

test('draws hard questions too while the memory of a student is not on the phone yet', async () => {
  await putQuestions(
    bank.map((question) => ({ ...question, difficulty: /^f[1-4]-/.test(question.id) ? 'hard' : 'easy' })),
  )
  signIn(aUser({ id: newId() }))
  expect((await draw(12)).map(({ difficulty }) => difficulty)).toContain('hard')
})

test('counts an answer on this phone that the server does not know yet', async () => {
  await putBank()
  const other = aUser({ id: newId() })
  signIn(other)
  seedReply(getMemory, byOwnClock(other.id), reply)
  await answerHere(other.id, ['f1-1-01', 'f2-1-01'])
  const nine = skillsOf(await draw(9))
  expect(new Set(nine).size).toBe(9)
  for (const answered of ['f1', 'f2', 'f4']) expect(nine).not.toContain(answered)
})

test('counts an answer of a paper that is being sat only once it is handed in', async () => {
  await putBank()
  const other = aUser({ id: newId() })
  signIn(other)
  seedReply(getMemory, byOwnClock(other.id), reply)
  const session = { ...aSession(3), id: newId(), kind: 'exam' as const }
  await writeSteps([{ userId: other.id, session, answer: null, said: { state: 'unsent' } }])
  await answerHere(other.id, ['f1-1-01'], session.id)
  const known = async () => (await learnerHere(other.id)).learner
  const before = learnerOf(reply)
  expect(await known()).toEqual(before)
  const handedIn = { ...session, finishedAt: new Date().toISOString() }
  await writeSteps([{ userId: other.id, session: handedIn, answer: null, said: { state: 'unsent' } }])
  const { topics, skills } = await known()
  expect(topics.get('phy-power')?.answers).toBe(5)
  expect(skills.get('f1')?.isRight).toBe(true)
  expect([...(await learnerHere(other.id)).answered]).toEqual(['f1-1-01'])
})

test('draws any questions once the student turned memory off', async () => {
  await putBank()
  signIn()
  seedReply(getMemory, byOwnClock(user.id), reply)
  drawingByMemory.set('off')
  const firsts = await firstSkills(60)
  expect(new Set(firsts).size).toBeGreaterThan(3)
})

test('says how many kinds of question are new, due and to be asked again', async () => {
  await putBank()
  signIn()
  fakeServer({ [call]: { json: reply } })
  renderPart(<MemoryToggle userId={user.id} filter={everything} />)
  await screen.findByText('Kinds of question: 8 new · 2 due · 1 again')
  const box = screen.getByRole('checkbox', { name: 'New and due questions first' })
  expect(box).toHaveProperty('checked', true)
  fireEvent.click(box)
  expect(drawingByMemory.get()).toBe('off')
})

test('has the kinds counted by the server where the questions are not on this phone', async () => {
  signIn()
  const standings = { new: 6, due: 3, again: 1, resting: 4 }
  const server = fakeServer({
    [call]: { json: reply },
    'GET /api/questions/count': { json: { success: true, count: 40, standings } },
  })
  renderPart(<MemoryToggle userId={user.id} filter={{ ...everything, subject: 'physics' }} />)
  await screen.findByText('Kinds of question: 6 new · 3 due · 1 again')
  const asked = server.calls.find(({ call: made }) => made === 'GET /api/questions/count')
  expect(new URLSearchParams(asked?.search).get('standings')).toBe('true')
  expect(new URLSearchParams(asked?.search).get('subject')).toBe('physics')
})

test('can be turned off where nothing can count the kinds', async () => {
  signIn()
  fakeServer({ [call]: { json: reply }, 'GET /api/questions/count': 'no network' })
  renderPart(<MemoryToggle userId={user.id} filter={everything} />)
  await screen.findByText('Their numbers are shown when you are online.')
  fireEvent.click(screen.getByRole('checkbox'))
  expect(drawingByMemory.get()).toBe('off')
})

test.each(['on', 'off'] as const)('asks the server for a draw with the memory %s', async (memory) => {
  signIn()
  drawingByMemory.set(memory)
  const server = fakeServer({
    'GET /api/questions': { json: { success: true, questions: [aQuestion('f1-1-01')], total: 1 } },
  })
  await drawQuestions(everything, 5)
  const asked = server.calls.find(({ call: made }) => made === 'GET /api/questions')
  expect(new URLSearchParams(asked?.search).get('memory')).toBe(memory === 'on' ? null : 'off')
})

test('works without the server’s word on memory', async () => {
  await putBank()
  signIn()
  fakeServer({ [call]: { status: 500 } })
  openApp('/practice')
  await vi.waitFor(async () => screen.getByText('Kinds of question: 12 new'), { timeout: 10_000 })
})

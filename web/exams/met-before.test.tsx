// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { orderOf } from '@sabi/content/exams/papers'
import { unitsPerSubject } from '@sabi/shared/content/syllabus'
import { getMemory } from '@sabi/shared/plan/calls'
import { learn, nobody, partsOf } from '@sabi/shared/plan/learner'
import { aQuestion, aSession } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSteps } from '../offline/answers/session-store.ts'
import { newId } from '../offline/device.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { byOwnClock } from '../platform/time.ts'
import { seedReply } from '../platform/server/queries.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { answerHere } from '../testing/unsent.ts'
import { setPaper } from './set-paper.ts'

startAfresh()

const units = Array.from({ length: unitsPerSubject }, (_, index) => index + 1)
/** Three questions in each unit. */
const bank = units.flatMap((unit) =>
  [1, 2, 3].map((number) => ({
    ...aQuestion(`phy-${unit}-${number}`),
    topicId: `phy-${unit}`,
    family: null,
    isCalculation: false,
  })),
)
const idsEnding = (...ends: number[]) =>
  bank.map(({ id }) => id).filter((id) => ends.some((end) => id.endsWith(`-${end}`)))
const address = 'paper=utme-subject&subjects=physics&length=10'

let user = aUser()

beforeEach(async () => {
  user = aUser({ id: newId() })
  signIn(user)
  fakeServer({
    'GET /api/topics': {
      json: { success: true, data: units.map((unit) => aTopic(`phy-${unit}`, { subject: 'physics', unit })) },
    },
  })
  await putQuestions(bank)
  await noteWhole('physics', 'v1', await databaseStamp())
})
afterEach(clearQuestions)

async function aPaper(code: string | null = null) {
  const order = orderOf({ paper: 'utme-subject', subjects: 'physics', length: '10' })
  if (order === null) throw new Error('No such paper')
  const paper = await setPaper(user.id, { order, code, allowance: 'none', mayPause: false })
  if (typeof paper === 'string') throw new Error(paper)
  return { met: paper.met, ids: paper.questions.map(({ question }) => question.id) }
}

test('a paper asks nothing that was answered on this phone while its units have something else', async () => {
  await answerHere(user.id, idsEnding(1, 3))
  const { met, ids } = await aPaper()
  expect(met).toBe(0)
  expect(ids.filter((id) => !id.endsWith('-2'))).toEqual([])
})

test('a paper asks nothing that was answered on another phone, as the server told', async () => {
  const reviews = idsEnding(1, 2).map((skill) => ({ skill, topicId: 'phy', isRight: true, at: 1, durationMs: 9000 }))
  seedReply(getMemory, byOwnClock(user.id), {
    success: true,
    ...partsOf(learn(nobody, reviews)),
    today: [],
    lastPaperAt: null,
    slips: [],
  })
  const { met, ids } = await aPaper()
  expect(met).toBe(0)
  expect(ids.filter((id) => !id.endsWith('-3'))).toEqual([])
})

test('a paper repeats what was answered in practice before what was in an earlier paper', async () => {
  const exam = { paper: 'utme-subject', minutes: 40, allowance: 'none' as const, seed: 's', leftMs: 0, endsAt: 0 }
  const asked = bank.filter(({ id }) => id.endsWith('-1')).map((question) => ({ question, shownOrder: [0, 1, 2, 3] }))
  const session = { ...aSession(1, { kind: 'exam', phase: 'results', ending: 'finished' }), questions: asked, exam }
  await writeSteps([{ userId: user.id, session, answer: null, said: { state: 'unsent' } }])
  await answerHere(user.id, idsEnding(2, 3))
  const { met, ids } = await aPaper()
  expect(met).toBe(10)
  expect(ids.filter((id) => id.endsWith('-1'))).toEqual([])
})

test('a paper for friends is the same for everybody, and still says what this student has met', async () => {
  const before = await aPaper('K7F3Q')
  await answerHere(user.id, [...before.ids.slice(0, 4), ...idsEnding(1).filter((id) => !before.ids.includes(id))])
  expect(await aPaper('K7F3Q')).toEqual({ ids: before.ids, met: 4 })
})

test('the instructions say nothing of questions met before if there are none', async () => {
  openApp(`/exam?${address}`)
  await screen.findByRole('button', { name: 'Start' })
  expect(screen.queryByText(/You have met/)).toBeNull()
})

test('the instructions say how many questions the student has met before', async () => {
  await answerHere(user.id, idsEnding(1, 2, 3))
  openApp(`/exam?${address}`)
  await screen.findByText('You have met 10 of these 10 questions before.')
})

test('the instructions say how many questions each subject has', async () => {
  openApp('/exam?paper=utme&subjects=english-chemistry-physics-biology')
  await screen.findByText('Use of English 60, Chemistry 40, Physics 40, Biology 40.')
})

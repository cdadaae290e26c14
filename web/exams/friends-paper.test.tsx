// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { findPaper } from '@sabi/content/exams/papers'
import type { SubjectId } from '@sabi/shared/content/question'
import { unitsPerSubject } from '@sabi/shared/content/syllabus'
import { sitExam, startExam, type ExamSession } from '@sabi/shared/exams/sitting'
import { aQuestion } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepStep } from '../offline/answers/answers.ts'
import { listSessions } from '../offline/answers/session-store.ts'
import { newId } from '../offline/device.ts'
import { clearQuestions, databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'

startAfresh()

const address = '/exam?paper=utme-subject&subjects=physics&length=10&code=ABCDE'
let user = aUser()

beforeEach(async () => {
  user = aUser({ id: newId() })
  vi.stubGlobal('scrollTo', () => {})
  const units = Array.from({ length: unitsPerSubject }, (_, index) => index + 1)
  const topics = units.map((unit) => aTopic(`phy-${unit}`, { subject: 'physics', unit }))
  fakeServer({ 'GET /api/topics': { json: { success: true, data: topics } } })
  const ids = units.flatMap((unit) => [`phy-${unit}-1`, `phy-${unit}-2`])
  const inTopic = (id: string) => aQuestion(id, { topicId: id.slice(0, -2) })
  await putQuestions(ids.map((id) => ({ ...inTopic(id), family: null, isCalculation: false })))
  await noteWhole('physics', 'v1', await databaseStamp())
})
afterEach(clearQuestions)

test.each([
  [
    'of a friend’s link keeps what the friend says, and nothing else of the link',
    '&score=7&name=Amina&more=junk',
    'score=7&name=Amina',
  ],
  ['of a link with an impossible score keeps nothing of it', '&score=11&name=Amina', undefined],
  ['of any other link keeps nothing of it', '', undefined],
])('a paper %s', async (_, query, kept) => {
  signIn(user)
  openApp(address + query)
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Start now' }))
  await vi.waitFor(async () => expect(await listSessions(user.id)).toHaveLength(1))
  expect((await listSessions(user.id))[0]?.challenge).toBe(kept)
})

/** A paper with this code that the student has sat on this phone. One answer was right. */
async function satHere(subject: SubjectId): Promise<ExamSession> {
  const found = findPaper('utme-subject')
  if (found === null) throw new Error('The paper is gone')
  const now = { wall: Date.now(), monotonic: 0 }
  const paper = startExam({
    id: newId(),
    order: { ...found, subjects: [subject], length: 10 },
    allowance: 'none',
    questions: Array.from({ length: 10 }, (_, index) => ({
      question: aQuestion(`${subject}-${index}`, { subject }),
      shownOrder: [0, 1, 2, 3],
    })),
    seed: 'ABCDE',
    now,
  })
  const at = now.wall
  const steps = [
    { type: 'choose', questionId: `${subject}-0`, answerId: newId(), option: 1, tzOffset: 60, at },
    { type: 'finish', at },
  ] as const
  const session = steps.reduce((before, step) => sitExam(before, step, { now, before: null, isWatched: true }), paper)
  await keepStep({ userId: user.id, session, answer: null })
  return session
}

test('a friend’s link of a paper that was sat opens the comparison', async () => {
  signIn(user)
  const { id } = await satHere('physics')
  openApp(`${address}&score=7&name=Amina`)
  await screen.findByText('You: 1 of 10 right. Amina says: 7 of 10 right.')
  expect(location.pathname).toBe(`/exam/results/${id}`)
})

test('a paper of another subject with the same code is not taken for the friend’s', async () => {
  signIn(user)
  await satHere('chemistry')
  openApp(`${address}&score=7&name=Amina`)
  await screen.findByRole('button', { name: 'Start' })
  expect(location.pathname).toBe('/exam')
})

test('questions that the link of a paper names do not take the place of those of the paper', async () => {
  signIn(user)
  await satHere('physics')
  openApp(`${address}&score=7&name=Amina&n=1&questions=q1*1&right=1`)
  await screen.findByText('You: 1 of 10 right. Amina says: 7 of 10 right.')
})

test('the student’s own link of a paper compares the student with nobody', async () => {
  signIn(user)
  await satHere('physics')
  openApp(`${address}&score=1&name=${user.name.split(' ')[0]}`)
  await screen.findByRole('button', { name: 'Challenge a friend' })
  expect(screen.queryByText(/says/)).toBeNull()
})

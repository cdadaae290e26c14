// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { unitsPerSubject } from '@sabi/shared/content/syllabus'
import { aQuestion } from '@sabi/shared/practice/builders'
import { aTopic } from '@sabi/shared/subjects/builders'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

// @vitest-environment happy-dom
import { listMistakes } from '@sabi/shared/progress/calls'
import { beforeEach, expect, it } from 'vitest'
import { dataSaver } from '../platform/data-saver.ts'
import { startBackground } from '../platform/page/foreground.ts'
import { hearOfAnswers, knownReply, queryClient } from '../platform/server/queries.ts'
import { forgetUser } from '../platform/server/session.ts'
import { aUser, setOnline, signIn, startAfresh } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { bringMistakes } from './kept-mistakes.ts'

startAfresh()

const user = aUser()
const args = { params: { userId: user.id } }
const call = `GET /api/progress/${user.id}/mistakes`
const book = { success: true, data: [], passages: [], total: 0 }

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  dataSaver.set('automatic')
  startBackground()
  server = fakeServer({ [call]: { json: book } })
  signIn(user)
})

/** Opens the page again: memory is empty, storage is not. */
function openAgain(): void {
  queryClient.clear()
}

it('keeps the mistakes book on a phone that has never opened it', async () => {
  await bringMistakes()
  openAgain()
  setOnline(false)
  expect(knownReply(listMistakes, args)).toMatchObject({ total: 0 })
})

it('is asked for again when the page is opened again, and when answers were sent, but not twice at once', async () => {
  await bringMistakes()
  await bringMistakes()
  expect(server.countOf(call)).toBe(1)
  hearOfAnswers()
  await bringMistakes()
  expect(server.countOf(call)).toBe(2)
  openAgain()
  await bringMistakes()
  expect(server.countOf(call)).toBe(3)
})

it('keeps the book it has when the server cannot give another', async () => {
  await bringMistakes()
  hearOfAnswers()
  server.answer(call, 'no network')
  await expect(bringMistakes()).rejects.toThrow()
  openAgain()
  expect(knownReply(listMistakes, args)).toMatchObject({ total: 0 })
})

it('asks for nothing with data saver on, nor for a visitor', async () => {
  dataSaver.set('on')
  await expect(bringMistakes()).rejects.toThrow('Data is being saved')
  dataSaver.set('automatic')
  forgetUser()
  await bringMistakes()
  expect(server.countOf(call)).toBe(0)
})

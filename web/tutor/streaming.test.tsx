// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dataSaver } from '../platform/data-saver.ts'
import { aUser, openApp, signIn, startAfresh } from '../testing/app.tsx'
import { EventReply } from '../testing/event-reply.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { aReply, chatCall, field, log, openTutor, send } from '../testing/tutor-world.ts'
import { useConversation } from './conversation.ts'
import './Markdown.tsx'

startAfresh()

const piece = (text: string) => ({ type: 'piece', text })
const whole = (content: string) => ({ type: 'reply', reply: aReply(content, { mode: 'model' }) })

async function askModel(words = 'Why does ice float?') {
  const reply = new EventReply()
  const server = await openTutor({ [chatCall]: reply })
  send(words)
  return { reply, server }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// TUTOR-01
test('a reply is shown as it is written, and stands when it is whole, even with other words', async () => {
  const { reply, server } = await askModel()
  await screen.findByText('Tutor is writing…')
  reply.send(piece('Ice floats')).send(piece(' because'))
  await log().findByText('Ice floats because')
  reply.send(whole('Ice is less dense.')).end()
  await log().findByText('Ice is less dense.')
  await waitFor(() => expect(log().queryByText('Ice floats because')).toBeNull())
  expect(screen.queryByText('Tutor is writing…')).toBeNull()
  expect(server.calls.find(({ call }) => call === chatCall)?.body).toMatchObject({ stream: true })
})

// TUTOR-01
test('pieces are not read out one by one, the whole reply is', async () => {
  const { reply } = await askModel()
  reply.send(piece('Ice floats'))
  const half = (await log().findByText('Ice floats')).closest('article')
  expect(half?.getAttribute('aria-live')).toBe('off')
  reply.send(whole('Ice floats.')).end()
  const end = (await log().findByText('Ice floats.')).closest('article')
  expect(end?.hasAttribute('aria-live')).toBe(false)
  expect(end).not.toBe(half)
})

// TUTOR-01
test('many pieces make few pictures', async () => {
  const { reply } = await askModel()
  await screen.findByText('Tutor is writing…')
  vi.useFakeTimers()
  const seen = new Set<string>()
  const stop = useConversation.subscribe(() => seen.add(useConversation.getState().written))
  for (let count = 0; count < 50; count++) {
    reply.send(piece('a '))
    await vi.advanceTimersByTimeAsync(20)
  }
  stop()
  expect(seen.size).toBeLessThanOrEqual(4)
})

// TUTOR-01
test('a reply can be stopped; what has come is kept and marked, and goes along with the next question', async () => {
  const { reply, server } = await askModel()
  reply.send(piece('Ice floats'))
  await log().findByText('Ice floats')
  press('Stop')
  await log().findByText('Stopped')
  log().getByText('Ice floats')
  expect(localStorage.getItem('tutor-conversation')).toContain('Ice floats')
  await waitFor(() => expect(field().disabled).toBe(false))
  server.answer(chatCall, { json: aReply('Well.') })
  send('And then?')
  await log().findByText('Well.')
  expect(server.calls.findLast(({ call }) => call === chatCall)?.body).toMatchObject({
    messages: [{ content: 'Why does ice float?' }, { content: 'Ice floats' }, { content: 'And then?' }],
  })
})

// TUTOR-07
test.each([
  ['goes dead', (reply: EventReply) => reply.breakOff()],
  ['ends before the reply does', (reply: EventReply) => reply.end()],
])('where the connection %s what came is kept, and the same question can be asked again', async (_, cut) => {
  const { reply, server } = await askModel()
  reply.send(piece('Ice floats'))
  await log().findByText('Ice floats')
  cut(reply)
  await log().findByText('The reply was cut off')
  log().getByText('Ice floats')
  server.answer(chatCall, { json: aReply('Because it is less dense.') })
  press('Try again')
  await log().findByText('Because it is less dense.')
  expect(log().queryByText('The reply was cut off')).toBeNull()
  expect(log().getAllByText('Why does ice float?')).toHaveLength(1)
  expect(server.calls.findLast(({ call }) => call === chatCall)?.body).toMatchObject({
    messages: [{ role: 'user', content: 'Why does ice float?' }],
  })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

// TUTOR-07
test('a tutor that fails says so in its own words, and can be asked again', async () => {
  const { reply } = await askModel()
  reply.send({ type: 'failure', message: 'The tutor is busy.' }).end()
  await log().findByText('The tutor is busy.')
  await screen.findByText('Service Error')
  screen.getByRole('button', { name: 'Try again' })
})

// TUTOR-07
test('someone who has asked too much learns when to continue', async () => {
  const message = 'You have asked 20 questions in 10 minutes.'
  const refusal = { status: 429, headers: { 'Retry-After': '200' }, json: { success: false, error: message, message } }
  await openTutor({ [chatCall]: refusal })
  send('Why?')
  await log().findByText(`${message} You can ask again in 4 minutes.`)
})

// AUTH-10
test('anyone who is signed out elsewhere is led to sign in, and finds the question there afterwards', async () => {
  const message = 'Please sign in first.'
  await openTutor({
    [chatCall]: { status: 401, json: { success: false, error: message, message } },
    'GET /api/auth/session': { json: { success: true, user: null } },
  })
  send('Why?')
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?next=%2Fai-tutor'))
  expect(localStorage.getItem('tutor-conversation')).toContain('Why?')
})

test('a question whose reply was lost with the page can be asked again', async () => {
  const lost = { sender: 'user', content: 'Why?', id: 'm1', quotes: [], isTrouble: false }
  signIn()
  const server = fakeServer({ [chatCall]: { json: aReply('Because.') } })
  localStorage.setItem('tutor-conversation', JSON.stringify({ userId: aUser().id, messages: [lost] }))
  openApp('/ai-tutor')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await log().findByText('Because.')
  expect(server.countOf(chatCall)).toBe(1)
})

test('a chat that is cleared stays clear, whatever was on its way', async () => {
  const { reply } = await askModel()
  reply.send(piece('Ice floats'))
  await log().findByText('Ice floats')
  press('Clear chat')
  reply.send(whole('Ice floats.')).end()
  await waitFor(() => expect(log().queryByText('Ice floats')).toBeNull())
  expect(screen.queryByText('Tutor is writing…')).toBeNull()
  expect(localStorage.getItem('tutor-conversation')).toBeNull()
})

test('who saves data asks for short replies', async () => {
  dataSaver.set('on')
  const server = await openTutor({ [chatCall]: { json: aReply('Short.') } })
  send('Why?')
  await log().findByText('Short.')
  dataSaver.set('automatic')
  expect(server.calls.find(({ call }) => call === chatCall)?.body).toMatchObject({ isShort: true })
})

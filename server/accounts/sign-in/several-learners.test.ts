import { firstReplyId } from '@sabi/shared/contract/first-reply'
import { nobody, turnCookie, turnHeader } from '@sabi/shared/learners/turn'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CookieJar } from '../../testing/cookie-jar.ts'
import { useTestServer, type TestStudent } from '../../testing/test-server.ts'

const server = useTestServer()
const Session = z.object({ user: z.nullable(z.object({ id: z.string() })) })

/** A phone's browser, with the students who have signed in on it in this order. */
async function phoneOf(...students: readonly TestStudent[]): Promise<CookieJar> {
  const phone = new CookieJar(server)
  for (const [place, student] of students.entries()) {
    if (place > 0) phone.set(turnCookie, nobody)
    await signIn(phone, student)
  }
  return phone
}

const signIn = (phone: CookieJar, { user, password }: TestStudent, more = {}) =>
  phone.send('/api/auth/login', { method: 'POST', body: { email: user.email, password, ...more } })
const signOut = (phone: CookieJar) => phone.send('/api/auth/logout', { method: 'POST', body: {} })
const whoseSession = async (phone: CookieJar, headers = {}) =>
  Session.parse((await phone.send('/api/auth/session', { headers })).body).user?.id ?? null
const switchTo = ({ user }: TestStudent, phone: CookieJar) => phone.set(turnCookie, user.id)

test('a phone with one learner has one session cookie, as before, and none that says whose turn it is', async () => {
  const student = await server.newStudent()
  const phone = await phoneOf(student)
  expect(phone.names().filter((name) => name !== 'sabi_device')).toEqual(['sabi_session'])
  expect(await whoseSession(phone)).toBe(student.user.id)
})

test('learners of one phone stay signed in, each in their turn, and a phone from before stays signed in', async () => {
  const [amina, bola, chidi] = [await server.newStudent(), await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola, chidi)
  expect(await whoseSession(phone)).toBe(chidi.user.id)
  for (const student of [amina, bola, amina, chidi]) {
    switchTo(student, phone)
    expect(await whoseSession(phone)).toBe(student.user.id)
  }
})

test('a request says itself whose turn it is, whatever the cookie says', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  switchTo(bola, phone)
  expect(await whoseSession(phone, { [turnHeader]: amina.user.id })).toBe(amina.user.id)
  expect(await whoseSession(phone, { [turnHeader]: nobody })).toBeNull()
})

test('never takes the session of another learner, whatever the turn', async () => {
  const [amina, bola, stranger] = [await server.newStudent(), await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  for (const turn of [nobody, stranger.user.id, 'visitor', '', `${amina.user.id}x`]) {
    phone.set(turnCookie, turn)
    expect(await whoseSession(phone), turn).toBeNull()
    expect((await phone.send('/api/auth/sessions')).status).toBe(401)
  }
  const token = phone.get(`sabi_session_${bola.user.id}`) ?? ''
  phone.set(`sabi_session_${stranger.user.id}`, token)
  switchTo(stranger, phone)
  expect(await whoseSession(phone), 'a token under another name').toBeNull()
})

test('answers under another name are refused with 401, and under their own go in', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  const send = (userId: string, turn: string) =>
    phone.send('/api/sync/answers', {
      method: 'POST',
      body: { deviceId: 'd', userId },
      headers: { [turnHeader]: turn },
    })
  expect((await send(amina.user.id, bola.user.id)).status).toBe(401)
  expect((await send(amina.user.id, amina.user.id)).status).toBe(200)
  await signOut(phone)
  expect((await send(bola.user.id, bola.user.id)).status).toBe(401)
  expect((await send(amina.user.id, amina.user.id)).status).toBe(200)
})

test('signing out ends the session of the learner whose turn it is, and no other', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  await signOut(phone)
  expect(await whoseSession(phone)).toBeNull()
  switchTo(amina, phone)
  expect(await whoseSession(phone)).toBe(amina.user.id)
  phone.set(turnCookie, nobody)
  await signOut(phone)
  switchTo(amina, phone)
  expect(await whoseSession(phone), 'nobody signed out').toBe(amina.user.id)
  await signOut(phone)
  expect(await whoseSession(phone)).toBeNull()
  expect(phone.names().filter((name) => name.startsWith('sabi_session'))).toEqual([])
})

test('signing in again replaces the learner’s own session only', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  phone.set(turnCookie, nobody)
  await signIn(phone, amina)
  expect(await whoseSession(phone)).toBe(amina.user.id)
  await signOut(phone)
  expect(await whoseSession(phone), 'no earlier session comes back').toBeNull()
  switchTo(bola, phone)
  expect(await whoseSession(phone)).toBe(bola.user.id)
  await signOut(phone)
  await signIn(phone, bola)
  expect(await whoseSession(phone)).toBe(bola.user.id)
})

test('a learner whose session ended signs in again without ending that of the phone’s first learner', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina)
  switchTo(bola, phone)
  await signIn(phone, bola)
  expect(await whoseSession(phone)).toBe(bola.user.id)
  switchTo(amina, phone)
  expect(await whoseSession(phone)).toBe(amina.user.id)
})

test('a change of password keeps this phone signed in and the others’ sessions alive', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  switchTo(amina, phone)
  const body = { currentPassword: amina.password, newPassword: 'another horse battery' }
  expect((await phone.send('/api/account/password', { method: 'PUT', body })).status).toBe(200)
  expect(await whoseSession(phone)).toBe(amina.user.id)
  expect((await server.send('/api/auth/session', { as: amina })).body['user'], 'other devices').toBeNull()
  switchTo(bola, phone)
  expect(await whoseSession(phone)).toBe(bola.user.id)
})

test('deleting an account leaves the others of the phone signed in, and the phone known to them', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  const body = { password: bola.password }
  expect((await phone.send('/api/account/delete', { method: 'POST', body })).status).toBe(200)
  expect(await whoseSession(phone)).toBeNull()
  expect(phone.get('sabi_device')).toBeDefined()
  switchTo(amina, phone)
  expect(await whoseSession(phone)).toBe(amina.user.id)
})

test('the first learner’s session moves to a cookie of its own, which a lost turn never opens', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  switchTo(amina, phone)
  expect(await whoseSession(phone)).toBe(amina.user.id)
  expect(phone.get('sabi_session')).toBeUndefined()
  expect(phone.get(`sabi_session_${amina.user.id}`)).toBeDefined()
  phone.clear(turnCookie)
  expect(await whoseSession(phone)).toBeNull()
  expect(await whoseSession(phone, { [turnHeader]: amina.user.id })).toBe(amina.user.id)
})

test('a page comes with the data of the learner whose turn it is, and with none behind a PIN', async () => {
  const [amina, bola] = [
    await server.newStudent({ name: 'Amina Bello' }),
    await server.newStudent({ name: 'Bola Ade' }),
  ]
  const phone = await phoneOf(amina, bola)
  const page = async () => String((await phone.send('/dashboard')).body['text'])
  expect(await page()).toContain(bola.user.id)
  switchTo(amina, phone)
  const html = await page()
  expect(html).toContain(amina.user.id)
  expect(html).not.toContain(bola.user.id)
  for (const turn of [nobody, `${amina.user.id}.pin`]) {
    phone.set(turnCookie, turn)
    expect(await page(), turn).not.toContain(firstReplyId)
  }
  expect(await whoseSession(phone), 'calls work behind a PIN').toBe(amina.user.id)
})

test('every session cookie is HttpOnly, and of a shared phone ends with the browser; scripts read only whose turn it is', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina)
  phone.set(turnCookie, nobody)
  const { headers } = await signIn(phone, bola, { sharedDevice: true })
  expect(headers.getSetCookie().toSorted()).toEqual([
    expect.stringMatching(/^sabi_session_[\da-f-]{36}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^sabi_turn=[\da-f-]{36}; Max-Age=34560000; Path=\/; SameSite=Lax$/),
  ])
})

test('refuses a forged request whatever cookie it came with', async () => {
  const [amina, bola] = [await server.newStudent(), await server.newStudent()]
  const phone = await phoneOf(amina, bola)
  phone.clear('sabi_session')
  phone.set(turnCookie, nobody)
  const forged = { method: 'POST', body: {}, headers: { Origin: 'https://elsewhere.example' } }
  expect((await phone.send('/api/auth/logout', forged)).status).toBe(403)
})

test('keeps the session cookies of eight learners at most', async () => {
  const students = await Promise.all(Array.from({ length: 10 }, () => server.newStudent()))
  const phone = await phoneOf(...students)
  const cookies = phone.names().filter((name) => name.startsWith('sabi_session_'))
  expect(cookies.length).toBeLessThanOrEqual(8)
  expect(cookies).toContain(`sabi_session_${students.at(-1)?.user.id}`)
})

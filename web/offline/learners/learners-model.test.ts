// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { IDBFactory } from 'fake-indexeddb'
import type { User } from '@sabi/shared/accounts/account'
import { nobody, readTurn, turnCookie, turnHeader } from '@sabi/shared/learners/turn'
import { toSyncedAnswer } from '@sabi/shared/practice/answer-log'
import { aSession, startOfTime } from '@sabi/shared/practice/builders'
import { practise } from '@sabi/shared/practice/practise'
import { seededRandom } from '@sabi/shared/practice/random'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { aUser } from '../../testing/app.tsx'
import { sentBody } from '../../testing/sent-body.ts'

// The comparison after a restore is tested elsewhere.
vi.mock('../answers/answer-digest.ts', () => ({ compareWhenDue: async () => false }))

/** The requirement is 500, which take two minutes: `RUNS=500 npx vitest run web/offline/learners`. */
const runs = Number(process.env['RUNS'] ?? 100)
const stepsOfRun = 12
const Body = z.object({ userId: z.string(), answers: z.array(z.looseObject({ id: z.string() })) })

interface Phone {
  local: Map<string, string>
  session: Map<string, string>
  database: IDBFactory
  cookies: Map<string, string>
  isOnline: boolean
  page: Page
}

/** The app in a tab, from the moment it loads until it is closed, killed or replaced. */
interface Page {
  phone: Phone
  isDead: boolean
  modules: Modules
  /** Resolves when the answers from before the sign-in are the student's. */
  joining: Promise<unknown>
}

type Modules = Awaited<ReturnType<typeof importModules>>

/** Whose page the running code belongs to: it finds the storage, the database and the cookies of that phone. */
const running = new AsyncLocalStorage<Pick<Page, 'phone' | 'isDead'>>()
const phoneHere = (): Phone => {
  const page = running.getStore()
  if (page === undefined || page.isDead) throw new DOMException('No page', 'InvalidStateError')
  return page.phone
}

/** The server: its sessions, and what it has in the log of each account. */
const server = { sessions: new Map<string, string>(), logs: new Map<string, Map<string, unknown>>() }
const random = seededRandom('learners of two phones')
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]

/** The account of a request, as the server finds it: by the turn, and never another. */
function viewerOf({ cookies }: Phone, headers: Headers): string | null {
  const said = headers.get(turnHeader) ?? cookies.get(turnCookie)
  const { accountId } = readTurn(said ?? nobody)
  const found = accountId === null ? undefined : server.sessions.get(cookies.get(`session_${accountId}`) ?? '')
  return found !== undefined && found === accountId ? found : null
}

async function fetchHere(address: string, init: RequestInit = {}): Promise<Response> {
  const page = running.getStore()
  const phone = phoneHere()
  if (!phone.isOnline) throw new TypeError('Failed to fetch')
  const viewer = viewerOf(phone, new Headers(init.headers))
  const fate = random()
  const body = address.startsWith('/api/sync/answers') ? Body.parse(await sentBody(init)) : undefined
  if (fate < 0.08) throw new TypeError('Failed to fetch')
  if (fate < 0.12) return Response.json({ success: false, error: 'Busy.' }, { status: 500 })
  const reply = address.startsWith('/api/auth/session') ? sessionOf(viewer) : replyTo(viewer, body)
  // The page may be gone before the reply comes, or the reply is lost.
  if (page?.isDead || (fate < 0.2 && body !== undefined)) throw new TypeError('Failed to fetch')
  return reply
}

function sessionOf(viewer: string | null): Response {
  const user = accounts.find(({ id }) => id === viewer) ?? null
  return Response.json({ success: user !== null, user, isSharedDevice: false })
}

function replyTo(viewer: string | null, body: z.infer<typeof Body> | undefined): Response {
  if (body === undefined) return Response.json({ success: true, days: [] })
  if (viewer === null || body.userId !== viewer)
    return Response.json({ success: false, error: 'Please sign in first.' }, { status: 401 })
  const log = server.logs.get(viewer) ?? new Map<string, unknown>()
  server.logs.set(viewer, log)
  const duplicate = body.answers.filter(({ id }) => log.has(id)).map(({ id }) => id)
  const saved = body.answers.filter(({ id }) => !log.has(id)).map(({ id }) => id)
  for (const answer of body.answers) log.set(answer.id, answer)
  return Response.json({ success: true, saved, duplicate, rejected: [] })
}

function storageOf(area: 'local' | 'session'): Storage {
  const methods = {
    getItem: (key: string) => phoneHere()[area].get(key) ?? null,
    setItem: (key: string, value: string) => void phoneHere()[area].set(key, value),
    removeItem: (key: string) => void phoneHere()[area].delete(key),
  }
  return new Proxy(Object.create(null), {
    get: (_, name) => Reflect.get(methods, name),
    ownKeys: () => [...phoneHere()[area].keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

beforeAll(() => {
  vi.stubGlobal('fetch', fetchHere)
  vi.stubGlobal('localStorage', storageOf('local'))
  vi.stubGlobal('sessionStorage', storageOf('session'))
  vi.stubGlobal('CompressionStream', undefined)
  vi.stubGlobal('location', { protocol: 'https:', pathname: '/practice', assign: leavePage })
  vi.stubGlobal('indexedDB', { open: (...args: [string, number]) => phoneHere().database.open(...args) })
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      phoneHere().cookies.set(name, value)
    },
  })
})

afterAll(() => vi.unstubAllGlobals())

/** The app loads another page, so this one ends. */
function leavePage(): void {
  const page = running.getStore()
  if (page !== undefined) page.isDead = true
}

async function importModules() {
  vi.resetModules()
  return {
    answers: await import('../answers/answers.ts'),
    session: await import('../../platform/server/session.ts'),
    storage: await import('../../platform/storage.ts'),
    visitor: await import('../visitor/visitor.ts'),
    list: await import('./learner-list.ts'),
    opening: await import('./opening.ts'),
    // As `signInHere` does; what it imports later would be another page's here.
    settle: await import('./settle-sign-in.ts'),
    takeOvers: await import('./take-overs.ts'),
  }
}

/** Everything that pages do besides. */
const work: Promise<unknown>[] = []

/** The page that was loaded last. The modules that it imports later are its own only as long as no other page is loaded. */
let lastLoaded: Phone | undefined

/** Loads the app on a phone: of the learner whose turn it is, and with the work that every page does. */
async function loadPage(phone: Phone): Promise<void> {
  // Otherwise earlier pages would import modules of this one. A page that is gone neither stores nor sends anything.
  await Promise.allSettled(work.splice(0))
  if (lastLoaded?.page !== undefined) lastLoaded.page.isDead = true
  lastLoaded = phone
  const context = { phone, isDead: false }
  const modules = await running.run(context, importModules)
  phone.page = Object.assign(context, { modules, joining: Promise.resolve() })
  await doOn(phone, ({ session }) => session.checkSession())
  sendAndJoin(phone)
}

/** What every page does for a student. What was answered here before the app knew them is theirs. */
function sendAndJoin(phone: Phone): void {
  doOn(phone, ({ session, takeOvers, answers, visitor }) => {
    const user = session.currentUser()
    if (user === null) return
    const before = nameless(phone, visitor.visitorId)
    for (const answer of given) if (answer.owner === before) answer.owner = user.id
    phone.page.joining = takeOvers.joinLearner(user).catch(() => undefined)
    work.push(answers.flushNow(), phone.page.joining)
  })
}

function doOn<Result>(phone: Phone, work: (modules: Modules) => Result): Result {
  return running.run(phone.page, () => work(phone.page.modules))
}

async function reloadIfLeft(phone: Phone): Promise<void> {
  if (phone.page.isDead) await loadPage(phone)
}

async function newPhone(): Promise<Phone> {
  const parts = { local: new Map(), session: new Map(), cookies: new Map(), database: new IDBFactory() }
  // oxlint-disable-next-line no-unsafe-type-assertion -- The page comes next.
  const phone = { ...parts, isOnline: true } as Phone
  await loadPage(phone)
  return phone
}

const accounts: User[] = [1, 2].map((n) => aUser({ id: uuid(), name: `Learner ${n}`, email: `${n}@example.org` }))
/** Every answer and whose it is: an account, or somebody without one on a phone. */
const given: { id: string; owner: string }[] = []
const ownerHere = (phone: Phone) =>
  doOn(phone, ({ session, visitor }) => session.currentUser()?.id ?? nameless(phone, visitor.visitorId))
const nameless = (phone: Phone, visitorId: string) => `${phones.indexOf(phone)} ${visitorId}`
let phones: Phone[] = []

function giveAnswer(phone: Phone): void {
  const tap = { questionId: 'q1', option: 1, answerId: uuid(), tzOffset: 60, at: startOfTime }
  const session = practise(aSession(1, { id: uuid() }), { type: 'choose', ...tap })
  const answer = toSyncedAnswer(session)
  if (answer === null) throw new Error('No answer')
  given.push({ id: answer.id, owner: ownerHere(phone) })
  doOn(phone, ({ answers, session: here, visitor }) => {
    work.push(answers.keepStep({ userId: here.currentUser()?.id ?? visitor.visitorId, session, answer }))
  })
}

/** The learner of this page signs in, and what they answered here without an account is the account's. */
async function signIn(phone: Phone, user: User): Promise<void> {
  if (!phone.isOnline) return
  const before = nameless(
    phone,
    doOn(phone, ({ visitor }) => visitor.visitorId),
  )
  const here = doOn(phone, ({ session }) => session.currentUser())
  if (here !== null && here.id !== user.id) return
  const token = uuid()
  server.sessions.set(token, user.id)
  phone.cookies.set(`session_${user.id}`, token)
  phone.cookies.set(turnCookie, user.id)
  for (const answer of given) if (answer.owner === before) answer.owner = user.id
  await doOn(phone, async ({ session, storage, settle }) => {
    const isAlone = storage.readItem(storage.storageKeys.turn) === null
    if (isAlone || (await settle.settleSignIn(user, '/dashboard'))) session.signInAs(user, { isSharedDevice: false })
  })
  if (phone.page.isDead) await loadPage(phone)
  else sendAndJoin(phone)
}

async function signOut(phone: Phone): Promise<void> {
  await phone.page.joining
  await reloadIfLeft(phone)
  const user = doOn(phone, ({ session }) => session.currentUser())
  if (user === null || !phone.isOnline) return
  server.sessions.delete(phone.cookies.get(`session_${user.id}`) ?? '')
  phone.cookies.delete(`session_${user.id}`)
  doOn(phone, ({ session }) => session.forgetUser())
}

async function switchTo(phone: Phone): Promise<void> {
  const learner = pick(doOn(phone, ({ list }) => list.readLearners()))
  if (learner === undefined) return
  await open(phone, learner)
}

async function open(phone: Phone, learner: Parameters<Modules['opening']['openLearner']>[0]): Promise<void> {
  await phone.page.joining
  await reloadIfLeft(phone)
  await doOn(phone, ({ opening }) => opening.openLearner(learner, '/dashboard'))
  await reloadIfLeft(phone)
}

/** Adds somebody without an account, or without one yet. */
async function addLearner(phone: Phone): Promise<void> {
  const isFull = doOn(phone, ({ opening }) => !opening.hasRoom())
  if (isFull) return
  const added = doOn(phone, ({ opening, list }) => {
    opening.beginLearners('First')
    const learner = opening.newLearner({ slot: opening.newSlot(), name: 'Guest', user: null })
    if (random() < 0.7) list.changeLearners((learners) => [...learners, learner])
    return learner
  })
  await open(phone, added)
}

const actions: ((phone: Phone) => Promise<void> | void)[] = [
  giveAnswer,
  giveAnswer,
  giveAnswer,
  giveAnswer,
  switchTo,
  switchTo,
  addLearner,
  (phone) => signIn(phone, pick(accounts) ?? aUser()),
  signOut,
  (phone) => void (phone.isOnline = !phone.isOnline),
  (phone) => doOn(phone, ({ answers }) => void work.push(answers.flushNow())),
  async (phone) => {
    // What was tapped is on the disk at once; everything else of this page is gone.
    await doOn(phone, ({ answers }) => answers.whenKept())
    phone.page.isDead = true
    await loadPage(phone)
  },
]

/** Everybody signs in once more, online: those without an account get one. Then all is sent. */
async function settle(): Promise<void> {
  for (const phone of phones) {
    phone.isOnline = true
    await reloadIfLeft(phone)
    await signInWhoIsHere(phone)
    for (const learner of doOn(phone, ({ list }) => list.readLearners())) {
      const isThere = doOn(phone, ({ list }) => list.readLearners()).some(({ slot }) => slot === learner.slot)
      if (!isThere) continue
      await open(phone, learner)
      await signInWhoIsHere(phone)
    }
    await signInWhoLeft(phone)
    await phone.page.joining
    await reloadIfLeft(phone)
    for (let round = 0; round < 30 && (await unsentOn(phone)) > 0; round++)
      await doOn(phone, async ({ session, takeOvers, answers }) => {
        const user = session.currentUser()
        if (user !== null) await takeOvers.joinLearner(user).catch(() => undefined)
        await answers.flushNow()
      })
  }
}

/** Who signed out before the phone had several learners is in no list. What they left unsent waits until they sign in again. */
async function signInWhoLeft(phone: Phone): Promise<void> {
  for (const user of accounts.slice()) {
    await phone.page.joining
    await reloadIfLeft(phone)
    const isListed = doOn(phone, ({ list }) => list.readLearners()).some(({ accountId }) => accountId === user.id)
    const unsent = await doOn(phone, ({ answers }) => answers.unsentCount(user.id))
    if (isListed || unsent === 0) continue
    await open(phone, { slot: doOn(phone, ({ opening }) => opening.newSlot()) })
    await signIn(phone, user)
  }
}

async function signInWhoIsHere(phone: Phone): Promise<void> {
  const here = doOn(phone, ({ list }) => list.learnerHere())
  const known = accounts.find(({ id }) => id === here?.accountId)
  const user = known ?? doOn(phone, ({ session }) => session.currentUser()) ?? newAccount()
  await signIn(phone, user)
}

function newAccount(): User {
  const user = aUser({ id: uuid(), name: 'New', email: `${uuid()}@example.org` })
  accounts.push(user)
  return user
}

async function unsentOn(phone: Phone): Promise<number> {
  const owners = doOn(phone, ({ list, opening }) => list.readLearners().flatMap((learner) => opening.ownersOf(learner)))
  return doOn(phone, async ({ answers, visitor, session }) => {
    const all = new Set([...owners, visitor.visitorId, session.currentUser()?.id ?? visitor.visitorId])
    const counts = await Promise.all([...all].map((owner) => answers.unsentCount(owner)))
    return counts.reduce((sum, count) => sum + count, 0)
  })
}

it('no answer is lost or under a wrong name while learners sign in and out, go offline and are cut off, on two phones', async () => {
  for (let run = 0; run < runs; run++) {
    given.length = 0
    accounts.length = 2
    server.logs.clear()
    server.sessions.clear()
    phones = []
    for (let n = 0; n < 2; n++) phones.push(await newPhone())
    const story: string[] = []
    let phone: Phone | undefined
    for (let step = 0; step < stepsOfRun; step++) {
      // A page lives until the other phone is taken up, so it mostly stays the same one.
      if (step === 0 || random() < 0.25) phone = pick(phones)
      const action = pick(actions)
      if (phone === undefined || action === undefined) continue
      story.push(`${phones.indexOf(phone)} ${actions.indexOf(action)}`)
      await reloadIfLeft(phone)
      await action(phone)
    }
    await settle()
    const logged = [...server.logs].flatMap(([owner, log]) => [...log.keys()].map((id) => ({ id, owner })))
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
    expect(logged.toSorted(byId), `run ${run}: ${story.join(', ')}`).toEqual(given.toSorted(byId))
  }
}, 600_000)

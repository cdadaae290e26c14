import { User } from '@sabi/shared/accounts/account'
import { session } from '@sabi/shared/accounts/calls'
import type { ReplyOf } from '@sabi/shared/contract/call'
import { replyName } from '@sabi/shared/contract/first-reply'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { isOnline } from './connection.ts'
import { findFirstReply } from './first-reply.ts'
import { RequestError } from './request-error.ts'
import { request } from './request.ts'
import { isTurnHere, noteTurnOf, noteTurnInCookie } from './turn.ts'
import { readJson, removeItem, storageKeys, storedKey, writeItem, type StorageArea } from '../storage.ts'
import { createStoredValue } from '../stored-value.ts'

interface Session {
  user: User | null
  /** True while the server is asked who is signed in and nobody is known yet. */
  isLoading: boolean
}

/** The name of the reply that says who is signed in, where the server has put it into the page. */
const inPage = replyName(session, {})

type FoundSession = Pick<ReplyOf<typeof session>, 'user' | 'isSharedDevice'>

const Persisted = z.object({ state: z.object({ user: z.nullable(User) }) })

const sharedDevice = createStoredValue({ key: storageKeys.sharedDevice, values: ['yes', 'no'], otherwise: 'no' })

/** The student who is signed in, as far as this phone knows. */
export const useSession = create<Session>(() => ({ user: null, isLoading: true }))

// Not during server rendering, which starts from the initial state.
if (typeof document !== 'undefined') {
  const user = keptUser()
  useSession.setState({ user, isLoading: user === null && isOnline() })
  noteTurnInCookie()
}

/** The same outside components. */
export function currentUser(): User | null {
  return useSession.getState().user
}

/** Records who signed in. On a shared device it is remembered only until the browser closes. */
export function signInAs(user: User, { isSharedDevice }: { isSharedDevice: boolean }): void {
  removeItem(storageKeys.session, area())
  // Switched off and on again after a session that was not signed out, because other tabs only see changes.
  sharedDevice.set('no')
  if (isSharedDevice) sharedDevice.set('yes')
  setUser(user)
}

/** Records a change of the student's account, unless someone else is signed in by now. */
export function updateUser(user: User): void {
  if (user.id === currentUser()?.id) setUser(user)
}

/** Forgets who was signed in, and their replies. */
export function forgetUser(): void {
  setUser(null)
  sharedDevice.set('no')
}

/** True if the student said at sign-in that others use this phone too. */
export function isSharedDevice(): boolean {
  return sharedDevice.get() === 'yes'
}

/**
 * Finds out who is signed in: from the page, where the server has put it there, so that nobody waits for another reply. Another
 * account may have signed in in another tab while the page was on its way; then the server is asked.
 */
export function openSession(): void {
  const told = findFirstReply(inPage, session.reply)
  const known = currentUser()
  if (told !== undefined && (known === null || known.id === told.user?.id)) accept(told)
  else void checkSession()
}

/** Returns true if the page came with the data of the student who is signed in now. */
export function ownsFirstReply(): boolean {
  return findFirstReply(inPage, session.reply)?.user?.id === currentUser()?.id
}

/**
 * Asks the server who is signed in. Only its reply ends a session, never a failed request: a student on a bad
 * connection stays signed in.
 */
export async function checkSession(): Promise<void> {
  const before = currentUser()
  const found = isOnline() ? await request(session, {}).catch(sessionAfterFailure) : undefined
  // Someone signed in or out in between, which is newer.
  if (currentUser() !== before) return
  if (found === undefined) useSession.setState({ isLoading: false })
  else accept(found)
}

function accept({ user, isSharedDevice: isShared = false }: FoundSession): void {
  // They said so in a form that was posted without scripts.
  if (user !== null && isShared && !isSharedDevice()) signInAs(user, { isSharedDevice: true })
  else setUser(user)
}

/** Applies sign-ins and sign-outs of other tabs here too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.slot) leaveToOthers()
    if (key === storedKey(storageKeys.sharedDevice)) followSharedDevice()
    if (key !== storedKey(storageKeys.session)) return
    const user = keptUser()
    if (user?.id !== currentUser()?.id) showUser(user)
  })
  // Back may show a page that the browser kept in memory. Such a page gets no events of other tabs.
  window.addEventListener('pageshow', leaveToOthers)
}

/** A page must not stay on the screen in another learner's turn. */
function leaveToOthers(): void {
  if (!isTurnHere()) location.reload()
}

/**
 * Someone signed in or out in another tab, and only that tab knows who. The previous student has left, and answers from
 * now on must not be theirs, whether or not the server can be reached.
 */
function followSharedDevice(): void {
  removeItem(storageKeys.session, 'session')
  showUser(keptUser())
  if (!isSharedDevice()) return
  useSession.setState({ isLoading: true })
  void checkSession()
}

function sessionAfterFailure(error: unknown): FoundSession | undefined {
  if (!(error instanceof RequestError)) throw error
  return error.status === 401 || error.status === 403 ? { user: null } : undefined
}

function setUser(user: User | null): void {
  noteTurnOf(user)
  showUser(user)
  // Stores only the user, under the key and in the form that earlier versions of the app used.
  writeItem(storageKeys.session, JSON.stringify({ state: { user }, version: 0 }), area())
}

/** Stores nothing: another tab may have written something newer that this one has not seen yet. */
function showUser(user: User | null): void {
  useSession.setState({ user, isLoading: false })
}

function keptUser(): User | null {
  return z.safeParse(Persisted, readJson(storageKeys.session, area())).data?.state.user ?? null
}

function area(): StorageArea {
  return isSharedDevice() ? 'session' : 'local'
}

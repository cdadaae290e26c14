import { User } from '@sabi/shared/accounts/account'
import { session } from '@sabi/shared/accounts/calls'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { isOnline } from './connection.ts'
import { RequestError } from './request-error.ts'
import { request } from './request.ts'
import { readJson, removeItem, storageKeys, writeItem, type StorageArea } from './storage.ts'
import { createStoredValue } from './stored-value.ts'

interface Session {
  user: User | null
  /** True while the server is asked who is signed in and nobody is known yet. */
  isLoading: boolean
}

const Persisted = z.object({ state: z.object({ user: z.nullable(User) }) })

const sharedDevice = createStoredValue({ key: storageKeys.sharedDevice, values: ['yes', 'no'], otherwise: 'no' })

/** Who is signed in, as far as this phone knows. */
export const useSession = create<Session>(() => ({ user: null, isLoading: true }))

// Not during server rendering, which starts from the initial state.
if (typeof document !== 'undefined') {
  const user = keptUser()
  useSession.setState({ user, isLoading: user === null && isOnline() })
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
 * Asks the server who is signed in. Only its reply ends a session, never a failed request: a student on a bad
 * connection stays signed in.
 */
export async function checkSession(): Promise<void> {
  const before = currentUser()
  const found = isOnline() ? await request(session, {}).catch(sessionAfterFailure) : undefined
  // Someone signed in or out in between, which is newer.
  if (currentUser() !== before) return
  if (found === undefined) useSession.setState({ isLoading: false })
  // They said so in a form that was posted without scripts.
  else if (found.user !== null && found.isSharedDevice === true && !isSharedDevice())
    signInAs(found.user, { isSharedDevice: true })
  else setUser(found.user)
}

/** Applies sign-ins and sign-outs of other tabs here too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.sharedDevice) followSharedDevice()
    if (key !== storageKeys.session) return
    const user = keptUser()
    if (user?.id !== currentUser()?.id) showUser(user)
  })
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

function sessionAfterFailure(error: unknown): { user: null; isSharedDevice?: boolean } | undefined {
  if (!(error instanceof RequestError)) throw error
  return error.status === 401 || error.status === 403 ? { user: null } : undefined
}

function setUser(user: User | null): void {
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

import type { Database } from '../../database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Context, Cookies, Viewer } from '../../platform/calls/serve.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { deviceName } from './device-name.ts'
import { findKnownDevice, upsertKnownDevice } from './known-devices.queries.ts'
import { deleteOtherSessions, deleteSession, insertSession, updateSessionToken } from './sessions.queries.ts'

export const sessionCookie = 'sabi_session'
const deviceCookie = 'sabi_device'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds
const sessionLifetimeSeconds = 180 * daySeconds
const sharedSessionLifetimeSeconds = 12 * hourSeconds
/** As long as browsers keep a cookie at most. */
const deviceLifetimeSeconds = 400 * daySeconds
const tokenForm = /^[\w-]{43}$/
/** A cookie must not grow. In a family each has a place. */
const accountsOfDevice = 8

type Caller = Pick<Context<Viewer | null>, 'viewer' | 'userAgent' | 'cookies' | 'networkMark'>

interface Opening {
  userId: string
  /** A device that others use too: the session ends with the browser, and the device is not remembered. */
  isShared?: boolean
  hasSecondFactor?: boolean
}

/** Signs the caller in: ends the current session of the call, opens a new one, and records the device as known. */
export async function openSession(
  database: Database,
  { viewer, userAgent, cookies, networkMark }: Caller,
  { userId, isShared = false, hasSecondFactor = false }: Opening,
): Promise<void> {
  if (viewer !== null) await deleteSession(database, { id: viewer.sessionId, userId: viewer.user.id })
  const token = newToken()
  const lifetimeSeconds = isShared ? sharedSessionLifetimeSeconds : sessionLifetimeSeconds
  await insertSession(database, {
    tokenHash: hashToken(token),
    userId,
    device: deviceName(userAgent),
    isShared,
    hasSecondFactor,
    networkMark: networkMark(),
    expiresAt: new Date(Date.now() + lifetimeSeconds * 1000),
  })
  if (!isShared) await rememberDevice(database, cookies, userId)
  setSessionCookie(cookies, token, { isShared })
}

/**
 * Gives the caller's session a new token and ends all others of the account, for example after a change of password.
 */
export async function renewSession(
  database: Database,
  { viewer, cookies }: Pick<Context<Viewer>, 'viewer' | 'cookies'>,
): Promise<void> {
  const token = newToken()
  const renewed = await updateSessionToken(database, { id: viewer.sessionId, tokenHash: hashToken(token) })
  if (renewed === null) throw new Refusal(401, 'Please sign in first.')
  await deleteOtherSessions(database, { userId: viewer.user.id, keptId: viewer.sessionId })
  setSessionCookie(cookies, token, renewed)
}

export function clearSessionCookie(cookies: Cookies): void {
  cookies.clear(sessionCookie)
}

/** Removes every cookie that belongs to the account, for its deletion. */
export function clearAllCookies(cookies: Cookies): void {
  cookies.clear(sessionCookie)
  cookies.clear(deviceCookie)
}

/** The hashes of the device tokens in a call, for any account. */
export function deviceHashesOf(cookies: Cookies): Buffer[] {
  return deviceTokensOf(cookies).map(hashToken)
}

/**
 * Siblings share a phone, so its cookie contains a token for each of them. A token is created here and is valid for one
 * account: one left in the browser by someone else says nothing about who signs in next.
 */
export async function rememberDevice(database: Database, cookies: Cookies, userId: string): Promise<void> {
  const tokens = deviceTokensOf(cookies)
  const knownHash = await findKnownDevice(database, { userId, tokenHashes: tokens.map(hashToken) })
  const own = tokens.find((token) => knownHash !== null && hashToken(token).equals(knownHash)) ?? newToken()
  await upsertKnownDevice(database, { userId, tokenHash: hashToken(own) })
  const kept = [own, ...tokens.filter((token) => token !== own)].slice(0, accountsOfDevice)
  cookies.set(deviceCookie, kept.join('.'), { maxAgeSeconds: deviceLifetimeSeconds })
}

function deviceTokensOf(cookies: Cookies): string[] {
  const tokens = (cookies.get(deviceCookie) ?? '').split('.', accountsOfDevice)
  return tokens.filter((token) => tokenForm.test(token))
}

function setSessionCookie(cookies: Cookies, token: string, { isShared }: { isShared: boolean }): void {
  cookies.set(sessionCookie, token, isShared ? undefined : { maxAgeSeconds: sessionLifetimeSeconds })
}

import { mostLearners, turnCookie, writeTurn, type Turn } from '@sabi/shared/learners/turn'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Context, Cookies, Viewer } from '../../platform/calls/serve.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { deviceName } from './device-name.ts'
import { findKnownDevice, upsertKnownDevice } from './known-devices.queries.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionOfToken,
  insertSession,
  updateSessionToken,
} from './sessions.queries.ts'

/** The session cookie of a phone with one learner. With several, each has one whose name ends with the account's id. */
const sessionCookie = 'sabi_session'
const deviceCookie = 'sabi_device'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds
const sessionLifetimeSeconds = 180 * daySeconds
const sharedSessionLifetimeSeconds = 12 * hourSeconds
/** As long as browsers keep a cookie at most. */
const deviceLifetimeSeconds = 400 * daySeconds
const tokenForm = /^[\w-]{43}$/
/** A cookie must not grow. In a family each has a place. */
const accountsOfDevice = mostLearners

type Caller = Pick<Context<Viewer | null>, 'viewer' | 'userAgent' | 'cookies' | 'networkMark'>

interface Opening {
  userId: string
  /** A device that others use too: the session ends with the browser, and the device is not remembered. */
  isShared?: boolean
  hasSecondFactor?: boolean
}

/**
 * Signs the caller in: ends the current session of the call, opens a new one, and records the device as known. The sessions of other
 * learners on the phone stay open.
 */
export async function openSession(
  database: Database,
  { viewer, userAgent, cookies, networkMark }: Caller,
  { userId, isShared = false, hasSecondFactor = false }: Opening,
): Promise<void> {
  if (viewer !== null) {
    await deleteSession(database, { id: viewer.sessionId, userId: viewer.user.id })
    if (cookies.turn !== null) clearSessionCookie(cookies, viewer)
  }
  if (cookies.turn !== null) await makePlace(database, cookies, userId)
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
  setSessionCookie(cookies, token, { userId, isShared })
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
  if (cookies.turn !== null) clearSessionCookie(cookies, viewer)
  setSessionCookie(cookies, token, { userId: viewer.user.id, ...renewed })
}

/** Removes the session cookie of the learner whose turn it is, and no other. */
export function clearSessionCookie(cookies: Cookies, viewer: Viewer | null): void {
  const { turn } = cookies
  if (turn !== null && turn.accountId !== null) cookies.clear(cookieOf(turn.accountId))
  // It may be another learner's.
  if (turn === null || (viewer !== null && isInSingleCookie(cookies, viewer.user.id))) cookies.clear(sessionCookie)
}

/** Removes every cookie that belongs to the account, for its deletion. That of the device is the other learners' too, if there are any. */
export function clearAllCookies(cookies: Cookies, viewer: Viewer): void {
  clearSessionCookie(cookies, viewer)
  if (cookies.turn === null) cookies.clear(deviceCookie)
}

/**
 * Moves the session of a phone's first learner into a cookie of the learner's own once the phone has several. While the browser has
 * lost the cookie of the turn, nobody's page can then come with this learner's data.
 */
export function settleSessionCookie(cookies: Cookies, { user, isShared }: Viewer): void {
  const token = cookies.get(sessionCookie)
  if (cookies.turn === null || token === undefined || !isInSingleCookie(cookies, user.id)) return
  cookies.clear(sessionCookie)
  setSessionCookie(cookies, token, { userId: user.id, isShared })
}

/** Returns whether a request has the session cookie of any learner. */
export function hasSessionCookie(cookies: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(cookies).some((name) => name === sessionCookie || isOfLearner(name))
}

/**
 * The token to try for a turn. The single cookie may be another learner's, so the caller compares the account of its session with the
 * turn.
 */
export function tokenInTurn(
  cookies: Readonly<Record<string, string | undefined>>,
  turn: Turn | null,
): string | undefined {
  if (turn === null) return cookies[sessionCookie]
  return turn.accountId === null ? undefined : (cookies[cookieOf(turn.accountId)] ?? cookies[sessionCookie])
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

/** On a phone with several learners it is their turn from now on. */
function setSessionCookie(
  cookies: Cookies,
  token: string,
  { userId, isShared }: { userId: string; isShared: boolean },
): void {
  const options = isShared ? {} : { maxAgeSeconds: sessionLifetimeSeconds }
  const { turn } = cookies
  if (turn === null) return cookies.set(sessionCookie, token, options)
  cookies.set(cookieOf(userId), token, options)
  const isHidden = turn.isHidden && turn.accountId === userId
  const next = writeTurn({ accountId: userId, isHidden })
  cookies.set(turnCookie, next, { maxAgeSeconds: deviceLifetimeSeconds, isForScripts: true })
}

/** Ends what this browser still has of the account's sessions, and makes room among the cookies. */
async function makePlace(database: Database, cookies: Cookies, userId: string): Promise<void> {
  const own = cookieOf(userId)
  for (const name of [own, sessionCookie]) {
    const token = cookies.get(name)
    if (token === undefined || !tokenForm.test(token)) continue
    const hasEnded = await deleteSessionOfToken(database, { tokenHash: hashToken(token), userId })
    if (hasEnded && name === sessionCookie) cookies.clear(sessionCookie)
  }
  // The app keeps to the limit itself; another client must not fill the headers of its requests.
  const others = cookies.names().filter((name) => isOfLearner(name) && name !== own)
  for (const name of others.slice(mostLearners - 1)) cookies.clear(name)
}

/** Returns whether the account whose turn it is has its session in the cookie of phones with one learner. */
function isInSingleCookie(cookies: Cookies, userId: string): boolean {
  return cookies.get(cookieOf(userId)) === undefined && cookies.get(sessionCookie) !== undefined
}

function isOfLearner(name: string): boolean {
  return name.startsWith(`${sessionCookie}_`)
}

function cookieOf(accountId: string): string {
  return `${sessionCookie}_${accountId}`
}

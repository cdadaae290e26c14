import type { User } from '@sabi/shared/accounts/account'
import type { Call, EventOf, InputOf, ResultOf } from '@sabi/shared/contract/call'
import type { Turn } from '@sabi/shared/learners/turn'
import type { Database } from '../../database/database.ts'
import type { EventStream } from '../http/event-stream.ts'
import type { FileStream } from '../http/file-stream.ts'
import type { ReadyReply } from '../http/ready-reply.ts'

/** The caller: the account of a valid session token. */
export interface Viewer {
  user: User
  /** Names the session where its owner sees it. */
  sessionId: string
  /** True if the session was opened with a code of an authenticator app in addition to the password. */
  hasSecondFactor: boolean
  /** True if others use the device of this session too. */
  isShared: boolean
  isEmailVerified: boolean
}

/** The cookies of a call: what came with it and what its reply sets. No other site sends them. */
export interface Cookies {
  /** Whose turn it is on a phone with several learners; null on any other. */
  turn: Turn | null
  names(): string[]
  get(name: string): string | undefined
  set(name: string, value: string, options?: CookieOptions): void
  clear(name: string): void
}

export interface CookieOptions {
  /** Without an age the cookie goes when the browser closes. */
  maxAgeSeconds?: number
  /** Lets scripts read and write the cookie, so it must not open anything. */
  isForScripts?: boolean
}

/** What a handler gets in addition to its input. */
export interface Context<Viewing> {
  viewer: Viewing
  /** The caller's place for limits: an address, or a network if one caller has many. */
  network: string
  /** The storable mark of that network, for telling apart accounts from one place. */
  networkMark(): Buffer | null
  /** The browser's user agent, which can be anything. */
  userAgent: string
  cookies: Cookies
  /** To be called before data of another account is given to an administrator: it refuses or notes that. */
  reachFor(userId: string): Promise<void>
  /** Aborted when the caller goes before the reply is sent. */
  signal: AbortSignal
  /** The database to read from: for a call that may lag perhaps a standby, which refuses to be written to. */
  reads: Database
}

type ContextOf<C extends Call> = C['access'] extends 'visitor'
  ? Context<Viewer | null>
  : C['access'] extends 'self'
    ? Context<Viewer> & {
        /** Whose data is asked for: the viewer's own, or anyone's for an administrator. */ userId: string
      }
    : Context<Viewer>

type Handler<C extends Call> = (
  input: InputOf<C>,
  context: ContextOf<C>,
) => Promise<ResultOf<C> | EventStream<EventOf<C>> | FileStream | ReadyReply>

/** A call with its handler, ready to be mounted. */
export interface Route {
  call: Call
  run(input: unknown, context: unknown): Promise<unknown>
}

/** Binds a handler to its call. It runs only when access is granted and all parts of the input are parsed. */
export function serve<const C extends Call>(call: C, handler: Handler<C>): Route {
  // oxlint-disable-next-line no-unsafe-type-assertion -- `CallRunner` makes both from the call itself; a list of unlike routes hides it.
  return { call, run: (input, context) => handler(input as InputOf<C>, context as ContextOf<C>) }
}

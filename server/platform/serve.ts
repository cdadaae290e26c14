import { isAdmin, type User } from '@sabi/shared/accounts/account'
import type { Call, EventOf, InputOf, ResultOf } from '@sabi/shared/contract/call'
import { DownloadedFile } from '@sabi/shared/contract/download'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Look, Reach } from './audit.queries.ts'
import type { Database } from './database.ts'
import { entranceOf } from './entrances.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { asAttachment, FileStream, sendFileStream } from './file-stream.ts'
import type { Gate } from './gate.ts'
import { refuseOldClients } from './old-clients.ts'
import { Refusal } from './refusal.ts'
import { readForm } from './upload.ts'

/** Who makes a call: the account behind a valid session token. */
export interface Viewer {
  user: User
  /** Names the session where its owner sees it. */
  sessionId: string
  /** Whether the session was opened with a code of an authenticator app beside the password. */
  hasSecondFactor: boolean
  isEmailVerified: boolean
}

/** The cookies of a call: what came with it and what its reply sets. No script reads them, no other site sends them. */
export interface Cookies {
  get(name: string): string | undefined
  /** Without an age the cookie goes when the browser closes. */
  set(name: string, value: string, options?: { maxAgeSeconds: number }): void
  clear(name: string): void
}

/** What a handler may know and do beside its input. */
export interface Context<Viewing> {
  viewer: Viewing
  /** Where the caller is, for limits: an address, or a network where one caller has many. */
  network: string
  /** The mark of that network which may be kept, where accounts that come from one place must be told apart. */
  networkMark(): Buffer | null
  /** What the browser says it is, which is whatever anybody likes to say. */
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
) => Promise<ResultOf<C> | EventStream<EventOf<C>> | FileStream>

/** A call with its handler, ready to be mounted. */
export interface Route {
  call: Call
  run(input: unknown, context: unknown): Promise<unknown>
}

/** Binds a handler to its call. It runs only when access is granted and all parts of the input are parsed. */
export function serve<const C extends Call>(call: C, handler: Handler<C>): Route {
  // oxlint-disable-next-line no-unsafe-type-assertion -- `mount` makes both from the call itself; a list of unlike routes hides it.
  return { call, run: (input, context) => handler(input as InputOf<C>, context as ContextOf<C>) }
}

export interface Gatekeeper {
  /** Whether an administrator needs a session with a second factor to act as one. */
  needsSecondFactor: boolean
  identify(request: FastifyRequest): Promise<Viewer | null>
  context(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Omit<Context<Viewer | null>, 'viewer' | 'reachFor' | 'signal' | 'reads'>
  /** Runs a handler with the database that this request may read from. */
  withReads<Result>(
    call: Call,
    from: { request: FastifyRequest; cookies: Cookies },
    run: (reads: Database) => Promise<Result>,
  ): Promise<Result>
  noteReach(reach: Reach): Promise<void>
  noteLook(look: Look): Promise<void>
}

interface MountOptions {
  gatekeeper: Gatekeeper
  gate: Gate
  /** Learns of every reply that is sent. */
  noteReply?: (call: Call, reply: unknown) => void
}

interface Caller {
  viewer: Viewer | null
  userId: string | undefined
}

/** Who was let in before the body is read. */
interface Admitted {
  caller: Caller
  /** Aborted when the caller goes before the reply is sent. */
  signal: AbortSignal
}

/**
 * Mounts routes: identify, refuse before the body is read, parse, run, and answer with nothing but what the reply's schema names.
 * The database is asked in turns of the gate; none is kept while a body comes in or a reply goes out, which may take a minute.
 */
export function mount(
  app: FastifyInstance,
  routes: readonly Route[],
  { gatekeeper, gate, noteReply = () => {} }: MountOptions,
): void {
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  for (const { call, run } of routes) {
    const entrance = entranceOf(call)
    const isWithoutBody = call.method === 'GET'
    const identify = async (request: FastifyRequest): Promise<Caller> => {
      const viewer = await gatekeeper.identify(request)
      return { viewer, userId: admit(call, viewer, request, gatekeeper) }
    }
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.bodyLimit ?? 16 * 1024,
      config: { takesGzip: call.takesGzip ?? false },
      onRequest: async (request, reply) => {
        // What one student may read no cache on the way may keep for another.
        reply.header('Cache-Control', 'no-store')
        refuseOldClients(call, request.headers)
        if (isWithoutBody) return
        const signal = goneSignal(reply)
        const caller = await gate.run(entrance, { signal }, () => identify(request))
        admitted.set(request, { caller, signal })
      },
      handler: async (request, reply) => {
        const body = await bodyOf(call, request)
        const known = admitted.get(request)
        if (known === undefined && !isWithoutBody) throw new Error('A handler ran for a request that nobody admitted')
        const signal = known?.signal ?? goneSignal(reply)
        const result = await gate.run(entrance, { signal, hasBegun: known !== undefined }, async () => {
          const caller = known?.caller ?? (await identify(request))
          const input = parseInput(call, request, body)
          const reachFor = async (userId: string) => reach(call, { ...caller, userId }, gatekeeper)
          if (caller.userId !== undefined && caller.userId !== caller.viewer?.user.id) await reachFor(caller.userId)
          if (call.showsPeople && caller.viewer !== null)
            await gatekeeper.noteLook({ actorId: caller.viewer.user.id, call: call.path })
          const context = { ...gatekeeper.context(request, reply), ...caller, reachFor, signal }
          const { cookies } = context
          return gatekeeper.withReads(call, { request, cookies }, (reads) => run(input, { ...context, reads }))
        })
        if (result instanceof EventStream) return sendEvents(reply, result, call.events)
        if (result instanceof FileStream) return sendFileStream(reply, result)
        if (call.givesFile) return sendFile(reply, DownloadedFile.parse(result))
        const sent = call.reply.parse(result)
        noteReply(call, sent)
        return reply.code(call.status ?? 200).send(sent)
      },
    })
  }
}

/** Aborted when the caller goes before the reply is sent. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // Gone already: no event will tell.
  if (reply.raw.destroyed) controller.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

function bodyOf({ takesUpload = false, bodyLimit = 0 }: Call, request: FastifyRequest): unknown {
  if (!request.isMultipart()) return request.body
  if (!takesUpload) throw new Refusal(400, 'This request must be JSON.')
  return readForm(request, { largestFile: bodyLimit })
}

function sendFile(reply: FastifyReply, file: DownloadedFile): FastifyReply {
  const { bytes } = file
  return asAttachment(reply, file).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Refuses who may not make the call, before a look at what it says; for `self` gives the id of the student whose data is asked for. */
function admit(
  call: Call,
  viewer: Viewer | null,
  { params, query }: FastifyRequest,
  gatekeeper: Gatekeeper,
): string | undefined {
  if (call.access === 'visitor') return undefined
  if (viewer === null) throw new Refusal(401, 'Please sign in first.')
  const asked = call.access === 'self' ? (userIdOf(params) ?? userIdOf(query) ?? viewer.user.id) : undefined
  const isForeign = asked !== undefined && asked !== viewer.user.id
  if (call.access !== 'admin' && !isForeign) return asked
  if (!isAdmin(viewer.user)) throw new Refusal(403, `You don't have permission to ${isForeign ? 'see' : 'do'} this.`)
  demandSecondFactor(call, viewer, gatekeeper)
  return asked
}

function demandSecondFactor(call: Call, viewer: Viewer, { needsSecondFactor }: Gatekeeper): void {
  if (needsSecondFactor && !viewer.hasSecondFactor && !call.isForSecondFactor)
    throw new Refusal(403, 'Turn on the second factor first.')
}

/** Lets an administrator, and nobody else, to the data of another account, and notes it. */
async function reach(
  call: Call,
  { viewer, userId }: { viewer: Viewer | null; userId: string },
  gatekeeper: Gatekeeper,
): Promise<void> {
  if (viewer === null || !isAdmin(viewer.user)) throw new Refusal(403, "You don't have permission to see this.")
  demandSecondFactor(call, viewer, gatekeeper)
  const action = call.method === 'GET' ? 'read' : 'written'
  await gatekeeper.noteReach({ actorId: viewer.user.id, subjectId: userId, action, call: call.path })
}

function userIdOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null || !('userId' in part)) return undefined
  return typeof part.userId === 'string' ? part.userId : undefined
}

function parseInput(
  call: Call,
  request: FastifyRequest,
  body: unknown,
): { params?: unknown; query?: unknown; body?: unknown } {
  return {
    params: parsePart(call, 'params', request.params),
    query: parsePart(call, 'query', request.query),
    body: parsePart(call, 'body', body),
  }
}

function parsePart(call: Call, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const schema: z.ZodMiniType | undefined = call[part]
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => ({ path: [part, ...issue.path].join('.'), message: issue.message }))
  if (part === 'params') throw new Refusal(404, 'Not found.')
  throw new Refusal(400, call.badInput ?? describe(fields), { fields })
}

function describe(fields: { path: string; message: string }[]): string {
  return `The request could not be understood: ${fields.map(({ path, message }) => `${path}: ${message}`).join('; ')}`
}

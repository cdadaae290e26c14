import { isAdmin } from '@sabi/shared/accounts/account'
import type { Call } from '@sabi/shared/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Look, Reach } from '../audit.queries.ts'
import type { Database } from '../../database/database.ts'
import { pointsOf, type CallAllowance } from '../limits/call-allowance.ts'
import type { Gate } from '../limits/gate.ts'
import { networkOf } from '../http/network.ts'
import { ReadyReply } from '../http/ready-reply.ts'
import { Refusal } from '../http/refusal.ts'
import type { Context, Cookies, Route, Viewer } from './serve.ts'

export interface Gatekeeper {
  /** True if administrators need a session with a second factor to act as such. */
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
  /** Returns whether a student is the teacher or a member of the class with this id, whatever was sent as the id. */
  isInClass(place: { classId: unknown; userId: string; role: 'teacher' | 'member' }): Promise<boolean>
  noteReach(reach: Reach): Promise<void>
  noteLook(look: Look): Promise<void>
}

interface RunnerOptions {
  gatekeeper: Gatekeeper
  gate: Gate
  /** Counts every call, also one that is refused afterwards. */
  allowance: CallAllowance
  /** Learns of every reply that is sent. */
  noteReply?: (call: Call, reply: unknown) => void
}

interface Caller {
  viewer: Viewer | null
  userId: string | undefined
}

/** The result of admission, before the body is read. */
interface Admitted {
  caller: Caller
  /** Aborted when the caller goes before the reply is sent. */
  signal: AbortSignal
}

/** A request for a call, and what came as its body. */
interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  body: unknown
}

/** A call that the server makes for a page. */
interface AskedByPage {
  /** The request for the page. It says whose call this is. */
  request: FastifyRequest
  reply: FastifyReply
  args: Partial<Said>
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal
}

/** A call whose turn at the gate has come or will come. */
interface Turn {
  request: FastifyRequest
  reply: FastifyReply
  said: Said
  signal: AbortSignal
  /** Undefined if nobody has been identified yet. */
  caller: Caller | undefined
}

/** The input of a caller: parameters of the path, the query, the body. */
interface Said {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Runs calls, whatever brings them: identify, refuse who may not make them, parse the input, run the handler. The database is asked
 * in turns of the gate; none is kept while a body comes in or a reply goes out, which may take a minute.
 */
export class CallRunner {
  readonly #gatekeeper: Gatekeeper
  readonly #gate: Gate
  readonly #allowance: CallAllowance
  readonly #noteReply: (call: Call, reply: unknown) => void
  readonly #admitted = new WeakMap<FastifyRequest, Admitted>()

  constructor({ gatekeeper, gate, allowance, noteReply = () => {} }: RunnerOptions) {
    this.#gatekeeper = gatekeeper
    this.#gate = gate
    this.#allowance = allowance
    this.#noteReply = noteReply
  }

  /** Lets in who may make the call, before its body is read. */
  async admit(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const signal = goneSignal(reply)
    const caller = await this.#gate.run(call.entrance ?? 'reads', { signal }, () =>
      this.#identify(call, request, request),
    )
    this.#admitted.set(request, { caller, signal })
  }

  hasAdmitted(request: FastifyRequest): boolean {
    return this.#admitted.has(request)
  }

  /** Runs the handler, after admission unless that happened before the body was read. */
  async run(route: Route, { request, reply, body }: Asked): Promise<unknown> {
    const { params, query } = request
    const known = this.#admitted.get(request)
    const signal = known?.signal ?? goneSignal(reply)
    return this.#run(route, { request, reply, said: { params, query, body }, signal, caller: known?.caller })
  }

  /** Makes a call for a page, on behalf of the viewer who requests that page. Returns what the handler gave. */
  async runForPage(route: Route, { request, reply, args, signal }: AskedByPage): Promise<unknown> {
    const { params = {}, query = {}, body } = args
    return this.#run(route, { request, reply, said: { params, query, body }, signal, caller: undefined })
  }

  async #run({ call, run }: Route, { request, reply, said, signal, caller: known }: Turn): Promise<unknown> {
    return this.#gate.run(call.entrance ?? 'reads', { signal, hasBegun: known !== undefined }, async () => {
      const caller = known ?? (await this.#identify(call, request, said))
      const input = parseInput(call, said)
      const reachFor = async (userId: string) => reach(call, { ...caller, userId }, this.#gatekeeper)
      if (caller.userId !== undefined && caller.userId !== caller.viewer?.user.id) await reachFor(caller.userId)
      if (call.showsPeople && caller.viewer !== null)
        await this.#gatekeeper.noteLook({ actorId: caller.viewer.user.id, call: call.path })
      const context = { ...this.#gatekeeper.context(request, reply), ...caller, reachFor, signal }
      const { cookies } = context
      return this.#gatekeeper.withReads(call, { request, cookies }, (reads) => run(input, { ...context, reads }))
    })
  }

  /** The reply with only the fields that the schema names. */
  replyOf(call: Call, result: unknown): unknown {
    const sent = call.reply.parse(result instanceof ReadyReply ? JSON.parse(result.json) : result)
    this.#noteReply(call, sent)
    return sent
  }

  async #identify(call: Call, request: FastifyRequest, said: Pick<Said, 'params' | 'query'>): Promise<Caller> {
    const viewer = await this.#gatekeeper.identify(request)
    this.#allowance.take(pointsOf(call, said.query), { viewer, network: networkOf(request.ip) })
    const userId = admit(call, viewer, said, this.#gatekeeper)
    await demandPlaceInClass(call, viewer, said, this.#gatekeeper)
    return { viewer, userId }
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

/** Checks access before the input is read; for `self`, returns the id of the student whose data is requested. */
function admit(
  call: Call,
  viewer: Viewer | null,
  { params, query }: Pick<Said, 'params' | 'query'>,
  gatekeeper: Gatekeeper,
): string | undefined {
  if (call.access === 'visitor') return undefined
  if (viewer === null) throw new Refusal(401, 'Please sign in first.')
  const asked = call.access === 'self' ? (userIdOf(params) ?? userIdOf(query) ?? viewer.user.id) : undefined
  const isForeign = asked !== undefined && asked !== viewer.user.id
  if (call.access !== 'admin' && !isForeign) return asked
  if (!isAdmin(viewer.user)) throw notAllowedTo(isForeign ? 'see' : 'do')
  demandSecondFactor(call, viewer, gatekeeper)
  return asked
}

/** Refuses who has no such place in the class, and does not say whether there is such a class. */
async function demandPlaceInClass(
  { access, method }: Call,
  viewer: Viewer | null,
  { params }: Pick<Said, 'params'>,
  gatekeeper: Gatekeeper,
): Promise<void> {
  if (viewer === null || (access !== 'teacher' && access !== 'member')) return
  const place = { classId: classIdOf(params), userId: viewer.user.id, role: access }
  if (!(await gatekeeper.isInClass(place))) throw notAllowedTo(method === 'GET' ? 'see' : 'do')
}

function notAllowedTo(verb: 'see' | 'do'): Refusal {
  return new Refusal(403, `You don't have permission to ${verb} this.`)
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
  if (viewer === null || !isAdmin(viewer.user)) throw notAllowedTo('see')
  demandSecondFactor(call, viewer, gatekeeper)
  const action = call.method === 'GET' ? 'read' : 'written'
  await gatekeeper.noteReach({ actorId: viewer.user.id, subjectId: userId, action, call: call.path })
}

function userIdOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null || !('userId' in part)) return undefined
  return typeof part.userId === 'string' ? part.userId : undefined
}

function classIdOf(params: unknown): unknown {
  return typeof params === 'object' && params !== null && 'classId' in params ? params.classId : undefined
}

function parseInput(call: Call, said: Said): Said {
  return {
    params: parsePart(call, 'params', said.params),
    query: parsePart(call, 'query', said.query),
    body: parsePart(call, 'body', said.body),
  }
}

function parsePart(call: Call, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const schema: z.ZodMiniType | undefined = call[part]
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => ({ path: [part, ...issue.path].join('.'), message: issue.message }))
  if (part === 'params') throw new Refusal(404, 'Not found.')
  throw new Refusal(400, prescribedMessage(call, fields) ?? describe(fields), { fields })
}

/** The message that the contract prescribes, unless the fault is in a field that it does not speak of. */
function prescribedMessage({ badInput }: Call, faults: { path: string }[]): string | undefined {
  if (badInput === undefined || typeof badInput === 'string') return badInput
  const [message, ...others] = new Set(faults.map(({ path }) => badInput[path.replace('body.', '')]))
  return others.length === 0 ? message : undefined
}

function describe(fields: { path: string; message: string }[]): string {
  return `The request could not be understood: ${fields.map(({ path, message }) => `${path}: ${message}`).join('; ')}`
}

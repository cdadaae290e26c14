import type { Call, InputOf, ResultOf } from '@sabi/shared/contract/call'
import { isAdmin, type User } from '@sabi/shared/accounts/account'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { Refusal } from './refusal.ts'
import { readForm } from './upload.ts'

/** Who makes a call: the account behind a valid session token. */
export interface Viewer {
  user: User
  /** Hash of the session's token, which names the session in the database. */
  tokenHash: Buffer
}

/** What a handler may know and do beside its input. */
export interface Context<Viewing> {
  viewer: Viewing
  /** Address of the caller, for limits. */
  address: string
  setSessionCookie(token: string, options: { untilBrowserCloses: boolean }): void
  clearSessionCookie(): void
}

type ContextOf<C extends Call> = C['access'] extends 'visitor'
  ? Context<Viewer | null>
  : C['access'] extends 'self'
    ? Context<Viewer> & {
        /** Whose data is asked for: the viewer's own, or anyone's for an administrator. */ userId: string
      }
    : Context<Viewer>

type Handler<C extends Call> = (input: InputOf<C>, context: ContextOf<C>) => Promise<ResultOf<C>>

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
  identify(request: FastifyRequest): Promise<Viewer | null>
  context(request: FastifyRequest, reply: FastifyReply): Omit<Context<Viewer | null>, 'viewer'>
}

/** Mounts routes: identify, refuse before the body is read, parse, run, and answer with nothing but what the reply's schema names. */
export function mount(app: FastifyInstance, routes: readonly Route[], gatekeeper: Gatekeeper): void {
  const admitted = new WeakMap<FastifyRequest, { viewer: Viewer | null; userId: string | undefined }>()
  for (const { call, run } of routes) {
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.bodyLimit ?? 16 * 1024,
      onRequest: async (request, reply) => {
        // What one student may read no cache on the way may keep for another.
        reply.header('Cache-Control', 'no-store')
        const viewer = await gatekeeper.identify(request)
        admitted.set(request, { viewer, userId: admit(call, viewer, request) })
      },
      handler: async (request, reply) => {
        const caller = admitted.get(request)
        if (caller === undefined) throw new Error('A handler ran for a request that nobody admitted')
        const input = parseInput(call, request, await bodyOf(call, request))
        const result = await run(input, { ...gatekeeper.context(request, reply), ...caller })
        return reply.code(call.status ?? 200).send(call.reply.parse(result))
      },
    })
  }
}

function bodyOf({ takesUpload = false, bodyLimit = 0 }: Call, request: FastifyRequest): unknown {
  if (!request.isMultipart()) return request.body
  if (!takesUpload) throw new Refusal(400, 'This request must be JSON.')
  return readForm(request, { largestFile: bodyLimit })
}

/** Refuses who may not make the call, before a look at what it says; for `self` gives the id of the student whose data is asked for. */
function admit({ access }: Call, viewer: Viewer | null, { params, query }: FastifyRequest): string | undefined {
  if (access === 'visitor') return undefined
  if (viewer === null) throw new Refusal(401, 'Please sign in first.')
  if (access === 'admin' && !isAdmin(viewer.user)) throw new Refusal(403, "You don't have permission to do this.")
  if (access !== 'self') return undefined
  const asked = userIdOf(params) ?? userIdOf(query) ?? viewer.user.id
  if (asked !== viewer.user.id && !isAdmin(viewer.user))
    throw new Refusal(403, "You don't have permission to see this.")
  return asked
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

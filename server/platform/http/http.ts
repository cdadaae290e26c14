import { randomUUID } from 'node:crypto'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import { contractVersion, type ErrorReply } from '@sabi/shared/contract/reply'
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { answerBrokenRequest } from './broken-requests.ts'
import { replyQuality } from './compression.ts'
import { boundConnections, ifConnected } from './connections.ts'
import type { Capacity } from './open-files.ts'
import { errorCode } from '@sabi/shared/errors/error-code'
import { isOfOwnNetwork } from './own-origin.ts'
import { Refusal } from './refusal.ts'
import { acceptJson, canDiscardBody, tooLargeText } from './request-body.ts'
import { closeSlowClients, patience } from './slow-clients.ts'
import type { Settings } from '../settings.ts'
import { acceptForms } from './upload.ts'
import { wordsPage } from './words-page.ts'

/**
 * Replies up to this size, such as a session's questions, are compressed in one step of less than a millisecond. A stream costs
 * half as much again, and its threads compete with the database for the same processors.
 */
const longestCompressedAtOnce = 32 * 1024

/** Enough for any client that pipelines at all. */
export const pipelined = 16

/** How long a server waits for callers. */
export const patiently = {
  requestTimeout: patience.requestMs,
  keepAliveTimeout: patience.idleMs,
  connectionsCheckingInterval: patience.checkEveryMs,
}

/** A new process is ready within five seconds. */
const restartSeconds = 3
const stoppingText = 'The server is restarting. Please try again in a moment.'

/** The database is usually back after a restart of some seconds. */
const databaseRetrySeconds = 2

export const serverErrorText = 'Server error. Please try again later.'

/** Paths that browsers fetch for a page but never show as one: the replies of calls, and files. */
const ofCall = /^\/api\//
const ofFile = /^\/(assets|fonts|packs|pictures)\//

/** Hashes of the inline scripts and styles that pages may use. */
interface InlineHashes {
  inlineScriptHashes: readonly string[]
  inlineStyleHashes: readonly string[]
}

/** The HTTP server with what all routes share: request ids, log lines, security headers, body parsing, the error envelope. */
export async function createHttpServer(
  settings: Settings,
  { inline, capacity }: { inline: InlineHashes; capacity: Capacity },
): Promise<FastifyInstance> {
  const contract = { 'x-contract-version': String(contractVersion) }
  const ofPages = { ...headersBy(rulesOfPages(settings, inline)), ...contract }
  const ofFiles = headersBy(rulesOfParts(settings))
  const headersOf = (url: string) =>
    ofFile.test(url) ? ofFiles : ofCall.test(url) ? { ...ofFiles, ...contract } : ofPages
  const introduce = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headersOf(request.url)).header('X-Request-Id', request.id)
  const app = fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? false,
    serverFactory: (handler) => createServer(patiently, ifConnected(handler)),
    forceCloseConnections: 'idle',
    // Its reply would have neither the headers nor the envelope of all others.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerBrokenRequest,
    // A path that can't be decoded comes here past all hooks.
    frameworkErrors: (error, request, reply) => void answerError(error, request, introduce(request, reply)),
  })
  closeSlowClients(app.server)
  const connections = boundConnections(app.server, { ...capacity, pipelined, checkEveryMs: patience.checkEveryMs })
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    connections.closeSilent()
  })
  app.addHook('onRequest', async (request, reply) => {
    introduce(request, reply)
    // A proxy before us may have gone by the other one.
    if ((request.raw.headersDistinct['host']?.length ?? 0) > 1)
      throw new Refusal(400, 'This request is not valid HTTP.')
    if (isStopping) throw new Refusal(503, stoppingText, { retryAfterSeconds: restartSeconds })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, url } = request
    request.log.info(
      { id, method, path: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
  // Compresses replies. Built files are compressed at build time.
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    syncThreshold: longestCompressedAtOnce,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: replyQuality } },
  })
  await app.register(cookies)
  acceptJson(app)
  await acceptForms(app)
  app.setErrorHandler(answerError)
  return app
}

/** The headers of every reply. They are always the same, so they are built once. */
function headersBy(rules: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const reply = new ServerResponse(request)
  helmet(rules)(request, reply, (error) => {
    if (error !== undefined) throw error
  })
  const security = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
  return Object.fromEntries(security)
}

/** The headers that browsers obey in a page or a worker. */
function rulesOfPages(settings: Settings, { inlineScriptHashes, inlineStyleHashes }: InlineHashes): HelmetOptions {
  return {
    ...rulesOfAll(settings),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'", ...inlineStyleHashes.map((hash) => `'${hash}'`)],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['ours'],
        ...(isSecure(settings) ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'same-origin' },
  }
}

/** A part that is opened directly may do nothing. Sending the kilobyte of rules for pages with each of sixty files would cost students data. */
function rulesOfParts(settings: Settings): HelmetOptions {
  return {
    ...rulesOfAll(settings),
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

function rulesOfAll(settings: Settings) {
  return {
    strictTransportSecurity: isOnInternet(settings) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  } satisfies HelmetOptions
}

/** A browser that insists on https for a name of a school's own network would find the next laptop of that name shut. */
function isOnInternet(settings: Settings): boolean {
  return isSecure(settings) && !isOfOwnNetwork(new URL(settings.BASE_URL ?? '').hostname)
}

function isSecure({ BASE_URL }: Settings): boolean {
  return BASE_URL?.startsWith('https:') ?? false
}

/**
 * The only place where errors become replies: HTTP errors with their own message, everything else as a 500 whose id is
 * in the log.
 */
function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, fields, retryAfterSeconds } = explainError(error, request, reply)
  if (!wantsHtml(request)) return sendError(reply, status, message, fields)
  // At a busy hour the browser tries again, not the student.
  const retry = status === 503 ? { retryAfterSeconds } : {}
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(wordsPage(message, { canTryAgain: true, ...retry }))
}

/** Returns whether a browser is opening a page; scripts and the app's own calls don't ask for HTML. */
function wantsHtml({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

/** Describes an error for a reply of any format, and sets its headers. Logs server errors. */
export function explainError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): Explanation {
  const { statusCode } = error instanceof Refusal ? { statusCode: error.status } : error
  // Node would receive the rest of the body, for as long as a request may take.
  if (statusesBeforeBody.has(statusCode) && !canDiscardBody(request)) reply.header('Connection', 'close')
  if (error instanceof Refusal) {
    return withRetry(reply, error)
  }
  const status = error.statusCode ?? 500
  // The router's word for an id that is longer than any can be.
  if (status === 414) return { status: 404, message: 'Not found.' }
  if (isCallerGone(error, request)) return { status: 400, message: 'The connection was closed.' }
  if (isDatabaseAway(error)) {
    request.log.warn({ id: request.id, path: pathOf(request.url), err: error }, 'the database is unreachable')
    return withRetry(reply, new Refusal(503, serverErrorText, { retryAfterSeconds: databaseRetrySeconds }))
  }
  if (isAccountGone(error)) return { status: 401, message: 'Please sign in first.' }
  if (status >= 500) {
    request.log.error({ id: request.id, method: request.method, path: pathOf(request.url), err: error }, 'failed')
    return { status: 500, message: serverErrorText }
  }
  return { status: status === 415 ? 400 : status, message: clientErrorText(status, error) }
}

function withRetry(reply: FastifyReply, refusal: Refusal): Refusal {
  if (refusal.retryAfterSeconds !== undefined) reply.header('Retry-After', String(refusal.retryAfterSeconds))
  return refusal
}

interface Explanation {
  status: number
  message: string
  fields?: ErrorReply['fields']
  retryAfterSeconds?: number | undefined
}

/** Refusals of a body that may not have arrived yet. */
const statusesBeforeBody = new Set<number | undefined>([413, 415, 503])

/**
 * Shut down, refusing connections, out of room or of file descriptors, only to be read (a standby that is not promoted yet), or still busy with others
 * after all retries.
 */
const awayCodes = /^(08...|57P0[1-3]|53...|25006|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|EMFILE|ENFILE)$/

/** The caller hung up half-way. The code of this error is the one that a broken connection to the database has. */
function isCallerGone(error: Error, { raw }: FastifyRequest): boolean {
  return error === raw.errored || error === raw.socket.errored
}

/** The database could not be reached, or went away under the query: soon it may be back, so the caller is asked to return. */
function isDatabaseAway(error: Error): boolean {
  return (
    awayCodes.test(errorCode(error) ?? '') ||
    /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client .* not queryable)/.test(
      error.message,
    )
  )
}

/** The account was deleted during the request, so what it wrote has no owner. */
function isAccountGone(error: Error): boolean {
  return 'constraint' in error && String(error.constraint).endsWith('_user_id_fkey') && errorCode(error) === '23503'
}

function clientErrorText(status: number, error: FastifyError): string {
  if (status === 413) return tooLargeText
  if (status === 415) return 'This request must be JSON.'
  if (error.code === 'FST_ERR_BAD_URL') return 'This address is not valid.'
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return 'This request is not valid JSON.'
  return error.message
}

/** Sends the error envelope: the same human text under `error` and `message`, and the request's id. */
export function sendError(
  reply: FastifyReply,
  status: number,
  text: string,
  fields?: ErrorReply['fields'],
): FastifyReply {
  const body: ErrorReply = { success: false, error: text, message: text, requestId: reply.request.id, fields }
  return reply.code(status).send(body)
}

/** The path without the query, which may contain a search. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

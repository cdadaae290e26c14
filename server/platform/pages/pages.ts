import { join } from 'node:path'
import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import { isPage, type DrawnPage, type Page } from '@sabi/shared/contract/pages'
import type { EarlierFiles } from './app-files.ts'
import { compressNow } from '../http/compression.ts'
import { isDrawn } from './drawing.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../http/http.ts'
import { notFoundPath, type SentPage, type Shell } from './shell.ts'
import { waitAtMost } from '../wait-at-most.ts'

const aYear = 'public, max-age=31536000, immutable'
/** How long a page waits for the database. */
const topicsWaitMs = 1_000
const askFirst = 'no-cache'
const namedByContent = /-[\da-f]{12}\.json/
/** Pages opened by a link with a token, whose address must not appear in a `Referer`. */
const pagesWithToken: readonly Page[] = ['/setup', '/reset-password', '/verify-email']

const knownFiles = {
  // Each existing file gets a route, so that other paths cause no disk access. Pages are served filled, never as built.
  wildcard: false,
  globIgnore: ['**/*.{html,br,gz}'],
  preCompressed: true,
  index: false,
  cacheControl: false,
} satisfies FastifyStaticOptions

/** No browser asks whether a file that is named by its content has changed. A first visit loads some seventy of them. */
const neverAskedAgain = {
  etag: false,
  lastModified: false,
  acceptRanges: false,
} satisfies Partial<FastifyStaticOptions>

interface PagesOptions {
  shell: Shell
  packsRoot: string
  topicIds: () => Promise<readonly string[]>
  earlierFiles: EarlierFiles
}

/**
 * Serves the built app and what phones fetch of the bank, precompressed; every path that is no page answers 404, with the app's
 * own 404 screen.
 */
export async function mountPages(
  app: FastifyInstance,
  { shell, packsRoot, topicIds, earlierFiles }: PagesOptions,
): Promise<void> {
  await app.register(staticFiles, {
    ...knownFiles,
    root: packsRoot,
    prefix: '/packs/',
    decorateReply: false,
    setHeaders: (reply, path) => void reply.header('Cache-Control', namedByContent.test(path) ? aYear : askFirst),
  })
  await app.register(staticFiles, {
    ...knownFiles,
    ...neverAskedAgain,
    root: join(shell.webRoot, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('Cache-Control', aYear),
  })
  await app.register(staticFiles, {
    ...knownFiles,
    globIgnore: [...knownFiles.globIgnore, 'assets/**'],
    root: shell.webRoot,
    setHeaders: (reply) => void reply.header('Cache-Control', askFirst),
  })
  app.get('/static-questions.json', (_, reply) => reply.sendFile('static-questions.json', packsRoot))
  app.setNotFoundHandler(async (request, reply) => {
    const path = withoutSlash(request.url.split('?', 1)[0] ?? '')
    if (path.startsWith('/assets/') && (await sendEarlier(request, reply, await earlierFiles.find(path)))) return reply
    if (!wantsPage(request, path)) return sendError(reply, 404, 'Not found.')
    hideAddress(reply, path)
    await shell.refresh(path)
    if (isDrawn(path) && (await sendDrawn(request, reply, { shell, path }))) return reply
    if (await isThere(path, { shell, topicIds })) return sendPage(request, reply, shell.page(path))
    return sendPage(request, reply.code(404), shell.page(notFoundPath))
  })
}

/**
 * Returns whether there is a page at this path. The database knows the topics that were added; while it is unreachable
 * or slow, the app will ask.
 */
async function isThere(path: string, { shell, topicIds }: Pick<PagesOptions, 'shell' | 'topicIds'>): Promise<boolean> {
  if (!isPage(path)) return false
  const topicId = /^\/topics\/(.+)$/.exec(path)?.[1]
  if (topicId === undefined || shell.isWritten(path)) return true
  let isKnown = true
  const ask = async () => {
    const ids = await topicIds()
    isKnown = ids.some((id) => encodeURIComponent(id) === topicId)
  }
  await waitAtMost(
    topicsWaitMs,
    ask().catch(() => undefined),
  )
  return isKnown
}

/** Draws a page for this request and sends it. False where it can't be drawn: the app will do it then. */
async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { shell, path }: { shell: Shell; path: DrawnPage },
): Promise<boolean> {
  const search = searchOf(request)
  const { links } = shell.page(path)
  try {
    if (search === '') await sendPage(request, reply, { ...(await shell.drawn(path)), links })
    else await sendOwnPage(request, reply, { html: await shell.draw(path, { search }), links })
    return true
  } catch (error) {
    request.log.error({ id: request.id, err: error }, 'could not render a page')
    return false
  }
}

/** Sends a page rendered for a single request. */
export async function sendOwnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, links }: { html: string; links: string },
): Promise<FastifyReply> {
  if (links !== '') reply.header('Link', links)
  reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').header('Vary', variesBy(reply))
  if (!takesBrotli(request)) return reply.send(html)
  return reply.header('Content-Encoding', 'br').send(await compressNow(html))
}

/**
 * Keeps the address of a page with a token out of every `Referer`. The origin is still sent, because otherwise browsers
 * would post the page's own form with the `Origin` 'null'.
 */
export function hideAddress(reply: FastifyReply, path: string): void {
  if (pagesWithToken.some((page) => path.startsWith(page))) reply.header('Referrer-Policy', 'strict-origin')
}

/** The query of a request, without the question mark. */
export function searchOf({ url }: FastifyRequest): string {
  return url.split('?').slice(1).join('?')
}

/** Sends a file of another release; false where there is none. */
async function sendEarlier(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Awaited<ReturnType<EarlierFiles['find']>>,
): Promise<boolean> {
  if (file === null || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  reply.type(file.type).header('Cache-Control', aYear).header('Vary', 'Accept-Encoding')
  if (takesBrotli(request)) reply.header('Content-Encoding', 'br').send(file.brotli)
  else reply.send(await file.plain())
  return true
}

/** What a page depends on: how it may be compressed, and what is known of it already. */
function variesBy(reply: FastifyReply): string {
  return [reply.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', ')
}

function takesBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
}

/** Sends a page that is the same for everyone. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, tag, brotli, links }: SentPage,
): Promise<FastifyReply> {
  if (links !== '') reply.header('Link', links)
  reply.type('text/html; charset=utf-8').header('Cache-Control', askFirst).header('Vary', variesBy(reply))
  if (reply.statusCode === 200) {
    reply.header('ETag', tag)
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  }
  return takesBrotli(request) ? reply.header('Content-Encoding', 'br').send(await brotli()) : reply.send(html)
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !/^\/(api|packs|assets|pictures)\//.test(path)
}

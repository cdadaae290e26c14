import staticFiles from '@fastify/static'
import { isPage, type Page } from '@sabi/shared/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './http.ts'
import type { Shell } from './shell.ts'

const aYear = 'public, max-age=31536000, immutable'
const askFirst = 'no-cache'
/** Pages that a link with a token opens: no other site may learn it as the place somebody came from. */
const pagesWithToken: readonly Page[] = ['/setup', '/reset-password', '/verify-email']

/** Serves the built app and the packs, precompressed; every path that is no page answers 404, with the app's own 404 screen. */
export async function mountPages(
  app: FastifyInstance,
  { shell, packsRoot }: { shell: Shell; packsRoot: string },
): Promise<void> {
  await app.register(staticFiles, {
    root: packsRoot,
    prefix: '/packs/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => void reply.header('Cache-Control', path.includes('index.json') ? askFirst : aYear),
  })
  await app.register(staticFiles, {
    root: shell.webRoot,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('Cache-Control', path.includes('/assets/') ? aYear : askFirst),
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (!wantsPage(request, path)) return sendError(reply, 404, 'Not found.')
    if (pagesWithToken.some((page) => path.startsWith(page))) reply.header('Referrer-Policy', 'no-referrer')
    return sendShell(request, reply.code(isPage(path) ? 200 : 404))
  })

  function sendShell(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.type('text/html; charset=utf-8').header('Cache-Control', askFirst).header('Vary', 'Accept-Encoding')
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const { html, brotli } = shell.page()
    return takesBrotli ? reply.header('Content-Encoding', 'br').send(brotli) : reply.send(html)
  }
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !path.startsWith('/api/') && !path.startsWith('/packs/') && !path.startsWith('/assets/')
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import staticFiles from '@fastify/static'
import { isPage } from '@sabi/shared/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './http.ts'

const aYear = 'public, max-age=31536000, immutable'
const askFirst = 'no-cache'

/** The page that all screens start from. */
export interface Shell {
  html: string
  /** For the content security policy: the hashes of its inline scripts. */
  inlineScriptHashes: string[]
}

/** Reads the built app. Throws where it was not built. */
export function readShell(webRoot: string): Shell {
  const html = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const inlineScriptHashes = scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
  return { html, inlineScriptHashes }
}

/** Serves the built app and the packs, precompressed; every path that is no page answers 404, with the app's own 404 screen. */
export async function mountPages(
  app: FastifyInstance,
  { shell, webRoot, packsRoot }: { shell: Shell; webRoot: string; packsRoot: string },
): Promise<void> {
  const compressed = brotliCompressSync(shell.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
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
    root: webRoot,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('Cache-Control', path.includes('/assets/') ? aYear : askFirst),
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (!wantsPage(request, path)) return sendError(reply, 404, 'Not found.')
    return sendShell(request, reply.code(isPage(path) ? 200 : 404))
  })

  function sendShell(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.type('text/html; charset=utf-8').header('Cache-Control', askFirst).header('Vary', 'Accept-Encoding')
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    return takesBrotli ? reply.header('Content-Encoding', 'br').send(compressed) : reply.send(shell.html)
  }
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !path.startsWith('/api/') && !path.startsWith('/packs/') && !path.startsWith('/assets/')
}

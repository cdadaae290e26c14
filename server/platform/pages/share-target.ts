import { pageForShared, shareTarget } from '@sabi/shared/contract/share-target'
import type { Page } from '@sabi/shared/contract/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../http/own-origin.ts'
import { readSharedWords } from './shared-form.ts'

/**
 * Handles content from another app if the service worker, which otherwise does, is missing. Text goes to the tutor. A
 * file can't be passed on, so it is not read, and the next page asks for it.
 */
export function mountShareTarget(app: FastifyInstance, baseUrl: string | undefined): void {
  app.post(shareTarget.path, async (request, reply) => {
    if (isForeign(request, baseUrl)) return reply.redirect('/' satisfies Page, 303)
    const words = await readSharedWords(request.raw)
    return reply.redirect(pageForShared(words, words === null), 303)
  })
}

/**
 * Forms of other sites share nothing. The phone itself sends 'none' as the site, and possibly 'null' as the origin. Old
 * browsers send only the origin.
 */
function isForeign(request: FastifyRequest, baseUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined || (origin === 'null' && site !== undefined)) return false
  return !isOwnOrigin(origin, request, baseUrl)
}

import { pageForShared, shareTarget } from '@sabi/shared/contract/share-target'
import type { Page } from '@sabi/shared/contract/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../http/own-origin.ts'
import { readSharedWords } from './shared-form.ts'

/**
 * Answers what another app shares where the service worker, which otherwise does, is not there. Words go on to the tutor. A
 * file can't go on from here, and is not read: the page that it goes to asks for it.
 */
export function mountShareTarget(app: FastifyInstance, baseUrl: string | undefined): void {
  app.post(shareTarget.path, async (request, reply) => {
    if (isForeign(request, baseUrl)) return reply.redirect('/' satisfies Page, 303)
    const words = await readSharedWords(request.raw)
    return reply.redirect(pageForShared(words, words === null), 303)
  })
}

/**
 * A form of another site shares nothing. What a phone itself sends comes from no page: it says 'none', and may give 'null' for an origin. An
 * old browser says where a form comes from by its origin alone.
 */
function isForeign(request: FastifyRequest, baseUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined || (origin === 'null' && site !== undefined)) return false
  return !isOwnOrigin(origin, request, baseUrl)
}

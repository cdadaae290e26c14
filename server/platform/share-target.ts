import { pageForShared, shareTarget } from '@sabi/shared/contract/share-target'
import type { FastifyInstance } from 'fastify'
import { readForm } from './upload.ts'

/**
 * Answers what another app shares where the service worker, which otherwise does, is not there. Words go on to the tutor. A
 * file can't go on from here, and is not read: the page that it goes to asks for it.
 */
export function mountShareTarget(app: FastifyInstance): void {
  app.post(shareTarget.path, async (request, reply) => {
    const form = await readForm(request, { largestFile: 0 }).catch(() => null)
    return reply.redirect(pageForShared(form?.[shareTarget.words], form === null), 303)
  })
}

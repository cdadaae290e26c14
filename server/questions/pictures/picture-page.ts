import { PictureAddress, typeOfPicture } from '@sabi/shared/content/picture'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/database.ts'
import { sendError } from '../../platform/http/http.ts'
import type { Gate } from '../../platform/limits/gate.ts'
import { findPicture } from './pictures.queries.ts'

const megabyte = 1024 * 1024
const mostInMemory = 8 * megabyte
const aYear = 'public, max-age=31536000, immutable'
/** An SVG that is opened by its address is a document: this one may do nothing. */
const rules = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Serves pictures of questions. What an address shows never changes. */
export function mountPictures(app: FastifyInstance, { database, gate }: { database: Database; gate: Gate }): void {
  const known = new LRUCache<string, Buffer>({ maxSize: mostInMemory, sizeCalculation: ({ byteLength }) => byteLength })
  app.get('/pictures/:name', async (request, reply) => {
    const { data: address } = PictureAddress.safeParse(request.url.split('?', 1)[0])
    if (address === undefined) return sendError(reply, 404, 'Not found.')
    const bytes =
      known.get(address) ?? (await gate.run('reads', { signal: request.signal }, () => findPicture(database, address)))
    if (bytes === null) return sendError(reply, 404, 'Not found.')
    known.set(address, bytes)
    return reply
      .type(typeOfPicture(address))
      .header('Cache-Control', aYear)
      .header('Content-Security-Policy', rules)
      .send(bytes)
  })
}

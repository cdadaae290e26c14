import type { Call } from '@sabi/shared/contract/call'
import { DownloadedFile } from '@sabi/shared/contract/download'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallRunner } from './call-runner.ts'
import { EventStream, sendEvents } from '../http/event-stream.ts'
import { asAttachment, FileStream, sendFileStream } from '../http/file-stream.ts'
import { refuseOldClients, understandsAll, understoodBy } from './old-clients.ts'
import { ReadyReply } from '../http/ready-reply.ts'
import { Refusal } from '../http/refusal.ts'
import type { Route } from './serve.ts'
import { readForm } from '../http/upload.ts'

/**
 * Mounts routes: identify, refuse before the body is read, parse, run, and answer with nothing but what the reply's schema names.
 */
export function mount(app: FastifyInstance, routes: readonly Route[], runner: CallRunner): void {
  for (const route of routes) {
    const { call } = route
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: bodyLimitOf(call),
      config: { takesGzip: call.takesGzip ?? false },
      onRequest: async (request, reply) => {
        // A shared cache must not keep one student's data for another.
        reply.header('Cache-Control', 'no-store')
        refuseOldClients(call, request.headers)
        if (call.method !== 'GET') await runner.admit(call, request, reply)
      },
      handler: async (request, reply) => {
        if (call.method !== 'GET' && !runner.hasAdmitted(request))
          throw new Error('A handler ran for a request that was not admitted')
        const result = await runner.run(route, { request, reply, body: await bodyOf(call, request) })
        if (result instanceof EventStream) return sendEvents(reply, result, eventFor(call, request))
        if (result instanceof FileStream) return sendFileStream(reply, result)
        if (result instanceof ReadyReply && understandsAll(request.headers))
          return reply.type('application/json; charset=utf-8').send(result.json)
        if (call.givesFile) return sendFile(reply, DownloadedFile.parse(result))
        return reply.code(call.status ?? 200).send(understoodBy(request.headers, runner.replyOf(call, result)))
      },
    })
  }
}

/** The largest body of a call, in bytes. */
export function bodyLimitOf({ bodyLimit = 16 * 1024 }: Call): number {
  return bodyLimit
}

/** Makes of an event what is sent: nothing but what the call's schema names, and what the client understands. */
function eventFor({ events }: Call, { headers }: FastifyRequest): (event: unknown) => unknown {
  if (events === undefined) throw new Error('A handler answered with events that its call does not describe')
  return (event) => understoodBy(headers, events.parse(event))
}

function bodyOf({ takesUpload = false, bodyLimit = 0 }: Call, request: FastifyRequest): unknown {
  if (!request.isMultipart()) return request.body
  if (!takesUpload) throw new Refusal(400, 'This request must be JSON.')
  return readForm(request, { largestFile: bodyLimit })
}

function sendFile(reply: FastifyReply, file: DownloadedFile): FastifyReply {
  const { bytes } = file
  return asAttachment(reply, file).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

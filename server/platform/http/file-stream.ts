import { Readable } from 'node:stream'
import type { DownloadedFile } from '@sabi/shared/contract/download'
import type { FastifyReply } from 'fastify'

interface StreamedFile extends Pick<DownloadedFile, 'name' | 'type'> {
  chunks: AsyncIterable<Uint8Array>
  /** Called once the file has been sent, or the caller has gone. */
  onClose?: () => void
  /** Ends the reply half-way, and with it the connection. */
  signal?: AbortSignal
}

/** A reply with a file that is sent while it is being made. */
export class FileStream {
  readonly file: StreamedFile

  constructor(file: StreamedFile) {
    this.file = file
  }
}

/** Sends a file while it is being created, no faster than the caller reads it. */
export function sendFileStream(reply: FastifyReply, { file }: FileStream): FastifyReply {
  const { signal } = file
  const body = Readable.from(file.chunks, { objectMode: false, ...(signal === undefined ? {} : { signal }) })
  if (file.onClose !== undefined) body.once('close', file.onClose)
  return asAttachment(reply, file).send(body)
}

/** Makes the browser save the reply under this name. */
export function asAttachment(reply: FastifyReply, { name, type }: Pick<DownloadedFile, 'name' | 'type'>): FastifyReply {
  const safeName = name.replace(/[^\w.-]+/g, '-')
  return reply.type(type).header('Content-Disposition', `attachment; filename="${safeName}"`)
}

import type { IncomingMessage } from 'node:http'
import { shareTarget } from '@sabi/shared/contract/share-target'

/** Words that are shared come first and are few; what is behind them is a file, which is not read. */
const readBytes = 64 * 1024
const boundaryOf = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
const partOf = (name: string) => new RegExp(`;\\s*name="${name}"`, 'i')
const wordsPart = partOf(shareTarget.words)

/**
 * The text that another app shares; null if the form contains a file or ends early. Anyone may post one, so only its
 * beginning is read, with far less work than a form parser does for many parts.
 */
export async function readSharedWords(request: IncomingMessage): Promise<string | null> {
  const [, quoted, plain] = boundaryOf.exec(request.headers['content-type'] ?? '') ?? []
  const boundary = quoted ?? plain
  const form = await readBeginning(request)
  if (boundary === undefined) return null
  const parts = form.split(`--${boundary}`).map((part) => {
    const end = part.indexOf('\r\n\r\n')
    return { head: part.slice(0, Math.max(end, 0)), content: part.slice(end + 4) }
  })
  if (parts.some(({ head }) => /;\s*filename/i.test(head))) return null
  return (
    parts.find(({ head }) => wordsPart.test(head))?.content.replace(/\r\n$/, '') ??
    (isWhole(form, boundary) ? '' : null)
  )
}

function isWhole(form: string, boundary: string): boolean {
  return form.trimEnd().endsWith(`--${boundary}--`)
}

/** The body until it ended, was interrupted or was long enough. The rest is received and discarded. */
function readBeginning(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => {
      request.off('data', take)
      request.resume()
      resolve(Buffer.concat(chunks).subarray(0, readBytes).toString())
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= readBytes) finish()
    }
    request.on('data', take).once('end', finish).once('close', finish)
  })
}

import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from '@sabi/shared/errors/error-code'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the body may be compressed with gzip. */
    takesGzip?: boolean
  }
}

export const tooLargeText = 'This request is too large.'

/** Discarding a body up to this size is cheaper than a new connection. Also the size of the largest batch of answers. */
const shortBytes = 256 * 1024

/** Our calls nest values less than ten deep. */
const deepest = 32
const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}')

/** The first bytes of gzip with deflate (RFC 1952). Its last four give the length of the content. */
const gzipStart = Buffer.from([0x1f, 0x8b, 8])
const lengthBytes = 4
const fewestBytes = 18
/**
 * Three times the size of a full batch whose answers have nothing in common. The server would have to read a larger body only to refuse it;
 * our clients divide a batch that is refused.
 */
const mostGzipBytes = 64 * 1024
const damagedText = 'The body of this request is not valid gzip.'
/** Most batches fit into one chunk. */
const inflatedChunkBytes = 64 * 1024

/**
 * Accepts JSON bodies, or none, and refuses a compressed body before anything reads it. Only routes that set `takesGzip` inflate, short
 * ones and only as far as their body limit. Forms are parsed in `upload.ts`.
 */
export function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addHook('onRequest', async (request, reply) => {
    if (isPlain(request)) return
    if (takesGzip(request) && isGzip(request)) return assertShort(Number(request.headers['content-length'] ?? 0))
    // RFC 9110, 15.5.16: tells a 415 for the encoding from one for the media type.
    reply.header('Accept-Encoding', takesGzip(request) ? 'gzip' : 'identity')
    const only = takesGzip(request) ? 'gzip' : 'no compression'
    throw new Refusal(415, `The Content-Encoding of this request is not supported: this address accepts ${only}.`)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
    // A logout sends an empty JSON body.
    if (bytes.length === 0) return done(null, undefined)
    const json = isGzip(request) ? inflate(bytes, request) : bytes
    if (isTooDeep(json)) throw new Refusal(400, 'This request is not valid JSON: it is nested too deeply.')
    void parseJson(request, json.toString(), done)
  })
}

/**
 * Returns whether values are nested deeper than in any call. A batch of nothing but brackets compresses to 300 bytes and takes thirty times as
 * long to parse and check as an honest one.
 */
function isTooDeep(json: Buffer): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (isText) {
      if (byte === backslash) at++
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (byte === openBracket || byte === openBrace) {
      if (++depth > deepest) return true
    } else if (byte === closeBracket || byte === closeBrace) depth--
  }
  return false
}

/**
 * Returns whether the body of a refused request is small enough to be discarded, so that the connection can stay open.
 */
export function canDiscardBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= shortBytes
}

function encodingOf({ headers }: FastifyRequest): string {
  return headers['content-encoding']?.trim().toLowerCase() ?? ''
}

function isPlain(request: FastifyRequest): boolean {
  return ['', 'identity'].includes(encodingOf(request))
}

function isGzip(request: FastifyRequest): boolean {
  return encodingOf(request) === 'gzip'
}

function takesGzip({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.takesGzip === true
}

/** Inflates in one step, which stops and frees its memory at the limit and at any error. A batch takes a fraction of a millisecond. */
function inflate(bytes: Buffer, { routeOptions: { bodyLimit } }: FastifyRequest): Buffer {
  assertShort(bytes.length)
  if (bytes.length < fewestBytes || !bytes.subarray(0, gzipStart.length).equals(gzipStart))
    throw new Refusal(400, damagedText)
  const claimed = bytes.readUInt32LE(bytes.length - lengthBytes)
  if (claimed > bodyLimit) throw new Refusal(413, tooLargeText)
  // It consists of many members, and the length is from the last one: our clients never send that, and it is slow to
  // inflate.
  if (bytes.length > mostCompressedBytes(claimed)) throw new Refusal(400, damagedText)
  try {
    return gunzipSync(bytes, { maxOutputLength: bodyLimit, chunkSize: inflatedChunkBytes })
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw new Refusal(413, tooLargeText)
    throw new Refusal(400, damagedText)
  }
}

function assertShort(gzipBytes: number): void {
  if (gzipBytes > mostGzipBytes) throw new Refusal(413, tooLargeText)
}

/** Incompressible data grows by 5 bytes per block, and by the header with its file name. */
function mostCompressedBytes(bytes: number): number {
  return bytes * 1.01 + 1024
}

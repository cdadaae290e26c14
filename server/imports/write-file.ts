import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { WrittenFile } from '@sabi/content/exchange/writers/write'
import type { ExportFormat } from '@sabi/shared/content/export-formats'
import type { Question } from '@sabi/shared/content/question'

const longestMs = 60_000
const worker = fileURLToPath(new URL('./write-worker.ts', import.meta.url))
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export interface WriteRequest {
  format: ExportFormat
  questions: readonly Question[]
}

export type WriteReply = { file: WrittenFile } | { failed: string }

let lastWrite: Promise<unknown> = Promise.resolve()

/**
 * Writes a file of questions in a separate process, one at a time: typesetting the formulas of a whole bank takes
 * seconds, which would block all other requests. Throws if the process fails, crashes or takes too long.
 */
export function writeFileApart(request: WriteRequest): Promise<WrittenFile> {
  const write = lastWrite.then(() => writeNow(request))
  lastWrite = write.catch(() => undefined)
  return write
}

async function writeNow(request: WriteRequest): Promise<WrittenFile> {
  const { PATH, HOME, TMPDIR } = process.env
  const writer = fork(worker, {
    execArgv: ['--import', typeScript],
    env: { PATH, HOME, TMPDIR },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const tooLong = setTimeout(() => writer.kill('SIGKILL'), longestMs)
  try {
    const reply = await new Promise<WriteReply>((resolve, reject) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- the other end of this pipe is always write-worker.ts.
      writer.once('message', (message) => resolve(message as WriteReply))
      writer.once('error', reject)
      writer.once('exit', () => reject(new Error('Writing a file of questions took too long or too much memory')))
      writer.send(request, (error) => error !== null && reject(error))
    })
    if ('failed' in reply) throw new Error(`Writing a file of questions failed: ${reply.failed}`)
    return reply.file
  } finally {
    clearTimeout(tooLong)
    writer.kill('SIGKILL')
  }
}

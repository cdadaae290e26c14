import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ImportContext } from '@sabi/content/exchange/normalise-fields'
import type { FileToPrepare, PreparedFile } from '@sabi/content/exchange/prepare'
import { UnreadableFile } from '@sabi/content/exchange/raw'

const longestMs = 60_000
const mostMegabytes = 512
const worker = fileURLToPath(new URL('./read-worker.ts', import.meta.url))

export interface ReadRequest {
  file: FileToPrepare
  context: ImportContext
}

export type ReadReply = { prepared: PreparedFile } | { unreadable: string }

/**
 * Prepares a file of questions in a process of its own, so that a hostile one can neither stop the server nor take its
 * memory. Throws UnreadableFile where the file is not read, also for one that takes too long or too much memory.
 */
export async function readFileApart(
  request: ReadRequest,
  { timeoutMs = longestMs, megabytes = mostMegabytes }: { timeoutMs?: number; megabytes?: number } = {},
): Promise<PreparedFile> {
  const reader = fork(worker, {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const reply = await new Promise<ReadReply>((resolve, reject) => {
      timer = setTimeout(() => reject(new UnreadableFile('This file takes too long to read.')), timeoutMs)
      // oxlint-disable-next-line no-unsafe-type-assertion -- the other end of this pipe is read-worker.ts alone.
      reader.once('message', (message) => resolve(message as ReadReply))
      reader.once('error', reject)
      reader.once('exit', () => reject(new UnreadableFile('This file takes too much memory to read.')))
      reader.send(request, (error) => error !== null && reject(error))
    })
    if ('unreadable' in reply) throw new UnreadableFile(reply.unreadable)
    return reply.prepared
  } finally {
    clearTimeout(timer)
    reader.kill('SIGKILL')
  }
}

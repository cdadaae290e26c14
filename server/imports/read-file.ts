import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ImportContext } from '@sabi/content/exchange/normalise/normalise-fields'
import type { FileToPrepare, PreparedFile } from '@sabi/content/exchange/prepare'
import { UnreadableFile } from '@sabi/content/exchange/raw'

const longestMs = 60_000
const mostMegabytes = 512
/** The heap's limit does not bound buffers outside it, so that the process as a whole is watched too. */
const mostBesideHeap = 512
const watchEveryMs = 200
const pageBytes = 4096
const worker = fileURLToPath(new URL('./read-worker.ts', import.meta.url))
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export interface ReadRequest {
  file: FileToPrepare
  context: ImportContext
}

export type ReadReply = { prepared: PreparedFile } | { unreadable: string } | { failed: string }

interface Limits {
  timeoutMs?: number
  megabytes?: number
}

let lastRead: Promise<unknown> = Promise.resolve()

/**
 * Prepares a file of questions in a separate process, one at a time, so that a hostile file can neither stop the server
 * nor take its memory or secrets. Throws UnreadableFile if the file cannot be read, or takes too long or too much
 * memory.
 */
export function readFileApart(request: ReadRequest, limits: Limits = {}): Promise<PreparedFile> {
  const read = lastRead.then(() => readNow(request, limits))
  lastRead = read.catch(() => undefined)
  return read
}

async function readNow(
  request: ReadRequest,
  { timeoutMs = longestMs, megabytes = mostMegabytes }: Limits,
): Promise<PreparedFile> {
  const { PATH, HOME, TMPDIR } = process.env
  const reader = fork(worker, {
    execArgv: ['--import', typeScript, `--max-old-space-size=${megabytes}`],
    env: { PATH, HOME, TMPDIR },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timers: NodeJS.Timeout[] = []
  try {
    const reply = await new Promise<ReadReply>((resolve, reject) => {
      const giveUp = (words: string) => reject(new UnreadableFile(words))
      timers.push(
        setTimeout(() => giveUp('This file takes too long to read.'), timeoutMs),
        setInterval(() => void watch(reader, megabytes + mostBesideHeap), watchEveryMs),
      )
      // oxlint-disable-next-line no-unsafe-type-assertion -- the other end of this pipe is always read-worker.ts.
      reader.once('message', (message) => resolve(message as ReadReply))
      reader.once('error', reject)
      reader.once('exit', () => giveUp('This file takes too much memory to read.'))
      reader.send(request, (error) => error !== null && reject(error))
    })
    if ('failed' in reply) throw new Error(`Reading a file failed: ${reply.failed}`)
    if ('unreadable' in reply) throw new UnreadableFile(reply.unreadable)
    return reply.prepared
  } finally {
    for (const timer of timers) clearTimeout(timer)
    reader.kill('SIGKILL')
  }
}

/** Ends a process that holds more memory than it may; only Linux says how much that is. */
async function watch(reader: ChildProcess, mostMegabytesInAll: number): Promise<void> {
  const pages = await readFile(`/proc/${reader.pid}/statm`, 'utf8').catch(() => '')
  const resident = (Number(pages.split(' ')[1] ?? 0) * pageBytes) / 1024 / 1024
  if (resident > mostMegabytesInAll) reader.kill('SIGKILL')
}

import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const watchEveryMs = 200
const pageBytes = 4096
/** Of a process that ended itself by SIGABRT, where a shell started it. */
const abortCode = 134
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export interface ProcessLimits {
  timeoutMs: number
  /** Of the heap of JavaScript. */
  megabytes: number
  /** Of everything else; the heap's limit does not bound buffers outside it. */
  megabytesBesideHeap: number
}

/** A process that took longer, or more memory, than it may. */
export class ExceededLimit extends Error {
  override name = 'ExceededLimit'
  readonly limit: 'time' | 'memory'

  constructor(limit: 'time' | 'memory') {
    super(`A separate process exceeded its limit of ${limit}`)
    this.limit = limit
  }
}

/**
 * Works on hostile bytes in a separate process for each request, so that they can neither stop the server nor take its memory or
 * secrets. The worker's module calls `answerOnce`. Requests are answered one at a time.
 */
export class SeparateProcess<Request, Reply> {
  readonly #worker: string
  #last: Promise<unknown> = Promise.resolve()

  constructor(worker: URL) {
    this.#worker = fileURLToPath(worker)
  }

  /** Throws ExceededLimit if the process is stopped by its limits. */
  ask(request: Request, limits: ProcessLimits): Promise<Reply> {
    const answered = this.#last.then(() => this.#askNow(request, limits))
    this.#last = answered.catch(() => undefined)
    return answered
  }

  async #askNow(request: Request, { timeoutMs, megabytes, megabytesBesideHeap }: ProcessLimits): Promise<Reply> {
    const { PATH, HOME, TMPDIR } = process.env
    const worker = fork(this.#worker, {
      execArgv: ['--import', typeScript, `--max-old-space-size=${megabytes}`],
      env: { PATH, HOME, TMPDIR },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timers: NodeJS.Timeout[] = []
    try {
      const reply = await new Promise<Outcome<Reply>>((resolve, reject) => {
        timers.push(
          setTimeout(() => reject(new ExceededLimit('time')), timeoutMs),
          setInterval(() => void watch(worker, megabytes + megabytesBesideHeap), watchEveryMs),
        )
        // oxlint-disable-next-line no-unsafe-type-assertion -- the other end of this pipe is always `answerOnce`.
        worker.once('message', (message) => resolve(message as Outcome<Reply>))
        worker.once('error', reject)
        worker.once('exit', (code, signal) => reject(endOf(code, signal)))
        worker.send({ request }, (error) => error !== null && reject(error))
      })
      if ('failed' in reply) throw new Error(`A separate process failed: ${reply.failed}`)
      return reply.done
    } finally {
      for (const timer of timers) clearTimeout(timer)
      worker.kill('SIGKILL')
    }
  }
}

/** V8 aborts a process whose heap is full, and `watch` kills one that holds too much beside it. Any other exit is our bug. */
function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  return signal === null && code !== abortCode
    ? new Error(`A separate process ended with code ${code} before it answered`)
    : new ExceededLimit('memory')
}

type Outcome<Reply> = { done: Reply } | { failed: string }

/** In the worker: answers one request and exits, even if nobody listens. */
export function answerOnce(answer: (request: never) => unknown): void {
  const reply = async (request: never) => {
    const outcome = await outcomeOf(async () => answer(request))
    process.send?.(outcome, undefined, undefined, () => process.disconnect())
  }
  process.once('message', ({ request }: { request: never }) => void reply(request))
  process.once('disconnect', () => process.exit())
}

async function outcomeOf<Reply>(work: () => Promise<Reply>): Promise<Outcome<Reply>> {
  try {
    return { done: await work() }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Ends a process that holds more memory than it may; only Linux says how much that is. */
async function watch(worker: ChildProcess, mostMegabytes: number): Promise<void> {
  const pages = await readFile(`/proc/${worker.pid}/statm`, 'utf8').catch(() => '')
  const resident = (Number(pages.split(' ')[1] ?? 0) * pageBytes) / 1024 / 1024
  if (resident > mostMegabytes) worker.kill('SIGKILL')
}

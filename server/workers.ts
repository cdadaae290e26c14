import cluster, { type Worker } from 'node:cluster'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Front } from './front.ts'
import { gatherFigures } from './platform/watching/cluster-metrics.ts'
import { waitAtMost } from './platform/wait-at-most.ts'

/** Compiled where this file is (start.mjs). */
const extension = extname(import.meta.filename)
const program = join(import.meta.dirname, `worker${extension}`)
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const firstPauseMs = 500
const longestPauseMs = 10_000
/** A worker that ran so long did not fail at its start. */
const soundAfterMs = 60_000
/** Longer than a worker takes to finish what is in flight. */
const stopMs = 6_000

/** Messages from the first process to a worker. */
export type Order = { listen: { url: string } } | { open: true } | { stop: true }

/** Messages from a worker to the first process. */
export type Report = { isThere: true } | { listensOn: number } | { isOpen: true } | { failed: Failure }

/** A worker's error in a form that can be sent through the pipe. */
interface Failure {
  message: string
  stack: string | undefined
  code: string | undefined
}

interface WorkersOptions {
  count: number
  /** The address of the database, once it is there. */
  url: Promise<string>
  say: (line: string) => void
}

/**
 * Answers requests in several processes that share a port. One that dies is replaced, after longer pauses where it dies again and
 * again. All of them end when this process does, however that ends.
 */
export class Workers implements Front {
  readonly #count: number
  readonly #url: Promise<string>
  readonly #say: (line: string) => void
  readonly #current = new Set<Worker>()
  readonly #pauses = new Set<NodeJS.Timeout>()
  #starting: Promise<{ port: number }[]> | undefined
  #hasListened = false
  #isOpen = false
  #isClosing = false

  constructor({ count, url, say }: WorkersOptions) {
    this.#count = count
    this.#url = url
    this.#say = say
  }

  /** Starts the processes, which load their modules while the database starts. */
  start(): void {
    gatherFigures()
    const execArgv = extension === '.ts' ? ['--import', typeScript] : ['--enable-source-maps']
    cluster.setupPrimary({ exec: program, execArgv })
    this.#starting = Promise.all(Array.from({ length: this.#count }, () => this.#begin({ pauseMs: firstPauseMs })))
    // The callers that start the database and wait for listening get these errors.
    for (const promise of [this.#url, this.#starting]) promise.catch(() => undefined)
  }

  async listen(): Promise<number> {
    if (this.#starting === undefined) this.start()
    const begun = await this.#starting
    this.#hasListened = true
    return begun?.[0]?.port ?? 0
  }

  async open(): Promise<void> {
    this.#isOpen = true
    await Promise.all(Array.from(this.#current, openWorker))
  }

  async close(): Promise<void> {
    this.#isClosing = true
    for (const pause of this.#pauses) clearTimeout(pause)
    const ends = Array.from(this.#current, async (worker) => {
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      if (this.#hasListened) {
        tell(worker, { stop: true })
        await waitAtMost(stopMs, ended)
      }
      worker.process.kill('SIGKILL')
    })
    await Promise.all(ends)
  }

  /** Starts a worker and gives it with the port on which it listens. Rejects where it cannot. */
  async #begin({ pauseMs }: { pauseMs: number }): Promise<{ worker: Worker; port: number }> {
    const startedAt = performance.now()
    const worker = cluster.fork()
    this.#current.add(worker)
    const listens = new Promise<number>((resolve, reject) => {
      onReport(worker, (report) => {
        // Messages sent before it listens to this pipe are lost.
        if ('isThere' in report) void this.#tellUrl(worker)
        if ('listensOn' in report) resolve(report.listensOn)
        if ('failed' in report) reject(Object.assign(new Error(report.failed.message), report.failed))
      })
      worker.once('exit', () => reject(new Error('A worker process ended before it was listening')))
      // Without a listener it would end this process. One that cannot be started (no file descriptor is left) never exits.
      worker.on('error', (error) => {
        this.#say(`A worker process cannot be reached: ${String(error)}`)
        if (worker.process.pid === undefined) worker.emit('exit', null, 'not started')
      })
    })
    worker.once('exit', (code, signal) => {
      this.#current.delete(worker)
      const isSound = performance.now() - startedAt > soundAfterMs
      if (!this.#isClosing && this.#hasListened)
        this.#replace({ ended: signal ?? String(code), pauseMs: isSound ? firstPauseMs : pauseMs })
    })
    return { worker, port: await listens }
  }

  /** If there will be no database, the start as a whole fails. */
  async #tellUrl(worker: Worker): Promise<void> {
    const url = await this.#url.catch(() => undefined)
    if (url !== undefined) tell(worker, { listen: { url } })
  }

  #replace({ ended, pauseMs }: { ended: string; pauseMs: number }): void {
    this.#say(`A worker process ended (${ended}); starting another`)
    const pause = setTimeout(() => {
      this.#pauses.delete(pause)
      this.#begin({ pauseMs: Math.min(pauseMs * 2, longestPauseMs) }).then(
        async ({ worker }) => this.#isOpen && openWorker(worker),
        (error: unknown) => this.#say(String(error)),
      )
    }, pauseMs)
    this.#pauses.add(pause)
  }
}

/** A worker that dies is replaced, which is reported elsewhere. */
async function openWorker(worker: Worker): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = () => {
      stopListening()
      worker.off('exit', finish)
      resolve()
    }
    const stopListening = onReport(worker, (report) => 'isOpen' in report && finish())
    worker.once('exit', finish)
    tell(worker, { open: true })
  })
}

function tell(worker: Worker, order: Order): void {
  // It may have died a moment ago: its exit is what counts.
  worker.send(order, () => undefined)
}

/** Returns a function that stops listening. */
function onReport(worker: Worker, listen: (report: Report) => unknown): () => void {
  const hear = (message: unknown) => {
    // Other things go over this pipe as well.
    if (typeof message !== 'object' || message === null) return
    // oxlint-disable-next-line no-unsafe-type-assertion -- the other end of this pipe is worker.ts alone.
    listen(message as Report)
  }
  worker.on('message', hear)
  return () => worker.off('message', hear)
}

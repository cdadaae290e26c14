import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Question } from '@sabi/shared/content/question'
import type { JudgingOrder } from './fit-questions.ts'
import type { NumberedOrder, NumberedReply, Order, Outcome } from './variant-worker.ts'
import type { MadeVariants, VariantOrder } from './variants.ts'

const idleMs = 10 * 60_000
/** Timeout of one order, from when the orders before it are done. */
export const longestMs = 20_000
const worker = fileURLToPath(new URL('./variant-worker.ts', import.meta.url))
const typeScript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

interface Waiting {
  resolve(outcome: Outcome): void
  reject(error: Error): void
}

/**
 * Makes variants, and judges what a model wrote, in a child process: loading all families, typesetting formulas and comparing
 * questions would block all other requests. The process starts with the first order and exits when idle for a while. Only pending
 * orders keep this process alive.
 */
export class VariantsApart {
  #maker: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #tooLong: NodeJS.Timeout | undefined
  #lastNumber = 0
  readonly #waiting = new Map<number, Waiting>()

  /** Makes variants. Throws if the child process dies or is killed after the timeout. */
  async make(order: VariantOrder): Promise<MadeVariants> {
    const outcome = await this.#do({ make: order })
    if ('made' in outcome) return outcome.made
    throw failureOf(outcome)
  }

  /** Returns the written questions that are fit to be solved. Throws like `make`. */
  async judge(order: JudgingOrder): Promise<Question[]> {
    const outcome = await this.#do({ judge: order })
    if ('fit' in outcome) return outcome.fit
    throw failureOf(outcome)
  }

  /** Starts loading the families for an order that may come soon. A failure is reported by that order. */
  warm(): void {
    this.#do({ load: true }).catch(() => undefined)
  }

  async #do(order: Order): Promise<Outcome> {
    clearTimeout(this.#idle)
    const maker = (this.#maker ??= this.#start())
    const number = ++this.#lastNumber
    maker.channel?.ref()
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(number, { resolve, reject })
        if (this.#waiting.size === 1) this.#timeFirst()
        maker.send({ number, order } satisfies NumberedOrder, (error) => error !== null && reject(error))
      })
    } finally {
      this.#waiting.delete(number)
      this.#timeFirst()
      if (this.#waiting.size === 0) this.#rest(maker)
    }
  }

  /** Restarts the timeout. Orders run one after the other, so each one's time starts when the one before it is done. */
  #timeFirst(): void {
    clearTimeout(this.#tooLong)
    if (this.#waiting.size > 0) this.#tooLong = setTimeout(() => this.#maker?.kill('SIGKILL'), longestMs)
  }

  #start(): ChildProcess {
    const { PATH, HOME, TMPDIR } = process.env
    const maker = fork(worker, {
      execArgv: ['--import', typeScript],
      env: { PATH, HOME, TMPDIR },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    maker.unref()
    maker.on('message', (message) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- only variant-worker.ts writes to this pipe.
      const reply = message as NumberedReply
      this.#waiting.get(reply.number)?.resolve(reply.outcome)
    })
    maker.on('error', (error) => this.#giveUp(maker, error))
    maker.on('exit', () => this.#giveUp(maker, new Error('The variant process exited')))
    return maker
  }

  #rest(maker: ChildProcess): void {
    maker.channel?.unref()
    this.#idle = setTimeout(() => maker.kill(), idleMs).unref()
  }

  /** Rejects all pending orders. The next order starts another process. */
  #giveUp(maker: ChildProcess, error: Error): void {
    if (this.#maker !== maker) return
    this.#maker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
  }
}

function failureOf(outcome: Outcome): Error {
  return new Error(`Could not make variants: ${'failed' in outcome ? outcome.failed : 'unexpected reply'}`)
}

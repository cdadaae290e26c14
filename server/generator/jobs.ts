import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payer } from '../ai-provider/shares.ts'
import { Limit } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import {
  deleteGeneration,
  endGeneration,
  findRunning,
  findSummary,
  insertGeneration,
  settleSilent,
  type Wish,
} from './generations.queries.ts'
import { makeQuestions, type Makers } from './make-questions.ts'
import type { Job } from './stock.ts'

const lookAgainMs = 250
/** Attempts allowed per generation of the daily limit, because failed and stopped ones also cost work and AI calls. */
const attemptsForOne = 4
const brokeOff = 'Generating questions was interrupted. Please try again.'

/** A running generation, and a promise that resolves at its end. */
export interface Begun {
  id: string
  end: Promise<unknown>
}

/** Runs at most one generation per student at a time, and no more per day than the operator allows. */
export class Jobs {
  readonly #makers: Makers
  readonly #inADay: Limit
  readonly #attempts: Limit
  /** End promises of running generations, by id, so that all waiters share one poll. */
  readonly #ends = new Map<string, Promise<unknown>>()

  constructor({ pool, settings }: Platform, makers: Makers) {
    this.#makers = makers
    const points = settings.GENERATIONS_A_DAY
    this.#inADay = new Limit(pool, {
      name: 'generations-in-a-day',
      isOfAccounts: true,
      points,
      windowSeconds: 24 * 60 * 60,
      message: `You have generated questions ${points === 1 ? 'once' : `${points} times`} today. Please come back tomorrow.`,
    })
    this.#attempts = new Limit(pool, {
      name: 'generation-attempts-in-a-day',
      isOfAccounts: true,
      points: points * attemptsForOne,
      windowSeconds: 24 * 60 * 60,
      message: 'You have reached today’s limit. Please try again tomorrow.',
    })
  }

  /** Fails a generation whose process has died, so that the student sees the failure and can start another. */
  async settle(userId: string): Promise<void> {
    await this.#end(userId, settleSilent(this.#makers.database, userId, brokeOff))
  }

  /** Stops a generation of the student. Its questions are kept. */
  async stop(userId: string, id: string): Promise<void> {
    await this.#end(userId, endGeneration(this.#makers.database, { userId, id, state: 'stopped', message: null }))
  }

  /** Refunds a generation that made nothing. Only the call that ends it refunds it, so it is refunded once. */
  async #end(userId: string, madeNothing: Promise<boolean>): Promise<void> {
    if (await madeNothing) await this.#inADay.giveBack(userId)
  }

  /** Starts a generation, or joins the running one if the request is the same. Refuses if a different one is running. */
  async begin(payer: Payer, wish: Wish): Promise<Begun> {
    const { database } = this.#makers
    const { userId } = payer
    const id = randomUUID()
    await this.settle(userId)
    if (await insertGeneration(database, { id, userId, wish })) return this.#start({ id, ...payer, wish })
    const running = await findRunning(database, userId)
    // It ended between the two queries.
    if (running === undefined) return this.begin(payer, wish)
    if (!isSame(running, wish))
      throw new Refusal(409, 'Your questions are already being generated. Please wait until they are ready.')
    return { id: running.id, end: this.#endOf({ userId, id: running.id }) }
  }

  /** Resolves once the limits allow the work. */
  async #start(job: Job): Promise<Begun> {
    try {
      await this.#inADay.spend(job.userId, () => this.#attempts.count(job.userId))
    } catch (error) {
      // If it can't be deleted now, it will fail later for lack of a heartbeat.
      await deleteGeneration(this.#makers.database, job).catch(warn)
      throw error
    }
    const end = this.#end(job.userId, makeQuestions(this.#makers, job))
      .catch(warn)
      .finally(() => this.#ends.delete(job.id))
    this.#ends.set(job.id, end)
    return { id: job.id, end }
  }

  /** Waits for a generation, whether it runs in this process or another. */
  #endOf(job: { userId: string; id: string }): Promise<unknown> {
    const known = this.#ends.get(job.id)
    if (known !== undefined) return known
    const end = this.#untilOver(job)
      // Every caller queries the result afterwards and sees the error itself.
      .catch(warn)
      .finally(() => this.#ends.delete(job.id))
    this.#ends.set(job.id, end)
    return end
  }

  /** Polls until the generation is over. Fails it if its process has died, so that nobody polls for ever. */
  async #untilOver({ userId, id }: { userId: string; id: string }): Promise<void> {
    for (;;) {
      await this.settle(userId)
      const summary = await findSummary(this.#makers.database, { userId, id })
      if (summary?.state !== 'running') return
      await sleep(lookAgainMs)
    }
  }
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}

function isSame(a: Wish, b: Wish): boolean {
  return asText(a) === asText(b)
}

function asText({ subject, examType, count, topicIds }: Wish): string {
  return JSON.stringify([subject, examType, count, [...new Set(topicIds)].toSorted()])
}

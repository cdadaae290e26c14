import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payer } from '../platform/ai/shares.ts'
import { Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/refusal.ts'
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
/** For each generation that counts, so many may come to nothing or be stopped: they cost work and calls as well. */
const attemptsForOne = 4
const brokeOff = 'The work broke off. Please try again.'

/** A generation that runs, and its end. */
export interface Begun {
  id: string
  end: Promise<unknown>
}

/** One generation at a time for each student, and no more in a day than the operator allows. */
export class Jobs {
  readonly #makers: Makers
  readonly #inADay: Limit
  readonly #attempts: Limit
  /** The ends of what runs, by its id: one look for all who wait. */
  readonly #ends = new Map<string, Promise<unknown>>()

  constructor({ pool, settings }: Platform, makers: Makers) {
    this.#makers = makers
    const points = settings.GENERATIONS_A_DAY
    this.#inADay = new Limit(pool, {
      name: 'generations-in-a-day',
      points,
      windowSeconds: 24 * 60 * 60,
      message: `New questions were made for you ${points === 1 ? 'once' : `${points} times`} today. Please go on tomorrow.`,
    })
    this.#attempts = new Limit(pool, {
      name: 'generation-attempts-in-a-day',
      points: points * attemptsForOne,
      windowSeconds: 24 * 60 * 60,
      message: 'You have begun too often today. Please go on tomorrow.',
    })
  }

  /** Ends what lost its process, so that it is told as failed and another may begin. */
  async settle(userId: string): Promise<void> {
    await this.#end(userId, settleSilent(this.#makers.database, userId, brokeOff))
  }

  /** Ends a generation of the student; what it made stays. */
  async stop(userId: string, id: string): Promise<void> {
    await this.#end(userId, endGeneration(this.#makers.database, { userId, id, state: 'stopped', message: null }))
  }

  /** What made nothing is not counted: whoever ends it gives its turn back, so that it comes back once. */
  async #end(userId: string, madeNothing: Promise<boolean>): Promise<void> {
    if (await madeNothing) await this.#inADay.giveBack(userId)
  }

  /** Begins a generation, or joins the one that runs if it was asked for the same. Refuses while another one runs. */
  async begin(payer: Payer, wish: Wish): Promise<Begun> {
    const { database } = this.#makers
    const { userId } = payer
    const id = randomUUID()
    await this.settle(userId)
    if (await insertGeneration(database, { id, userId, wish })) return this.#start({ id, ...payer, wish })
    const running = await findRunning(database, userId)
    // It ended between the two looks.
    if (running === undefined) return this.begin(payer, wish)
    if (!isSame(running, wish))
      throw new Refusal(409, 'Questions are being made for you already. Please wait until they are ready.')
    return { id: running.id, end: this.#endOf({ userId, id: running.id }) }
  }

  /** Resolves once the work may begin. */
  async #start(job: Job): Promise<Begun> {
    try {
      await this.#inADay.spend(job.userId, () => this.#attempts.count(job.userId))
    } catch (error) {
      // What cannot be taken back now is ended as silent later.
      await deleteGeneration(this.#makers.database, job).catch(warn)
      throw error
    }
    const end = this.#end(job.userId, makeQuestions(this.#makers, job))
      .catch(warn)
      .finally(() => this.#ends.delete(job.id))
    this.#ends.set(job.id, end)
    return { id: job.id, end }
  }

  /** The end of what runs here or in another process. */
  #endOf(job: { userId: string; id: string }): Promise<unknown> {
    const known = this.#ends.get(job.id)
    if (known !== undefined) return known
    const end = this.#untilOver(job)
      // Whoever waits looks for itself then, and is told why that fails.
      .catch(warn)
      .finally(() => this.#ends.delete(job.id))
    this.#ends.set(job.id, end)
    return end
  }

  /** What lost its process ends as well, so that nobody looks for ever. */
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

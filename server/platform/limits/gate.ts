import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Entrance } from '@sabi/shared/contract/call'
import { Refusal } from '../http/refusal.ts'
import type { StallWatch } from './stall-watch.ts'

/**
 * If all slots have been taken for this long without one being released, the database is stalled, and new requests are
 * refused at once.
 */
const standstillMs = 1_000
/** One of this many slots goes to the request that has waited longest, so that no kind starves. */
const turnOfTheOldest = 10
/** A request may be queued only if its expected wait is under this share of the maximum. */
const hopefulShare = 0.2
const turnWeight = 0.1
/** From this delay of the event loop on the kind is refused more and more often, at twice the delay always. */
const busyMs = { answers: 1_600, sessions: 800, files: 800, reads: 400, pages: 200 }
/** One pause of the process makes it late for half a second. A file waits so often and so long for that to pass. */
const fileTries = 4
const filePauseMs = 250
const shortestRetrySeconds = { answers: 1, sessions: 2, files: 2, reads: 2, pages: 3 }
const retrySpreadSeconds = 4

/**
 * The priorities, most urgent first. Pages and their files hardly need the database and take no slot. The files are more urgent: a page
 * that was admitted is worth nothing without them.
 */
const urgencies = ['answers', 'sessions', 'files', 'reads', 'pages'] as const
export type Urgency = (typeof urgencies)[number]
/**
 * Each kind may take this share of the slots, so that more urgent ones always find one; the other figures limit how
 * many may wait, and for how long.
 */
const lines = {
  answers: { share: 1, longest: 256, waitMs: 1_000 },
  sessions: { share: 0.75, longest: 128, waitMs: 1_000 },
  reads: { share: 0.75, longest: 128, waitMs: 1_000 },
}

/**
 * Calls that wait for something other than the database. Each has a separate pool, because otherwise they would occupy
 * the others' slots.
 */
const rooms = {
  /** Hashing of passwords, which has its own queue by network. */
  passwords: { places: 64, longest: 256, waitMs: 5_000 },
  /** A model, a mail server, a process that makes questions. */
  others: { places: 64, longest: 16, waitMs: 1_000 },
}

interface GateOptions {
  /** How much work may be under way with the database. */
  places: number
  /** How many pages and files may be on their way at once. */
  pages?: number
  /** The delay of the event loop, in milliseconds. */
  lateness?: () => number
  random?: () => number
  /** Finds out that the database does not answer. */
  stallWatch?: StallWatch
}

interface Wish {
  /** Aborts when the caller goes. */
  signal: AbortSignal
  /** True if this continues an admitted request: it is not refused because the queue is long. */
  hasBegun?: boolean
}

/** The state of a queue, for the metrics. */
export interface EntranceState {
  underWay: number
  waiting: number
  refused: number
}

/**
 * Admits requests to the database, most urgent first, and no more at once than it can handle. A request that cannot
 * soon get a slot is refused at once with a time to come back.
 */
export class Gate {
  readonly #lines: Readonly<Record<Entrance, Line>>
  readonly #lateness: () => number
  readonly #random: () => number
  readonly #mostPages: number
  readonly #stallWatch: StallWatch | undefined
  #pages = 0
  #refusedPages = 0

  constructor({ places, pages = Infinity, lateness = () => 0, random = Math.random, stallWatch }: GateOptions) {
    this.#stallWatch = stallWatch
    this.#mostPages = pages
    this.#lateness = lateness
    this.#random = random
    const database = new Room(places)
    const shared = ({ share, ...bounds }: (typeof lines)['answers']) =>
      database.addLine({ most: Math.ceil(places * share), ...bounds })
    const own = ({ places: most, ...bounds }: (typeof rooms)['others']) => new Room(most).addLine({ most, ...bounds })
    this.#lines = {
      answers: shared(lines.answers),
      sessions: shared(lines.sessions),
      reads: shared(lines.reads),
      passwords: own(rooms.passwords),
      others: own(rooms.others),
    }
  }

  /** Does the work when it is its turn. Throws a 503 with `Retry-After` where that would not be soon. */
  async run<T>(entrance: Entrance, wish: Wish, work: () => Promise<T>): Promise<T> {
    const line = this.#lines[entrance]
    const urgency = urgencyOf(entrance)
    if ((wish.hasBegun !== true && this.#isTooLate(urgency)) || !(await line.enter(wish))) {
      // A caller that has gone was not refused.
      if (!wish.signal.aborted) line.refused++
      throw this.#refusal(urgency)
    }
    // Work that waits for a stalled database keeps its place, so that no more work joins it.
    const done = work().finally(() => line.leave())
    return this.#stallWatch === undefined ? done : this.#stallWatch.guard(done, () => this.#refusal(urgency))
  }

  /** Like `admitPage`, after a moment's patience: without its files, the page that has arrived already does nothing. */
  async admitFile(): Promise<void> {
    for (let tries = 0; tries < fileTries && this.#isTooLate('files'); tries++) await sleep(filePauseMs)
    this.admitPage('files')
  }

  /**
   * Refuses a page or file while the event loop is late, because sending it would delay answers, and while too many are on their way,
   * because each may hold a file open. Call `leavePageWith` then.
   */
  admitPage(urgency: 'pages' | 'files' = 'pages'): void {
    if (this.#pages >= this.#mostPages || this.#isTooLate(urgency)) {
      this.#refusedPages++
      throw this.#refusal(urgency)
    }
    this.#pages++
  }

  /** Makes room for another page or file when this reply has been sent, or its caller has gone. */
  leavePageWith(reply: ServerResponse): void {
    const leave = () => this.#pages--
    if (reply.destroyed) leave()
    else reply.once('close', leave)
  }

  get state(): Record<Entrance | 'pages', EntranceState> {
    const pages = { underWay: this.#pages, waiting: 0, refused: this.#refusedPages }
    const { answers, sessions, reads, passwords, others } = this.#lines
    return {
      answers: answers.state,
      sessions: sessions.state,
      reads: reads.state,
      passwords: passwords.state,
      others: others.state,
      pages,
    }
  }

  #isTooLate(urgency: Urgency): boolean {
    return this.#random() < this.#lateness() / busyMs[urgency] - 1
  }

  /** The pauses differ, so that a crowd does not return as one. */
  #refusal(urgency: Urgency): Refusal {
    const retryAfterSeconds = shortestRetrySeconds[urgency] + Math.floor(this.#random() * retrySpreadSeconds)
    return new Refusal(503, 'The server is busy. Please try again in a moment.', { retryAfterSeconds })
  }
}

function urgencyOf(entrance: Entrance): Urgency {
  if (entrance === 'passwords') return 'sessions'
  return entrance === 'others' ? 'reads' : entrance
}

/** Places that lines share, the first line being the most urgent. */
class Room {
  readonly #lines: Line[] = []
  readonly #places: number
  #taken = 0
  #turns = 0
  #movedAtMs = 0

  constructor(places: number) {
    this.#places = places
  }

  addLine(bounds: LineBounds): Line {
    const line = new Line(this, bounds)
    this.#lines.push(line)
    return line
  }

  get hasPlace(): boolean {
    return this.#taken < this.#places
  }

  /** Returns whether work that began does not end. */
  get standsStill(): boolean {
    return performance.now() - this.#movedAtMs > standstillMs
  }

  take(): void {
    this.#taken++
    this.#movedAtMs = performance.now()
  }

  giveBack(): void {
    this.#taken--
    this.#movedAtMs = performance.now()
    while (this.hasPlace) {
      const next = this.#nextLine()
      if (next === undefined) return
      next.admitFirst()
    }
  }

  #nextLine(): Line | undefined {
    const waiting = this.#lines.filter((line) => line.canAdmit)
    const isTurnOfTheOldest = ++this.#turns % turnOfTheOldest === 0
    if (!isTurnOfTheOldest) return waiting[0]
    return waiting.toSorted((a, b) => a.oldestMs - b.oldestMs)[0]
  }
}

interface LineBounds {
  /** Most places that its requests may take at once. */
  most: number
  /** How many may wait, and how long. */
  longest: number
  waitMs: number
}

interface Waiting {
  hasBegun: boolean
  sinceMs: number
  settle: (isAdmitted: boolean) => void
}

/** Requests of one kind that wait for a place. */
class Line {
  refused = 0
  readonly #room: Room
  readonly #bounds: LineBounds
  #underWay = 0
  #waiting: Waiting[] = []
  /** The smoothed time between two admissions while requests are waiting. */
  #turnMs = 0
  #lastTurnMs = 0

  constructor(room: Room, bounds: LineBounds) {
    this.#room = room
    this.#bounds = bounds
  }

  get state(): EntranceState {
    return { underWay: this.#underWay, waiting: this.#waiting.length, refused: this.refused }
  }

  get canAdmit(): boolean {
    return this.#waiting.length > 0 && this.#underWay < this.#bounds.most
  }

  /** Since when the first one waits. */
  get oldestMs(): number {
    return this.#waiting[0]?.sinceMs ?? Number.POSITIVE_INFINITY
  }

  /** Returns whether a place was given; who gets none holds none. */
  async enter({ signal, hasBegun = false }: Wish): Promise<boolean> {
    if (signal.aborted) return false
    if (this.#room.hasPlace && this.#underWay < this.#bounds.most) {
      this.#take()
      return true
    }
    return this.#isFull && !hasBegun ? false : this.#wait(signal, hasBegun)
  }

  /** Returns whether a new request would hardly be admitted in time: better to say so now than after the wait. */
  get #isFull(): boolean {
    const { longest, waitMs } = this.#bounds
    const expectedMs = this.#waiting.length * this.#turnMs
    return this.#waiting.length >= longest || expectedMs > waitMs * hopefulShare || this.#room.standsStill
  }

  leave(): void {
    this.#underWay--
    this.#room.giveBack()
  }

  admitFirst(): void {
    const first = this.#waiting.shift()
    if (first === undefined) return
    const now = performance.now()
    this.#turnMs += turnWeight * (now - this.#lastTurnMs - this.#turnMs)
    this.#lastTurnMs = now
    this.#take()
    first.settle(true)
  }

  #take(): void {
    this.#underWay++
    this.#room.take()
  }

  #wait(signal: AbortSignal, hasBegun: boolean): Promise<boolean> {
    if (this.#waiting.length === 0) this.#lastTurnMs = performance.now()
    return new Promise((resolve) => {
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
        waiting.settle(false)
      }
      const timer = setTimeout(giveUp, this.#bounds.waitMs)
      const waiting: Waiting = {
        hasBegun,
        sinceMs: performance.now(),
        settle: (isAdmitted) => {
          clearTimeout(timer)
          signal.removeEventListener('abort', giveUp)
          resolve(isAdmitted)
        },
      }
      signal.addEventListener('abort', giveUp)
      const firstNew = this.#waiting.findIndex((other) => !other.hasBegun)
      this.#waiting.splice(hasBegun && firstNew >= 0 ? firstNew : this.#waiting.length, 0, waiting)
    })
  }
}

import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../platform/http/refusal.ts'

// argon2id as OWASP's password storage sheet asks for at least: 19 MiB, 2 passes, 1 lane (about 20 ms of one core).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const places = 25
/**
 * One network may have this many requests waiting per free place: 20 while it is the only one, and others always find a
 * place.
 */
const shareOfFree = 4
const retryAfterSeconds = 2
/** Owners come first, except for one of this many turns. */
const turnOfOthers = 4

/** The caller for whom a password is hashed. */
export interface Asker {
  network: string
  /** True for the owner's known device or open session: they have a queue that strangers can't fill. */
  isOwner?: boolean
}

/**
 * Hashes and verifies passwords one at a time, with at most 20 of a network waiting: hashing shares the thread pool with file
 * reads and compression, and a crowd at the door must not stop those who are already inside, nor those who come from
 * elsewhere. Beyond that: 503 with Retry-After. Guessers with many addresses fill all places, so owners have their own.
 */
class PasswordHasher {
  readonly #owners = new Queue()
  readonly #others = new Queue()
  #isHashing = false
  #turns = 0
  /** Verified against when there is no such account, so that the answer takes as long. */
  #decoy: Promise<string> | undefined

  /** How many wait, with the one that is being hashed. */
  get waiting(): number {
    return this.#owners.waiting + this.#others.waiting
  }

  /** Refuses with 503 while the queue is full for this network: for the door, before the database is asked anything. */
  refuseCrowd(network: string): void {
    this.#others.refuseCrowd(network)
  }

  async hash(password: string, network: string): Promise<string> {
    return this.#enter({ network }, () => hash(password, cost))
  }

  /** Returns whether the password matches the hash; without a hash it takes the same time and returns false. */
  async verify(passwordHash: string | undefined, password: string, asker: Asker): Promise<boolean> {
    return this.#enter(asker, async () => {
      this.#decoy ??= hash('a password that nobody has', cost)
      const matches = await verify(passwordHash ?? (await this.#decoy), password)
      return matches && passwordHash !== undefined
    })
  }

  async #enter<T>({ network, isOwner = false }: Asker, work: () => Promise<T>): Promise<T> {
    const queue = isOwner ? this.#owners : this.#others
    queue.refuseCrowd(network)
    queue.move(network, 1)
    try {
      await this.#turnIn(queue)
      return await work()
    } finally {
      queue.move(network, -1)
      this.#passOn()
    }
  }

  #turnIn(queue: Queue): Promise<void> {
    if (this.#isHashing) return new Promise((resolve) => queue.turns.push(resolve))
    this.#isHashing = true
    return Promise.resolve()
  }

  #passOn(): void {
    this.#turns++
    const queues = this.#turns % turnOfOthers === 0 ? [this.#others, this.#owners] : [this.#owners, this.#others]
    const begin = queues.find(({ turns }) => turns.length > 0)?.turns.shift()
    if (begin === undefined) this.#isHashing = false
    else begin()
  }
}

class Queue {
  readonly turns: (() => void)[] = []
  /** How many wait, with the one that is being hashed. */
  waiting = 0
  readonly #waitingOf = new Map<string, number>()

  refuseCrowd(network: string): void {
    if (this.#countOf(network) >= shareOfFree * (places - this.waiting))
      throw new Refusal(503, 'The server is busy. Please try again in a moment.', { retryAfterSeconds })
  }

  move(network: string, step: 1 | -1): void {
    this.waiting += step
    const count = this.#countOf(network) + step
    if (count === 0) this.#waitingOf.delete(network)
    else this.#waitingOf.set(network, count)
  }

  #countOf(network: string): number {
    return this.#waitingOf.get(network) ?? 0
  }
}

/** One queue for the whole process, as there is one thread pool. */
export const passwords = new PasswordHasher()

import type { Database } from '../database/database.ts'
import { countClass, type ClassCount } from './insights.ts'

/** A count is shown for so long before the class is counted again, or longer if counting took long. */
const freshMs = 60_000
/** Pause per millisecond of counting. */
const pauseForEachMs = 20
/** Counts kept in memory, of the classes looked at last. */
const mostKept = 200

interface ClassAsked {
  classId: string
  /** The mark of those who are in the class now, and how many they are. */
  mark: string | null
  students: number
}

interface Kept {
  count: ClassCount
  countedAtMs: number
  tookMs: number
}

/**
 * The counts of the classes that teachers look at. Nobody waits for one: counting reads thousands of answers, so a teacher gets the last count,
 * and a new one with the next reply. One class at a time is counted. A count is dropped as soon as someone joins or leaves, because
 * a teacher sees nothing of students who have left.
 */
export class ClassCounts {
  readonly #database: Database
  readonly #kept = new Map<string, Kept>()
  readonly #underWay = new Map<string, Promise<void>>()
  readonly #failures = new Map<string, unknown>()
  #last: Promise<void> = Promise.resolve()

  constructor(database: Database) {
    this.#database = database
  }

  /** The last count of a class, and whether a newer one is on its way. Throws why the last try failed, once. */
  look(asked: ClassAsked): { count: ClassCount | null; isCounting: boolean } {
    this.#throwFailure(asked.classId)
    const kept = this.#find(asked)
    if (kept === undefined || isOld(kept)) void this.#start(asked)
    return { count: kept?.count ?? null, isCounting: this.#underWay.has(asked.classId) }
  }

  /** A count that is fresh, once it is done. */
  async get(asked: ClassAsked): Promise<ClassCount> {
    const { classId } = asked
    await this.#underWay.get(classId)
    const known = this.#find(asked)
    if (known !== undefined && !isOld(known)) return known.count
    await this.#start(asked)
    this.#throwFailure(classId)
    const kept = this.#kept.get(classId)
    if (kept === undefined) throw new Error('A count of a class was lost')
    return kept.count
  }

  #find({ classId, mark }: ClassAsked): Kept | undefined {
    const kept = this.#kept.get(classId)
    return kept?.count.mark === mark ? kept : undefined
  }

  #throwFailure(classId: string): void {
    const failure = this.#failures.get(classId)
    this.#failures.delete(classId)
    if (failure !== undefined) throw failure
  }

  #start(asked: ClassAsked): Promise<void> {
    const { classId } = asked
    const known = this.#underWay.get(classId)
    if (known !== undefined) return known
    const started = this.#last.then(() => this.#count(asked)).finally(() => this.#underWay.delete(classId))
    this.#last = started
    this.#underWay.set(classId, started)
    return started
  }

  async #count({ classId, students }: ClassAsked): Promise<void> {
    const startedAtMs = Date.now()
    try {
      const count = await countClass(this.#database, { classId, students })
      this.#kept.delete(classId)
      const countedAtMs = Date.now()
      this.#kept.set(classId, { count, countedAtMs, tookMs: countedAtMs - startedAtMs })
      const [oldest] = this.#kept.keys()
      if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
    } catch (error) {
      this.#failures.set(classId, error)
    }
  }
}

function isOld({ countedAtMs, tookMs }: Kept): boolean {
  return Date.now() - countedAtMs > Math.max(freshMs, pauseForEachMs * tookMs)
}

/** Pause per millisecond of counting. */
const pauseForEachMs = 20
/** Counts kept in memory, of the classes looked at last. */
const mostKept = 200

export interface ClassAsked {
  classId: string
  /** Changes with what is counted: who is in the class now. */
  mark: string | null
  students: number
}

/** What was counted, with the mark of then. */
interface Marked {
  mark: string | null
}

interface Kept<Count> {
  count: Count
  countedAtMs: number
  tookMs: number
}

/**
 * The counts of the classes that teachers look at. Nobody waits for one: counting reads thousands of answers, so a teacher gets the last count,
 * and a new one with the next reply. One class at a time is counted. A count is dropped as soon as someone joins or leaves, because
 * a teacher sees nothing of students who have left.
 */
export class ClassCounts<Count extends Marked> {
  readonly #count: (asked: ClassAsked) => Promise<Count>
  /** How long a count is shown before the class is counted again, or longer if counting took long. */
  readonly #freshMs: number
  readonly #kept = new Map<string, Kept<Count>>()
  readonly #underWay = new Map<string, Promise<void>>()
  readonly #failures = new Map<string, unknown>()
  #last: Promise<void> = Promise.resolve()

  constructor(count: (asked: ClassAsked) => Promise<Count>, freshMs: number) {
    this.#count = count
    this.#freshMs = freshMs
  }

  /** The last count of a class, and whether a newer one is on its way. Throws why the last try failed, once. */
  look(asked: ClassAsked): { count: Count | null; isCounting: boolean } {
    this.#throwFailure(asked.classId)
    const kept = this.#find(asked)
    if (kept === undefined || this.#isOld(kept)) void this.#start(asked)
    return { count: kept?.count ?? null, isCounting: this.#underWay.has(asked.classId) }
  }

  /** A count that is fresh, once it is done. */
  async get(asked: ClassAsked): Promise<Count> {
    const { classId } = asked
    await this.#underWay.get(classId)
    const known = this.#find(asked)
    if (known !== undefined && !this.#isOld(known)) return known.count
    await this.#start(asked)
    this.#throwFailure(classId)
    const kept = this.#kept.get(classId)
    if (kept === undefined) throw new Error('A count of a class was lost')
    return kept.count
  }

  #find({ classId, mark }: ClassAsked): Kept<Count> | undefined {
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
    const started = this.#last.then(() => this.#keep(asked)).finally(() => this.#underWay.delete(classId))
    this.#last = started
    this.#underWay.set(classId, started)
    return started
  }

  async #keep(asked: ClassAsked): Promise<void> {
    const { classId } = asked
    const startedAtMs = Date.now()
    try {
      const count = await this.#count(asked)
      this.#kept.delete(classId)
      const countedAtMs = Date.now()
      this.#kept.set(classId, { count, countedAtMs, tookMs: countedAtMs - startedAtMs })
      const [oldest] = this.#kept.keys()
      if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
    } catch (error) {
      this.#failures.set(classId, error)
    }
  }

  #isOld({ countedAtMs, tookMs }: Kept<Count>): boolean {
    return Date.now() - countedAtMs > Math.max(this.#freshMs, pauseForEachMs * tookMs)
  }
}

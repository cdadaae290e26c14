import type { Database } from '../database/database.ts'
import { Rounds } from '../platform/rounds.ts'
import { transact } from '../database/transact.ts'
import {
  boards,
  findLastCount,
  listKeptPlaces,
  listPlaces,
  listWeeklyResults,
  replaceLeaderboard,
  tryLockLeaderboard,
  type Board,
  type Step,
  type WeeklyResult,
} from './leaderboard.queries.ts'

/** While a full count takes less than this, the leaderboard is counted for every request and no snapshot is used. */
const fastMs = 50
/** Pause per millisecond of counting: after a count that took a minute, the next one starts 20 minutes later. */
const pauseForEachMs = 20
const shortestPauseMs = 60_000
const studentsAtOnce = 500
/** More than are shown, because some may leave before the next count. */
const leadersKept = 100
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/** The current leaderboard if counting is fast, otherwise the last snapshot. */
export async function findBoard(database: Database, asked: Parameters<typeof listPlaces>[1]): Promise<Board> {
  const last = await findLastCount(database)
  return last === null || last.tookMs < fastMs ? listPlaces(database, asked) : listKeptPlaces(database, asked)
}

/** Counts the leaderboard periodically in one of all processes, less often if counting takes longer. */
export function createLeaderboardCount(database: Database, { say }: { say: (line: string) => void }): Rounds {
  const work = async () => {
    const last = await findLastCount(database)
    if (last === null || last.ageMs >= last.tookMs * pauseForEachMs) await countLeaderboard(database)
  }
  return new Rounds(work, { name: 'Leaderboard', pauseMs: shortestPauseMs, say })
}

/**
 * Counts everyone's results and stores the leaders and how many students have each result; false if another process is counting. It
 * reads in small batches, so its memory grows with the number of distinct results, not with the number of students.
 */
export async function countLeaderboard(database: Database): Promise<boolean> {
  return transact(database, async (transaction) => {
    if (!(await tryLockLeaderboard(transaction))) return false
    const startedAtMs = performance.now()
    const tallies = new Map(boards.map((board) => [board, new Tally(board)]))
    let after = beforeAllIds
    for (;;) {
      const { results, last } = await listWeeklyResults(transaction, { after, limit: studentsAtOnce })
      if (last === undefined) break
      for (const result of results) tallies.get(result.board)?.add(result)
      after = last
    }
    await replaceLeaderboard(transaction, {
      leaders: [...tallies.values()].flatMap((tally) => tally.leaders()),
      steps: [...tallies.values()].flatMap((tally) => tally.steps()),
      tookMs: Math.round(performance.now() - startedAtMs),
    })
    return true
  })
}

type Result = Pick<WeeklyResult, 'correct' | 'answered'>

const byResult = (one: Result, other: Result) => other.correct - one.correct || one.answered - other.answered

/** Collects the result of one board: its leaders, and how many students have each result. */
class Tally {
  readonly #board: string
  #first: WeeklyResult[] = []
  readonly #countByResult = new Map<string, Result & { count: number }>()

  constructor(board: string) {
    this.#board = board
  }

  add(result: WeeklyResult): void {
    const { correct, answered } = result
    const name = `${correct}/${answered}`
    const known = this.#countByResult.get(name)
    if (known === undefined) this.#countByResult.set(name, { correct, answered, count: 1 })
    else known.count++
    this.#first.push(result)
    if (this.#first.length >= 2 * leadersKept) this.#first = this.leaders()
  }

  leaders(): WeeklyResult[] {
    return this.#first.toSorted(byResult).slice(0, leadersKept)
  }

  steps(): Step[] {
    let students = 0
    return [...this.#countByResult.values()].toSorted(byResult).map(({ correct, answered, count }) => {
      students += count
      return { board: this.#board, correct, answered, students }
    })
  }
}

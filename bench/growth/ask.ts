import { listQuestions } from '@sabi/shared/subjects/calls'
import { z } from 'zod/mini'
import { pause } from '../lib/client.ts'
import { batchOf, type FilledStudent } from './fill.ts'

const heavyTimes = 10
const Count = z.object({ count: z.number() })

/** The students who make requests. */
interface Askers {
  /** The student with very many answers. */
  heavy: FilledStudent
  /** Students whose calls are timed, one call of each kind. */
  timed: FilledStudent[]
  /** Others who make requests first, so that the server is warm but has not cached the timed students. */
  before: FilledStudent[]
}

type Ask = (student: FilledStudent) => Promise<unknown>

/** Thrown if the server refuses a call because the machine is busy. The call is retried and not counted. */
class Busy extends Error {}

/** Times the most common calls, one after the other. */
export class Stopwatch {
  refusals = 0
  readonly #times = new Map<string, number[]>()

  /** The p95 in ms of each kind of call so far. */
  p95s(): Record<string, number> {
    return Object.fromEntries([...this.#times].map(([name, times]) => [name, p95(times)]))
  }

  /** Times one turn of all kinds of calls. */
  async timeCalls(url: string, { heavy, timed, before }: Askers): Promise<void> {
    const { questions } = listQuestions.reply.parse(JSON.parse(await ask(`${url}/api/questions?limit=500`)))
    const { count } = Count.parse(JSON.parse(await ask(`${url}/api/questions/count`)))
    const get = (path: string) => (student: FilledStudent) => ask(url + path.replace(':id', student.id), student)
    const body = () => JSON.stringify(batchOf(questions))
    const month = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
    const statistics = get('/api/scores/exam-stats?tzOffset=60')
    const streak = get('/api/scores/streak/:id?tzOffset=60')
    const calls: Record<string, Ask> = {
      'random draw of 20, a subject': get('/api/questions?subject=physics&random=true&limit=20'),
      'random draw of 20, everything': get('/api/questions?subject=ALL&random=true&limit=20'),
      'page of 20 after nine tenths of the bank': get(`/api/questions?limit=20&offset=${Math.floor(count * 0.9)}`),
      'answers, a batch of 20': (student) => ask(`${url}/api/sync/answers`, student, body()),
      'statistics of the dashboard': statistics,
      scores: get('/api/scores/user/:id'),
      streak,
      progress: get('/api/progress/:id'),
      'digest of 30 days': get(`/api/sync/digest?from=${month}`),
      leaderboard: get('/api/scores/leaderboard'),
      'leaderboard of a subject': get('/api/scores/leaderboard?subject=physics'),
    }
    for (const call of Object.values(calls)) await this.#time(call, before)
    for (const [name, call] of Object.entries(calls)) this.#keep(name, await this.#time(call, timed))
    const heavyCalls = {
      'statistics, student with 200,000 answers': statistics,
      'streak, student with 200,000 answers': streak,
    }
    const again = Array.from({ length: heavyTimes }, () => heavy)
    for (const [name, call] of Object.entries(heavyCalls)) {
      await this.#time(call, again)
      this.#keep(name, await this.#time(call, again))
    }
  }

  #keep(name: string, times: readonly number[]): void {
    this.#times.set(name, [...(this.#times.get(name) ?? []), ...times])
  }

  /** Times the call for each of these students. */
  async #time(call: Ask, students: readonly FilledStudent[]): Promise<number[]> {
    const times: number[] = []
    for (const student of students) times.push(await this.#timeOne(call, student))
    return times
  }

  async #timeOne(call: Ask, student: FilledStudent): Promise<number> {
    for (;;) {
      const startedAt = performance.now()
      try {
        await call(student)
        return performance.now() - startedAt
      } catch (error) {
        if (!(error instanceof Busy)) throw error
        this.refusals++
        await pause(500)
      }
    }
  }
}

async function ask(url: string, student?: FilledStudent, body?: string): Promise<string> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(student !== undefined && { Authorization: `Bearer ${student.token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  if (response.status === 503) throw new Busy()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.text()
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}

// `npx tsx bench/growth.ts [sizes]`: how the p95 of what students ask most grows with the bank and the log, through the real server. Fills
// a database of its own to 10 thousand questions and 1 million answers, then 100 thousand and 10 million, then 1 million and 50 million
// (`sizes`: how many of these, 3 when left out; all take some 25 GB in the folder for temporary files and an hour), and prints after
// each the p95 and its ratio to the smallest. Wanted: at most 1.5. Safe writing is off while it fills and on while it measures. Wants
// nothing else to run on the machine.
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseBank } from '@sabi/shared/content/bank'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { freePort, RealServer } from '../journeys/real-server.ts'
import { connect } from '../server/platform/database.ts'
import { migrate } from '../server/platform/migrate.ts'
import { startPostgres } from '../server/platform/postgres/launcher.ts'
import { countLeaderboard } from '../server/progress/kept-leaderboard.ts'
import { loadBank } from '../server/subjects/bank.queries.ts'
import { countItemStatistics } from '../server/subjects/item-statistics.ts'
import { pause } from './client.ts'
import { batchOf, fill, signIn, type FilledStudent, type Size } from './growth/fill.ts'

const sizes: Size[] = [
  { questions: 10_000, answers: 1_000_000 },
  { questions: 100_000, answers: 10_000_000 },
  { questions: 1_000_000, answers: 50_000_000 },
]
const bound = 1.5
const times = 400
const warmUps = 40
/** Students who ask by turns: more than are found in the memory of the database by luck. */
const askers = 400

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-growth-'))
const bankFile = new URL('../content/dist/bank.json', import.meta.url)
let smallest: Record<string, number> | undefined
let worst = 0
/** The server lets nobody in while the machine is busy with other work: such a call is made again and does not count. */
class Busy extends Error {}
let refusals = 0
try {
  for (const size of sizes.slice(0, Number(process.argv[2] ?? sizes.length))) {
    const startedAt = Date.now()
    const students = await fillTo(size)
    console.log(`\n${size.questions} questions, ${size.answers} answers, filled in ${secondsSince(startedAt)} s`)
    const found = await measure(students)
    smallest ??= found
    for (const [name, p95] of Object.entries(found)) {
      const ratio = p95 / (smallest[name] ?? p95)
      worst = Math.max(worst, ratio)
      console.log(`  ${name.padEnd(44)} p95 ${p95.toFixed(1).padStart(8)} ms   ratio ${ratio.toFixed(2)}`)
    }
  }
  console.log(`\nrefused as busy and asked again: ${refusals}, wanted 0`)
  console.log(`largest ratio ${worst.toFixed(2)}, wanted at most ${bound}`)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(worst <= bound ? 0 : 1)

/** Fills the database, and counts the leaderboard as the server does in the background; gives the students who will ask. */
async function fillTo(size: Size): Promise<{ heavy: FilledStudent; others: FilledStudent[] }> {
  const postgres = await startPostgres({ dataDir, durability: 'throw-away', log: () => undefined })
  const { database } = connect(postgres.url, { onError: () => undefined, max: 2, queryTimeoutMs: null })
  await migrate(database)
  await loadBank(database, parseBank(await readFile(bankFile, 'utf8')))
  const students = await fill(postgres.url, size)
  const numbers = Array.from({ length: askers }, (_, place) => 1 + Math.floor((place * (students - 1)) / askers))
  const [heavy, ...others] = await signIn(postgres.url, [0, ...new Set(numbers)])
  const startedAt = Date.now()
  await countLeaderboard(database)
  console.log(`counting the leaderboard for all took ${secondsSince(startedAt)} s`)
  // What a server does at night, or at once where it was never done, is to be no part of what is measured.
  if (smallest === undefined) await countItemStatistics(database, { actor: 'server itself' })
  await database.destroy()
  await postgres.stop()
  if (heavy === undefined) throw new Error('No student was filled in')
  return { heavy, others }
}

async function measure({ heavy, others }: { heavy: FilledStudent; others: FilledStudent[] }) {
  const server = new RealServer({ port: await freePort(), dataDir, settings: { BASE_URL: '' } })
  await server.start()
  try {
    const read = async (path: string, token?: string) => {
      const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
      const response = await fetch(server.url + path, { headers })
      if (response.status === 503) throw new Busy()
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.text()
    }
    const { questions } = listQuestions.reply.parse(JSON.parse(await read('/api/questions?limit=500')))
    const send = async ({ token }: FilledStudent) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      const body = JSON.stringify(batchOf(questions))
      const response = await fetch(`${server.url}/api/sync/answers`, { method: 'POST', headers, body })
      if (response.status === 503) throw new Busy()
      if (!response.ok) throw new Error(`a batch: ${response.status}`)
    }
    const ofEach = (path: string) => p95(others, ({ token, id }) => read(path.replace(':id', id), token))
    const pageFar = Math.floor(JSON.parse(await read('/api/questions/count')).count * 0.9)
    return {
      'random draw of 20, a subject': await p95(others, () =>
        read('/api/questions?subject=physics&random=true&limit=20'),
      ),
      'random draw of 20, everything': await p95(others, () => read('/api/questions?subject=ALL&random=true&limit=20')),
      'list of 20 from the middle of the bank': await p95(others, () =>
        read(`/api/questions?limit=20&offset=${pageFar}`),
      ),
      'answers, a batch of 20': await p95(others, send),
      'statistics of the dashboard': await ofEach('/api/scores/exam-stats?tzOffset=60'),
      scores: await ofEach('/api/scores/user/:id'),
      streak: await ofEach('/api/scores/streak/:id?tzOffset=60'),
      progress: await ofEach('/api/progress/:id'),
      'digest of 30 days': await ofEach(
        `/api/sync/digest?from=${new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)}`,
      ),
      leaderboard: await ofEach('/api/scores/leaderboard'),
      'leaderboard of a subject': await ofEach('/api/scores/leaderboard?subject=physics'),
      'statistics, student with 200,000 answers': await p95(
        [heavy],
        () => read('/api/scores/exam-stats?tzOffset=60', heavy.token),
        10,
      ),
      'streak, student with 200,000 answers': await p95(
        [heavy],
        () => read(`/api/scores/streak/${heavy.id}?tzOffset=60`, heavy.token),
        10,
      ),
    }
  } finally {
    await server.stop()
  }
}

/** Of so many calls, one after the other, by students in turn; the first ones do not count. */
async function p95(
  students: readonly FilledStudent[],
  ask: (student: FilledStudent) => Promise<unknown>,
  count = times,
) {
  const took: number[] = []
  for (let call = 0; call < count + Math.min(count, warmUps);) {
    const student = students[call % students.length]
    if (student === undefined) throw new Error('Nobody asks')
    const startedAt = performance.now()
    try {
      await ask(student)
      took.push(performance.now() - startedAt)
      call++
    } catch (error) {
      if (!(error instanceof Busy)) throw error
      refusals++
      await pause(500)
    }
  }
  const counted = took.slice(-count).toSorted((one, other) => one - other)
  return counted[Math.ceil(count * 0.95) - 1] ?? 0
}

function secondsSince(startedAt: number): number {
  return Math.round((Date.now() - startedAt) / 1000)
}

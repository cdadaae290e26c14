// `npx tsx bench/calls.ts [answers] [rounds]`: measures the processor time that every reading call of the contract costs the server and
// the database, for a student with 60,000 answers and with the largest page that the call gives. Prints the points of its contract
// beside it, for the table of docs/security.md. Fails if a point costs more than 10 ms. Linux only; nothing else should run.
import type { Call } from '@sabi/shared/contract/call'
import pg from 'pg'
import * as z from 'zod'
import { routesOf } from '../server/app.ts'
import { connect } from '../server/database/database.ts'
import { pointsOf } from '../server/platform/limits/call-allowance.ts'
import { parseSettings } from '../server/platform/settings.ts'
import { sampleInputs, unknownBelongings } from '../server/testing/sample-inputs.ts'
import { demandMeasured } from './lib/measured.ts'
import { processorUsed } from './load/cpu.ts'
import { studentAt } from './load/population.ts'
import { openSchool } from './load/school.ts'
import { Wire } from './load/wire.ts'

const answers = Number(process.argv[2] ?? 60_000)
/** More would use up the allowance of the student, who makes every call. */
const rounds = Number(process.argv[3] ?? 5)
const answersOfSession = 20
const mostMsOfPoint = 10

const school = await openSchool(200, { LOG_LEVEL: 'warn', ADMIN_SECOND_FACTOR: 'optional' })
const { id: userId, token } = studentAt(1)
const wire = new Wire(school.url)
const connection = connect(school.databaseUrl, { onError: () => undefined, max: 1 })
let faults = 0
let measured = 0
try {
  await prepare()
  const platform = { ...connection, settings: parseSettings({}), provider: null, standby: null }
  const reads = routesOf(platform).flatMap(({ call }) => (call.method === 'GET' ? [call] : []))
  for (const call of reads) await show(call)
} finally {
  wire.close()
  await connection.database.destroy()
  await school.close()
}
demandMeasured({ calls: measured })
process.exitCode = faults === 0 ? 0 : 1

/** Gives the student as many answers, and the rights of an administrator. */
async function prepare(): Promise<void> {
  const client = new pg.Client(school.databaseUrl)
  await client.connect()
  await client.query(`update users set account_type = 'admin' where id = $1`, [userId])
  await client.query(
    `with begun as (
       insert into practice_sessions (user_id, id, kind, exam_type, subject, started_at, finished_at, question_count)
       select $1, gen_random_uuid(), 'practice', 'JAMB', 'physics', now() - make_interval(mins => n * 30),
              now() - make_interval(mins => n * 30 - 20), $3
       from generate_series(1, $2::integer / $3::integer) n returning id, started_at
     ), numbered as (
       select id, version, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
       from questions where is_published
     )
     insert into answers (user_id, id, session_id, question_id, question_version, option, answered_at, tz_offset, duration_ms,
       device_id, seq)
     select $1, gen_random_uuid(), b.id, q.id, q.version, floor(random() * 4), b.started_at + make_interval(secs => 40 * seq), 60,
            20000, 'bench', seq
     from (select *, row_number() over () as number from begun) b cross join generate_series(1, $3::integer) seq
     join numbered q on q.place = (b.number * $3 + seq) % q.all_of_them`,
    [userId, answers, answersOfSession],
  )
  await client.query('vacuum analyze')
  await client.end()
}

async function show(call: Call): Promise<void> {
  const path = pathOf(call)
  const points = pointsOf(call, Object.fromEntries(new URL(path, school.url).searchParams))
  const sending = { method: 'GET', path, token } as const
  // The first call brings the sums of the log up to date.
  const status = await wire.send(sending)
  if (status === 429) throw new Error('The allowance of the student is used up')
  const before = await processorUsed(school.pids)
  for (let n = 0; n < rounds; n++) await wire.send(sending)
  const after = await processorUsed(school.pids)
  const cost = (side: 'server' | 'database') => ((after[side] - before[side]) * 1000) / rounds
  const ms = cost('server') + cost('database')
  const isLight = ms / points <= mostMsOfPoint
  if (!isLight) faults++
  measured++
  console.log(
    `${isLight ? '     ' : 'FAULT'} ${call.path.padEnd(48)} ${status} ${String(points).padStart(3)} points, ${ms.toFixed(0).padStart(4)} ms: ` +
      `${cost('server').toFixed(0)} on the server, ${cost('database').toFixed(0)} in the database`,
  )
}

function pathOf(call: Call): string {
  const input = sampleInputs[`${call.method} ${call.path}`]?.({ ...unknownBelongings(), userId }) ?? {}
  const query = new URLSearchParams(input.query)
  const most = mostRowsOf(call)
  if (most !== undefined) query.set('limit', String(most))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => input.params?.[name] ?? 'none')
  return query.size === 0 ? path : `${path}?${query}`
}

function mostRowsOf({ query }: Call): number | undefined {
  if (query === undefined) return undefined
  const { limit } = z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' }).properties ?? {}
  return typeof limit === 'object' ? limit.maximum : undefined
}

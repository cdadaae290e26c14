// `npx tsx bench/failover.ts [synchronous|asynchronous] [rounds]`: phones send batches while replication to a standby is stalled. The
// primary is killed with kill -9 and comes back, is then killed for good, and the standby is promoted. With synchronous commit every
// acknowledged answer must be there (lost 0); without it, answers acknowledged during the stall are lost and counted.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { BareCluster } from '@sabi/embedded-postgres/testing/bare-cluster'
import { fetchQuestions, pause, Phone } from './lib/client.ts'
import { Line } from './lib/line.ts'
import { demandMeasured } from './lib/measured.ts'

const isSynchronous = process.argv[2] !== 'asynchronous'
const rounds = Number(process.argv[3] ?? 1)
const phoneCount = 16

const totals = { acknowledged: 0, whileStalled: 0, afterRestart: 0, stored: 0, lost: 0, double: 0 }
for (let round = 1; round <= rounds; round++) {
  await failOver()
  console.log(`round ${round} of ${rounds}`, isSynchronous ? 'synchronous' : 'asynchronous', totals)
}
demandMeasured({ acknowledged: totals.acknowledged, stored: totals.stored })
process.exit((isSynchronous && totals.lost > 0) || totals.double > 0 ? 1 : 0)

async function failOver(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-failover-'))
  await chmod(folder, 0o755)
  const primary = await BareCluster.create(join(folder, 'primary'), 'durable')
  const replication = await Line.to(primary.port)
  const address = await Line.to(primary.port)
  const url = primary.url.replace(`:${primary.port}/`, `:${address.port}/`)
  const server = new RealServer({
    port: await freePort(),
    dataDir: join(folder, 'server'),
    settings: { DATABASE_URL: url },
  })
  await server.start()
  const standby = await primary.copyTo(join(folder, 'standby'), 'standby', replication.port)
  if (isSynchronous)
    await primary.ask("alter system set synchronous_standby_names = 'standby'", 'select pg_reload_conf()')
  const questions = await fetchQuestions(server.url)
  const phones = await Promise.all(Array.from({ length: phoneCount }, async () => new Phone(server.url, questions)))
  for (const phone of phones) await phone.register()
  const acknowledged = () => phones.reduce((sum, phone) => sum + phone.acknowledged.size, 0)

  let isOver = false
  const sending = phones.map(async (phone) => {
    while (!isOver) await phone.sendBatch(1 + Math.floor(Math.random() * 50))
  })
  await pause(2_000)
  // Answers count once received, even if not yet replayed, so a standby that only replays late delays nobody.
  await standby.ask('select pg_wal_replay_pause()')
  await pause(2_000)
  replication.stall()
  await pause(500)
  const beforeStall = acknowledged()
  await pause(3_000)
  const beforeRestart = acknowledged()
  // Comes back with answers it wrote but never acknowledged: phones send them again, and must not assume that they are safe.
  process.kill(primary.pid, 'SIGKILL')
  await primary.start()
  await pause(6_000)
  totals.whileStalled += beforeRestart - beforeStall
  totals.afterRestart += acknowledged() - beforeRestart
  process.kill(primary.pid, 'SIGKILL')
  replication.close()
  await standby.ask('select pg_promote()')
  address.turnTo(standby.port)
  const atFailover = phones.map((phone) => [...phone.acknowledged])
  await pause(3_000)
  isOver = true
  await Promise.all(sending)
  await count(standby.url, phones, atFailover)
  await server.stop()
  await standby.stop()
  address.close()
  await rm(folder, { recursive: true, force: true })
}

/** Looks for every acknowledged answer in the surviving database. */
async function count(url: string, phones: readonly Phone[], atFailover: readonly string[][]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const phone of phones) {
    const { rows } = await client.query<{ id: string }>('select id::text from answers where user_id = $1', [
      phone.userId,
    ])
    const stored = new Set(rows.map(({ id }) => id))
    totals.acknowledged += phone.acknowledged.size
    totals.stored += stored.size
    totals.double += rows.length - stored.size
    totals.lost += [...phone.acknowledged].filter((id) => !stored.has(id)).length
  }
  await client.end()
  console.log(`acknowledged by the time the standby took over: ${atFailover.flat().length}`)
}

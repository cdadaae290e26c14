// `npx tsx bench/pgbouncer.ts [seconds]`: runs two servers on one database behind PgBouncer in transaction mode, with fewer server
// connections than clients, so that each statement may use another session. Prints what broke. Needs the program `pgbouncer`.
import { spawn } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatorProgress } from '@sabi/shared/generator/calls'
import { getExamStatistics } from '@sabi/shared/progress/calls'
import { getDigest } from '@sabi/shared/sync/calls'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { chooseAccount } from '@sabi/embedded-postgres'
import { BareCluster } from '@sabi/embedded-postgres/testing/bare-cluster'
import { fetchQuestions, pause, Phone } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

const seconds = Number(process.argv[2] ?? 20)
const phoneCount = 24
const serverConnections = 4

const folder = await mkdtemp(join(tmpdir(), 'sabi-pooler-'))
await chmod(folder, 0o755)
const cluster = await BareCluster.create(join(folder, 'primary'), 'durable')
const pooler = await startPooler()
const said: string[] = []
const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.url, DATABASE_CONNECTIONS: '12' }
const servers = await Promise.all(
  [1, 2].map(async (n) => {
    const server = new RealServer({ port: await freePort(), dataDir: join(folder, `server-${n}`), settings })
    await server.start()
    return server
  }),
)
const urls = servers.map(({ url }) => url)
const questions = await fetchQuestions(urls[0] ?? '')
const phones = await Promise.all(
  Array.from({ length: phoneCount }, async (_, n) => {
    const phone = new Phone(urls[n % urls.length] ?? '', questions)
    await phone.register()
    return phone
  }),
)

const end = Date.now() + seconds * 1000
let reads = 0
await Promise.all(
  phones.map(async (phone) => {
    while (Date.now() < end) {
      await phone.sendBatch(1 + Math.floor(Math.random() * 50))
      for (const call of [getExamStatistics, generatorProgress, getDigest]) {
        const reply = call.reply.safeParse(await phone.read(call))
        if (!reply.success) said.push(`${call.path} returned an unexpected reply`)
        reads++
      }
    }
  }),
)

// Terminal commands bypass the pooler. The statistics hold a lock through it in one long transaction.
await servers[0]?.administer('list')
const stored = await Promise.all(
  phones.map(async (phone) => {
    const { days } = getDigest.reply.parse(await phone.read(getDigest))
    return days.reduce((sum, { count }) => sum + count, 0)
  }),
)
const totals = {
  sent: phones.reduce((sum, { sent }) => sum + sent.length, 0),
  acknowledged: phones.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
  stored: stored.reduce((sum, count) => sum + count, 0),
  reads,
  serverConnections: await cluster.ask("select count(*) from pg_stat_activity where usename = 'sabi'"),
  broken: [...new Set(said)],
}
console.log(totals)
for (const server of servers) await server.stop()
pooler.stop()
await pause(200)
await cluster.stop()
await rm(folder, { recursive: true, force: true })
demandMeasured({ sent: totals.sent, reads: totals.reads })
process.exit(totals.sent === totals.stored && totals.acknowledged === totals.sent && said.length === 0 ? 0 : 1)

/** Starts PgBouncer with a typical configuration: transaction mode, SCRAM, no ignored startup parameters. */
async function startPooler(): Promise<{ url: string; stop: () => void }> {
  const url = new URL(cluster.url)
  const port = await freePort()
  const account = await chooseAccount(join(folder, 'primary/postgres'))
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${url.username}" "${url.password}"\n`)
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${url.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    `default_pool_size = ${serverConnections}`,
    'max_client_conn = 200',
    'logfile =',
  ]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, `${lines.join('\n')}\n`)
  if (account !== undefined) for (const path of [users, file]) await chown(path, account.uid, account.gid)
  const child = spawn('pgbouncer', ['-q', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  url.port = String(port)
  return { url: url.href, stop: () => void child.kill() }
}

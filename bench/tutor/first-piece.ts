// `npx tsx bench/tutor/first-piece.ts [streams]`: measures how much later a student sees the first piece of a reply than the provider
// sent it: the median over 200 streams of POST /api/ai/chat minus that of asking the (fake) provider directly. The limit is 30 ms. Also
// measures only the provider code, without HTTP and search. Nothing else should run on the machine; needs a built app and bank.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, RealServer } from '../../journeys/testing/real-server.ts'
import { createProvider } from '../../server/ai-provider/create-provider.ts'
import type { Provider } from '../../server/ai-provider/provider.ts'
import { connect } from '../../server/database/database.ts'
import { borrowPostgres } from '@sabi/embedded-postgres'
import { parseSettings } from '../../server/platform/settings.ts'
import { AiServer } from '../../server/testing/ai-server.ts'
import { demandMeasured } from '../lib/measured.ts'

const streams = Number(process.argv[2] ?? 200)
const warmUpStreams = 20
const boundMs = 30
/** Sent as whole sentences without pauses, because the tutor waits for the end of each, and a model's own speed is not measured. */
const pieces = [
  'Osmosis is the movement of water through a membrane. ',
  'It goes from a weak solution to a strong one. ',
  'The membrane lets no sugar through.',
]
const question = 'What is osmosis?'

const aiServer = await AiServer.start()
aiServer.script(() => ({ pieces }))
const manyCalls = { TUTOR_MESSAGES_IN_TEN_MINUTES: '100000', TUTOR_MESSAGES_A_DAY: '100000', AI_CALLS_A_DAY: '100000' }
const settings = { ...aiServer.environment, ...manyCalls }
const dataDir = await mkdtemp(join(tmpdir(), 'sabi-first-piece-'))
const server = new RealServer({ port: await freePort(), dataDir, settings })
const ways = { direct: askProvider, speak: askOurPart, whole: askTutor }
const times: Record<keyof typeof ways, number[]> = { direct: [], speak: [], whole: [] }
let token = ''
let provider: Provider | null = null
try {
  await server.start()
  token = await register()
  const { url: databaseUrl } = await borrowPostgres({ dataDir, log: console.log })
  const connection = connect(databaseUrl, { onError: () => undefined, max: 2 })
  // New accounts may make fewer calls than are measured here.
  await connection.pool.query("update users set created_at = now() - interval '8 days'")
  provider = await createProvider(parseSettings(settings), {
    ...connection,
    say: console.log,
    isEstablished: async () => true,
  })
  // Alternates, so that a slow moment of the machine affects all of them.
  for (let n = -warmUpStreams; n < streams; n++)
    for (const way of ['direct', 'speak', 'whole'] as const) {
      const ms = await ways[way]()
      if (n >= 0) times[way].push(ms)
    }
  await connection.database.destroy()
} finally {
  await server.stop()
  await aiServer.stop()
  await rm(dataDir, { recursive: true, force: true })
}

const direct = median(times.direct)
console.log(`First piece of ${streams} streams, median: ${direct.toFixed(1)} ms directly from the provider`)
for (const way of ['speak', 'whole'] as const)
  console.log(`  ${way}: ${median(times[way]).toFixed(1)} ms, ${(median(times[way]) - direct).toFixed(1)} ms more`)
demandMeasured({ streams: times.whole.length, 'median of the provider': direct })
if (median(times.whole) - direct > boundMs) process.exitCode = 1

async function register(): Promise<string> {
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@example.org`,
      name: 'Amina Bello',
      password: 'correct horse battery',
    }),
  })
  return /sabi_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

async function askProvider(): Promise<number> {
  const messages = [{ role: 'user', content: question }]
  return firstPieceOf(`${aiServer.url}/chat/completions`, { model: 'm', messages, stream: true }, /"content":"[^"]/)
}

async function askTutor(): Promise<number> {
  const messages = [{ role: 'user', content: question }]
  return firstPieceOf(`${server.url}/api/ai/chat`, { messages, stream: true }, /"type":"piece"/)
}

/** Milliseconds until the response contains a piece. The rest is read too, so that the connection can be reused. */
async function firstPieceOf(url: string, body: object, piece: RegExp): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  let came = ''
  let firstMs: number | undefined
  for await (const bytes of response.body ?? []) {
    came += Buffer.from(bytes).toString()
    if (firstMs === undefined && piece.test(came)) firstMs = performance.now() - startedAt
  }
  if (firstMs === undefined) throw new Error(`No piece arrived from ${url}: ${response.status} ${came}`)
  return firstMs
}

async function askOurPart(): Promise<number> {
  if (provider === null) throw new Error('The settings name no provider')
  const startedAt = performance.now()
  let firstMs: number | undefined
  const { signal } = new AbortController()
  const messages = [{ role: 'user' as const, content: question }]
  const payer = { userId: randomUUID(), network: '127.0.0.1' }
  for await (const _ of provider.speak({ purpose: 'tutor', payer, messages, maximumTokens: 100, signal }))
    firstMs ??= performance.now() - startedAt
  return firstMs ?? 0
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

// `npx tsx bench/bombs.ts [bombs] [path]`: sends 1,000 compressed requests that inflate to a hundred megabytes, in each encoding, to
// every call that is open to visitors, to other open paths, and to the sync call as a visitor and as a student. Prints the server's
// processor time per request and its memory, beside the time of a plain body of one byte. Fails if a request costs 1 ms or more, if memory
// grows by more than 50 MB, if a request is not refused, or if the server exits. Linux only.
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { sendAnswers } from '@sabi/shared/sync/calls'
import * as z from 'zod/mini'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { Phone } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'
import { processorMs, residentMegabytes } from './process-cost.ts'

const bombs = Number(process.argv[2] ?? 1_000)
const onlyPath = process.argv[3] ?? ''
const atOnce = 16
const warmUps = 4_000
/** The maximum size of a batch. */
const warmUpBytes = 256 * 1024
const mostMs = 1
const mostGrowthMegabytes = 50
const inflatedBytes = 100 * 1024 * 1024
/** A 429 is for a network or an account that sent as much as it may. */
const refusals = new Set([400, 401, 404, 413, 415, 429])

interface Bomb {
  encoding: string
  body: Buffer
}

interface Door {
  method: string
  path: string
  token?: string
}

const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) })

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-bombs-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const faults: string[] = []
let sent = 0
try {
  const openToAll = await openDoors()
  // Lets the heap grow to its usual size while students send large batches.
  await sendMany(warmUps, await newStudentsDoor(), { encoding: 'identity', body: Buffer.alloc(warmUpBytes, ' ') })
  const before = await residentMegabytes(server.pid)
  console.log(`${openToAll.length + 1} doors; the server uses ${before.toFixed(0)} MB`)
  console.log(`a plain body of one byte as a student: ${(await costOfRefusal()).toFixed(2)} ms`)
  for (const bomb of makeBombs()) {
    const doors = [...openToAll, await newStudentsDoor()].filter(({ path }) => path.includes(onlyPath))
    await attack(bomb, doors, before)
  }
} finally {
  agent.destroy()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
demandMeasured({ bombs: sent })
for (const fault of faults) console.log(`FAULT: ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1

/** The sync call as a new student, whose allowance is not used up yet. */
async function newStudentsDoor(): Promise<Door> {
  const student = new Phone(server.url, [])
  await student.register()
  return { method: 'POST', path: sendAnswers.path, token: student.token }
}

/** Returns the processor time of a request that is refused once the student has been identified, however little it contains. */
async function costOfRefusal(): Promise<number> {
  const door = await newStudentsDoor()
  const began = await processorMs(server.pid)
  await sendMany(bombs, door, { encoding: 'identity', body: Buffer.from('{') })
  return ((await processorMs(server.pid)) - began) / bombs
}

/** Sends bombs of one encoding to all doors, prints their cost and records every violation. */
async function attack(bomb: Bomb, doors: readonly Door[], before: number): Promise<void> {
  let worst = { ms: 0, door: '' }
  let most = 0
  for (const door of doors) {
    const began = await processorMs(server.pid)
    const statuses = await sendMany(bombs, door, bomb)
    sent += bombs
    const ms = ((await processorMs(server.pid)) - began) / bombs
    const name = `${door.method} ${door.path}${door.token === undefined ? '' : ' as a student'}`
    if (ms >= worst.ms) worst = { ms, door: name }
    most = Math.max(most, await residentMegabytes(server.pid))
    const taken = [...statuses].filter((status) => !refusals.has(status))
    if (taken.length > 0) faults.push(`${bomb.encoding} at ${name} got status ${taken.join(', ')}`)
    if (ms >= mostMs) faults.push(`${bomb.encoding} at ${name} cost ${ms.toFixed(2)} ms of processor each`)
  }
  console.log(
    `${bomb.encoding.padEnd(14)} ${String(bomb.body.length).padStart(6)} bytes: at most ${worst.ms.toFixed(2)} ms (${worst.door}), ` +
      `memory ${(most - before).toFixed(0)} MB above the start`,
  )
  if (most - before > mostGrowthMegabytes)
    faults.push(`${bomb.encoding}: memory grew by ${(most - before).toFixed(0)} MB`)
}

function makeBombs(): Bomb[] {
  const spaces = Buffer.alloc(inflatedBytes, ' ')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const gzip = gzipSync(spaces)
  const deflate = deflateSync(spaces)
  const brotli = brotliCompressSync(spaces, { params })
  // Short enough to be read.
  const short = gzipSync(spaces.subarray(0, 60 * 1024 * 1024))
  const brackets = 120_000
  const nested = `{"deviceId":"x","answers":[${'['.repeat(brackets)}${']'.repeat(brackets)}]}`
  const members = Buffer.concat(Array.from({ length: 10_000 }, () => gzipSync('')))
  return [
    { encoding: 'gzip', body: gzip },
    { encoding: 'GZip', body: gzip },
    { encoding: 'x-gzip', body: gzip },
    { encoding: 'deflate', body: deflate },
    { encoding: 'DEFLATE', body: deflate },
    { encoding: 'br', body: brotli },
    { encoding: 'Br', body: brotli },
    { encoding: 'zstd', body: brotli },
    { encoding: 'gzip, gzip', body: gzipSync(gzip) },
    { encoding: 'br, gzip', body: gzipSync(brotli) },
    { encoding: 'gzip,identity', body: gzip },
    { encoding: 'gzip', body: forged(gzip) },
    { encoding: 'gzip', body: short },
    { encoding: 'gzip', body: forged(short) },
    { encoding: 'gzip', body: members },
    // Within the limit of a batch, but it would take long to parse.
    { encoding: 'gzip', body: gzipSync(nested) },
    { encoding: 'gzip', body: gzip.subarray(0, -100) },
  ]
}

/** A body that claims to be as long inflated as it is now: its last four bytes give the length. */
function forged(gzip: Buffer): Buffer {
  const body = Buffer.from(gzip)
  body.writeUInt32LE(body.length, body.length - 4)
  return body
}

/** Lists the calls open to visitors, with a value for each parameter, and paths that are not calls. */
async function openDoors(): Promise<Door[]> {
  const described = OpenApi.parse(await (await fetch(`${server.url}/api/openapi.json`)).json())
  const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => !('security' in call))
      .map(([method]) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, 'x') })),
  )
  const others = [
    ['POST', '/shared'],
    ['POST', sendAnswers.path],
    ['GET', '/'],
    ['POST', '/no-such-page'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/sitemap.xml'],
    ['GET', '/static-questions.json'],
  ] as const
  return [...calls, ...others.map(([method, path]) => ({ method, path }))]
}

/** Returns the statuses of the replies; 0 for a connection closed without a reply. */
async function sendMany(count: number, door: Door, bomb: Bomb): Promise<Set<number>> {
  const statuses = new Set<number>()
  let left = count
  const sendOn = async () => {
    while (left-- > 0) statuses.add(await send(door, bomb))
  }
  await Promise.all(Array.from({ length: atOnce }, sendOn))
  return statuses
}

function send({ method, path, token }: Door, { encoding, body }: Bomb): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Encoding': encoding,
    'Content-Length': body.length,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve) => {
    const sent = request(server.url + path, { agent, method, headers }, (reply) => {
      reply.once('end', () => resolve(reply.statusCode ?? 0))
      reply.once('error', () => resolve(0))
      reply.resume()
    })
    sent.once('error', () => resolve(0))
    sent.end(body)
  })
}

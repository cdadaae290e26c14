// `npx tsx bench/connections.ts [tree]`: checks that the server survives and answers while clients take all its connections: silent
// ones, at three limits of open files; a hundred that pipeline 300 requests each and read nothing; and 6,500 silent ones of one client
// that reconnect as soon as they are closed. Fails if the server exits or a probe gets no reply. `tree` is the folder of another
// version. Linux only; needs `ulimit -n` of at least 20,000.
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { pause } from './lib/client.ts'
import { postmasterOf } from './lib/postmaster.ts'
import { demandMeasured } from './lib/measured.ts'

const tree = process.argv[2]
const probes = 90
const probeEveryMs = 100
const probeTimeoutMs = 5_000
const pipelinedRequests = 300
let isGood = true
let probed = 0

for (const [openFiles, count] of [
  [1024, 1_100],
  [4096, 4_300],
  [20_000, 6_500],
] as const) {
  await attack({ name: `${count} silent connections at ${openFiles} files`, openFiles }, (port) => hold(port, count))
}
await attack({ name: `100 connections with ${pipelinedRequests} unread requests each`, openFiles: 20_000 }, (port) =>
  hold(port, 100, 'GET /static-questions.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(pipelinedRequests)),
)
demandMeasured({ probes: probed })
process.exitCode = isGood ? 0 : 1

/** Attacks a server, probes it in the meantime, and prints how many probes got no reply. */
async function attack(
  { name, openFiles }: { name: string; openFiles: number },
  begin: (port: number) => () => void,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sabi-connections-'))
  const port = await freePort()
  const server = new RealServer({ port, dataDir, openFiles, ...(tree === undefined ? {} : { tree }) })
  await server.start()
  const database = await postmasterOf(dataDir)
  const end = begin(port)
  const answers: Promise<number>[] = []
  try {
    await pause(2_000)
    for (let n = 0; n < probes; n++) {
      answers.push(probe(`${server.url}/api/topics`))
      await pause(probeEveryMs)
    }
    const times = await Promise.all(answers)
    probed += times.length
    const refused = times.filter((ms) => ms === Infinity).length
    const isAlive = isRunning(server.pid)
    const slowest = Math.max(0, ...times.filter(Number.isFinite))
    console.log(
      `${name}: ${refused} of ${probes} probes refused, slowest ${slowest.toFixed(0)} ms, server ${isAlive ? 'alive' : 'EXITED'}`,
    )
    isGood &&= refused === 0 && isAlive
  } finally {
    end()
    await server.stop()
    // The database may outlive the server.
    if (isRunning(database)) process.kill(database, 'SIGQUIT')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Holds connections that send these bytes and read nothing, reopening each when it closes. Returns a function that ends them. */
function hold(port: number, count: number, words = ''): () => void {
  const sockets = new Set<Socket>()
  let isOver = false
  const open = () => {
    if (isOver) return
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.add(socket)
    if (words !== '') socket.write(words)
    socket.once('close', () => {
      sockets.delete(socket)
      setImmediate(open)
    })
  }
  for (let n = 0; n < count; n++) open()
  return () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
  }
}

/** Milliseconds until a reply arrives over a new connection; Infinity if none does. */
function probe(url: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const asked = get(url, { agent: false, timeout: probeTimeoutMs }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode === 200 ? performance.now() - began : Infinity))
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(Infinity))
  })
}

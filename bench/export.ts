// `npx tsx bench/export.ts [answers]`: measures how long a student waits for the export of a long log (20,000 answers), and how long
// other requests wait in the meantime. The export must arrive within 10 seconds.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportMyData } from '@sabi/shared/accounts/own-data-calls'
import { freePort, RealServer } from '../journeys/testing/real-server.ts'
import { unpackData } from '../server/testing/unpack-data.ts'
import { fetchQuestions, pause, Phone } from './lib/client.ts'
import { demandMeasured } from './lib/measured.ts'

const answerCount = Number(process.argv[2] ?? 20_000)
const batchSize = 100
const longestMs = 10_000

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-export-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const phone = new Phone(server.url, await fetchQuestions(server.url))
await phone.register()
while (phone.sent.length < answerCount) await phone.sendBatch(batchSize)

const meanwhile = { isOver: false, waits: [0] }
const others = askAgainAndAgain()
const started = performance.now()
const reply = await fetch(server.url + exportMyData.path, { headers: { Authorization: `Bearer ${phone.token}` } })
const bytes = await reply.arrayBuffer()
const tookMs = performance.now() - started
meanwhile.isOver = true
await others

const answers: unknown[] = JSON.parse(unpackData(bytes)['answers.json'] ?? '[]')
console.log(`${answers.length} of ${phone.sent.length} answers in ${(bytes.byteLength / 1e6).toFixed(1)} MB`)
console.log(
  `${(tookMs / 1000).toFixed(1)} s; other requests waited ${Math.round(Math.max(...meanwhile.waits))} ms at most`,
)
await server.stop()
await rm(dataDir, { recursive: true, force: true })
demandMeasured({ answers: answers.length, 'requests meanwhile': meanwhile.waits.length - 1 })
process.exit(answers.length === phone.sent.length && tookMs < longestMs ? 0 : 1)

async function askAgainAndAgain(): Promise<void> {
  while (!meanwhile.isOver) {
    const asked = performance.now()
    await fetch(`${server.url}/healthz`)
    meanwhile.waits.push(performance.now() - asked)
    await pause(5)
  }
}

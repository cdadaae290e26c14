// `npx tsx bench/crash.ts [kills]`: 24 phones send batches while the server and its database are killed with kill -9, each
// so many times (10). At the end every acknowledged answer must be there (lost 0), each once (double 0).
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getExamStatistics } from '@sabi/shared/progress/calls'
import { getDigest } from '@sabi/shared/sync/calls'
import { freePort, RealServer } from '../journeys/real-server.ts'
import { fetchQuestions, pause, Phone } from './client.ts'

const phoneCount = 24
const kills = Number(process.argv[2] ?? 10)

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-crash-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()

const questions = await fetchQuestions(server.url)
const phones: Phone[] = []
for (let n = 0; n < phoneCount; n++) {
  const phone = new Phone(server.url, questions)
  await phone.register()
  phones.push(phone)
}

let isOver = false
const sending = phones.map(async (phone) => {
  while (!isOver) await phone.sendBatch(1 + Math.floor(Math.random() * 100))
})

for (let kill = 1; kill <= kills; kill++) {
  await pause(300 + Math.random() * 700)
  await server.stop('SIGKILL')
  await server.start()
  await pause(300 + Math.random() * 700)
  process.kill(await postgresPid(), 'SIGKILL')
  const sent = phones.reduce((sum, phone) => sum + phone.acknowledged.size, 0)
  console.log(`kill ${kill} of ${kills} of server and database: ${sent} answers acknowledged so far`)
}
isOver = true
await Promise.all(sending)

const totals = { sent: 0, acknowledged: 0, stored: 0, lost: 0, double: 0 }
for (const phone of phones) {
  const { days } = getDigest.reply.parse(await phone.read(getDigest))
  const statistics = getExamStatistics.reply.parse(await phone.read(getExamStatistics))
  const stored = days.reduce((sum, day) => sum + day.count, 0)
  const isSameSet =
    xorOf(days.map((day) => day.hash)) === xorOf(phone.sent.map(({ id }) => id.replaceAll('-', '').slice(16)))
  const standing = new Set(phone.sent.map((answer) => `${answer.sessionId} ${answer.questionId}`)).size
  totals.sent += phone.sent.length
  totals.acknowledged += phone.acknowledged.size
  totals.stored += stored
  totals.lost += Math.max(0, phone.acknowledged.size - stored) + (isSameSet ? 0 : 1)
  totals.double += Math.max(0, stored - phone.sent.length) + Math.abs(statistics.totalQuestionsAttempted - standing)
}
console.log(totals)
await server.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(totals.lost === 0 && totals.double === 0 && totals.stored === totals.sent ? 0 : 1)

async function postgresPid(): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}

function xorOf(hashes: readonly string[]): bigint {
  return hashes.reduce((sum, hash) => sum ^ BigInt(`0x${hash}`), 0n)
}

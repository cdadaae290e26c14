// `npx tsx bench/overload.ts [seconds]`: how much a server does at its peak, and how much of that under three times the load. Phones
// send batches of answers by their own rules (they obey Retry-After), readers draw questions and look at their statistics. Wants
// at the triple load: at least 80 % of the peak, 99 % of the answers accepted in the end, refusals within 100 ms at the median.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, RealServer } from '../journeys/real-server.ts'
import { fetchQuestions, pause, Phone } from './client.ts'

const seconds = Number(process.argv[2] ?? 10)
/** Callers that send their next request as soon as they have a reply keep a server at its peak. */
const callersAtPeak = 24
const timesOver = 3
const batchSize = 10
const afterwardsMs = 30_000

const dataDir = await mkdtemp(join(tmpdir(), 'sabi-overload-'))
const server = new RealServer({ port: await freePort(), dataDir })
await server.start()
const questions = await fetchQuestions(server.url)
const phones: Phone[] = []
for (let n = 0; n < callersAtPeak; n++) {
  const phone = new Phone(server.url, questions)
  await phone.register()
  phones.push(phone)
}

interface Counts {
  done: number
  refused: number
  failed: number
  refusalMs: number[]
}

await load(1, 2)
const peak = await load(1, seconds)
const over = await load(timesOver, seconds)
const sent = phones.reduce((sum, phone) => sum + phone.sent.length, 0)
const acknowledged = phones.reduce((sum, phone) => sum + phone.acknowledged.size, 0)
const ratio = over.counts.done / peak.counts.done
const refusalMs = over.counts.refusalMs.toSorted((a, b) => a - b)
const at = (share: number) => Math.round(refusalMs[Math.floor(share * (refusalMs.length - 1))] ?? 0)
console.log(
  `peak: ${rateOf(peak.counts.done)} replies a second; at ${timesOver} times the load ${rateOf(over.counts.done)}`,
)
console.log(`  ratio ${ratio.toFixed(2)} (at least 0.80)`)
console.log(
  `refused ${over.counts.refused}, in ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100); failed ${over.counts.failed}`,
)
console.log(`answers accepted ${acknowledged} of ${sent} (at least 99 %); probes that failed: ${over.probesFailed}`)
await server.stop()
await rm(dataDir, { recursive: true, force: true })
const isGood =
  ratio >= 0.8 && acknowledged >= 0.99 * sent && over.counts.failed === 0 && over.probesFailed === 0 && at(0.5) <= 100
process.exit(isGood ? 0 : 1)

/** Callers by the number of the peak times the factor, for some seconds; what is still unsent then has time to arrive. */
async function load(factor: number, seconds: number) {
  const counts: Counts = { done: 0, refused: 0, failed: 0, refusalMs: [] }
  const end = Date.now() + seconds * 1000
  let probesFailed = 0
  const probing = (async () => {
    for (; Date.now() < end; await pause(250))
      if (!(await fetch(`${server.url}/readyz`).then(({ ok }) => ok))) probesFailed++
  })()
  const sending = phones.map(async (phone) => {
    while (Date.now() < end) {
      await phone.sendBatch(batchSize)
      if (Date.now() < end) counts.done++
    }
  })
  const reading = Array.from({ length: callersAtPeak * factor }, (_, n) =>
    readUntil(end, phones[n % phones.length], counts),
  )
  await Promise.all([probing, ...reading, Promise.race([Promise.all(sending), pause(seconds * 1000 + afterwardsMs)])])
  return { counts, probesFailed }
}

/** Reads as an impatient visitor would, who comes back at once: three times the load stays three times the load. */
async function readUntil(end: number, phone: Phone | undefined, counts: Counts): Promise<void> {
  const headers = { Authorization: `Bearer ${phone?.token ?? ''}` }
  for (let n = 0; Date.now() < end; n++) {
    const path = n % 2 === 0 ? '/api/questions?subject=chemistry&random=true&limit=20' : '/api/auth/stats'
    const began = performance.now()
    const { status } = await fetch(server.url + path, { headers }).then(async (reply) => {
      await reply.arrayBuffer()
      return reply
    })
    if (status === 503) {
      counts.refused++
      counts.refusalMs.push(performance.now() - began)
    } else if (status >= 500) counts.failed++
    else counts.done++
  }
}

function rateOf(done: number): number {
  return Math.round(done / seconds)
}

// `npx tsx bench/overload.ts [seconds]`: measures the server's peak throughput, and how much of it remains under three times the load.
// The mix is that of a student's day (load/student-day.ts). The peak is measured with callers that send the next request as soon as one
// is answered. Then three times as many requests a second start at random moments, whether or not earlier ones are answered. Refused
// batches of answers are retried after Retry-After, as phones do. Required at triple load: at least 80% of the peak, 99% of the answers
// accepted in the end, 99% of refusals within 100 ms, and no failure. The sender runs on the same machine.
import { setTimeout as sleep } from 'node:timers/promises'
import { arrive, quantile } from './load/arrivals.ts'
import { openSchool } from './load/school.ts'
import { anyRequest } from './load/student-day.ts'
import { Wire, type Sending } from './load/wire.ts'
import { demandMeasured } from './lib/measured.ts'

const seconds = Number(process.argv[2] ?? 20)
const students = 10_000
/** As many as one process admits, plus some that wait. */
const callersAtPeak = 24
const warmSeconds = 65
const timesOver = 3
const busy = 503
/** How long pending answers may take after the load ends. */
const afterwardsMs = 30_000
const probeEveryMs = 250

const school = await openSchool(students)
const wire = new Wire(school.url)
const answers = { sent: 0, accepted: 0 }
let probesFailed = 0
try {
  // Until the background count of the leaderboard includes the new students, as it would include all existing ones.
  await findPeak(warmSeconds)
  const peak = await findPeak(seconds)
  console.log(`peak: ${peak.toFixed(0)} replies a second`)
  await wire.open()
  const probing = setInterval(() => void probe(), probeEveryMs)
  const arrivals = await arrive({
    aSecond: timesOver * peak,
    seconds,
    begin: () => {
      const { name, sending } = anyRequest(school.world)
      return { name, status: name === 'answers' ? sendAnswers(sending) : wire.send(sending) }
    },
  })
  clearInterval(probing)
  await Promise.race([allAccepted(), sleep(afterwardsMs)])
  const done = arrivals.filter(({ status }) => status >= 200 && status < 300).length / seconds
  const refusals = arrivals.filter(({ status }) => status === busy).map(({ ms }) => ms)
  const failed = arrivals.length - done * seconds - refusals.length
  const slowest = quantile(refusals, 0.99)
  console.log(
    `at ${timesOver} times the peak: ${done.toFixed(0)} replies a second, ratio ${(done / peak).toFixed(2)} (at least 0.80)`,
  )
  console.log(
    `refused ${refusals.length} of ${arrivals.length}, in ${quantile(refusals, 0.5).toFixed(0)} ms (median), ` +
      `${slowest.toFixed(0)} ms (99 of 100; at most 100); failed ${failed}; failed probes ${probesFailed}`,
  )
  console.log(`batches of answers accepted: ${answers.accepted} of ${answers.sent} (at least 99 %)`)
  const isGood =
    done >= 0.8 * peak && slowest <= 100 && failed + probesFailed === 0 && answers.accepted >= 0.99 * answers.sent
  demandMeasured({ peak, 'batches sent': answers.sent, arrivals: arrivals.length })
  process.exitCode = isGood ? 0 : 1
} finally {
  wire.close()
  await school.close()
}

/** Replies a second to callers that send the next request at once. */
async function findPeak(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const keepOn = async () => {
    while (performance.now() < end) if ((await wire.send(anyRequest(school.world).sending)) < 300) done++
  }
  await Promise.all(Array.from({ length: callersAtPeak }, keepOn))
  return done / seconds
}

/** Returns the status of the first try. Retries of the answers continue in the background. */
async function sendAnswers(sending: Sending): Promise<number> {
  answers.sent++
  const first = await wire.ask(sending)
  void insist(sending, first)
  return first.status
}

async function insist(sending: Sending, first: Awaited<ReturnType<Wire['ask']>>): Promise<void> {
  let reply = first
  while (reply.status !== 200) {
    await sleep(reply.retryAfterMs + Math.random() * 1000)
    reply = await wire.ask(sending)
  }
  answers.accepted++
}

async function allAccepted(): Promise<void> {
  while (answers.accepted < answers.sent) await sleep(100)
}

async function probe(): Promise<void> {
  if ((await wire.send({ method: 'GET', path: '/readyz' })) !== 200) probesFailed++
}

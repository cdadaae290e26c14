// `npx tsx bench/plan/on-phone.ts`: how long a phone six times slower than this machine takes to plan a day from 6,000 answers, and whether
// its plans are the server's, byte for byte, for 1,000 random logs.
import { fileURLToPath } from 'node:url'
import type { Review } from '../../shared/plan/learner.ts'
import { seededRandom } from '../../shared/practice/random.ts'
import { demandMeasured } from '../lib/measured.ts'
import { openModulePage } from '../lib/module-page.ts'
import { readTopics } from './bank-topics.ts'
import { planOfLog } from './plan-of-log.ts'

const slower = 6
const logs = 1000
const dayMs = 24 * 60 * 60 * 1000
const midnight = Date.UTC(2026, 10, 28)
const topics = readTopics()
const terms = { topics, minutes: 25, midnight, examAt: midnight + 60 * dayMs }

const entry = fileURLToPath(new URL('plan-of-log.ts', import.meta.url))
const { browser, page } = await openModulePage(entry, 'plan')

let same = 0
for (let index = 0; index < logs; index++) {
  const log = aLog(`${index}`, 20 + ((index * 7) % 300))
  const onPhone = await planInPage(log)
  if (onPhone.plan === planOfLog(terms, log).plan) same++
}
console.log(`${same} of ${logs} plans are the same, byte for byte`)

const devtools = await page.context().newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
const times: number[] = []
for (let time = 0; time < 10; time++) times.push((await planInPage(aLog(`time ${time}`, 6000))).ms)
times.sort((one, other) => one - other)
console.log(
  `6,000 answers, ${topics.length} topics: a plan takes ${times[5]?.toFixed(0)} ms (median), at most ${times.at(-1)?.toFixed(0)} ms`,
)
await browser.close()
demandMeasured({ 'plans that are the same': same, 'milliseconds of planning': times.reduce((sum, ms) => sum + ms, 0) })

function planInPage(log: Review[]): Promise<ReturnType<typeof planOfLog>> {
  return page.evaluate((given) => Reflect.get(window, 'plan').planOfLog(given.terms, given.log), { terms, log })
}

/** A student's answers over 150 days. */
function aLog(seed: string, count: number): Review[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const topic = topics[Math.floor(random() * topics.length)]
    return {
      skill: topic?.skills[Math.floor(random() * topic.skills.length)] ?? '',
      topicId: topic?.id ?? '',
      isRight: random() < 0.7,
      at: midnight - Math.round((1 - index / count) * 150 * dayMs),
      durationMs: Math.round(5000 + random() * 60_000),
    }
  })
}

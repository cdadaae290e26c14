// `npx tsx bench/skill-memory.ts`: how long a phone six times slower than this machine takes to compute a student's memory from the whole
// log, to add one answer, and how large the server's reply would be.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { learn, nobody, partsOf, type Review } from '../shared/plan/learner.ts'
import { seededRandom } from '../shared/practice/random.ts'
import { demandMeasured } from './lib/measured.ts'
import { openModulePage } from './lib/module-page.ts'
import { readTopics } from './plan/bank-topics.ts'

const slower = 6
/** The topics of a student of four subjects. */
const topics = readTopics().filter(({ subject }) => subject !== 'biology')
const skills = topics.flatMap(({ id, skills }) => skills.map((skill) => ({ skill, topicId: id })))
const dayMs = 24 * 60 * 60 * 1000
const entry = fileURLToPath(new URL('../shared/plan/learner.ts', import.meta.url))

const { browser, page } = await openModulePage(entry, 'plan')
const devtools = await page.context().newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
const replays: number[] = []
for (const count of [6_000, 60_000]) {
  const log = aLog(count)
  const { replayMs, oneMs } = await page.evaluate((reviews) => {
    const { learn, nobody } = Reflect.get(window, 'plan')
    const began = performance.now()
    const learner = learn(nobody, reviews)
    const replayed = performance.now()
    const last = reviews.at(-1)
    for (let index = 1; index <= 100; index++)
      learn(learner, [{ ...last, isRight: index % 2 === 0, at: (last?.at ?? 0) + index }])
    return { replayMs: replayed - began, oneMs: (performance.now() - replayed) / 100 }
  }, log)
  replays.push(replayMs)
  const learner = partsOf(learn(nobody, log))
  const reply = JSON.stringify(learner)
  console.log(
    `${count} answers: replay ${replayMs.toFixed(0)} ms, one answer ${oneMs.toFixed(2)} ms; ${learner.data.length} skills are ` +
      `${(reply.length / 1024).toFixed(0)} KB, ${(gzipSync(reply).length / 1024).toFixed(1)} KB compressed`,
  )
}
await browser.close()
demandMeasured({ 'milliseconds of all replays': replays.reduce((sum, replay) => sum + replay, 0) })

/** A student's answers over 150 days. */
function aLog(count: number): Review[] {
  const random = seededRandom('memory')
  return Array.from({ length: count }, (_, index) => {
    const { skill = '', topicId = '' } = skills[Math.floor(random() * skills.length)] ?? {}
    return {
      skill,
      topicId,
      isRight: random() < 0.7,
      at: Date.UTC(2026, 0, 1) + Math.round((index / count) * 150 * dayMs),
      durationMs: Math.round(5000 + random() * 60_000),
    }
  })
}

// `npx tsx bench/alarms.ts [seeds] [attackers]`: counts how many of 50 planted wrong keys the alarms find among 2,000 simulated
// questions, and how many sound questions they suspect, at 100, 200 and 400 answers per question. Then repeats this with 1,000 fake
// accounts that attack 40 sound questions together; pass `attackers` to run only this part. Takes a few minutes and needs nothing
// else. Exits with 1 if fake accounts kept for a week remove a sound question, or if fewer than 45 of 50 wrong keys are found.
import { eloOf } from '@sabi/shared/flags/elo'
import { alarmsOf, type Evidence, type RaisedAlarm } from '@sabi/shared/flags/item-alarms'
import { countAttempt, newTally } from '@sabi/shared/flags/item-tally'
import { noticeDays, removalStep } from '@sabi/shared/flags/removal'
import { seededRandom } from '@sabi/shared/practice/random'
import { attackers, trustOn } from './alarms/attackers.ts'
import { simulate, sorts, type Manner, type SimulatedItem, type TrustedAttempt } from './alarms/simulate.ts'
import { demandMeasured } from './lib/measured.ts'

const seeds = Number(process.argv[2] ?? 5)
const [items, planted] = [2_000, 50]
const worlds: Record<string, Manner> = {
  'ordinary students (5 % careless)': { careless: 0.05, slope: 1.2 },
  'weak evidence (15 % careless, slopes of 0.7)': { careless: 0.15, slope: 0.7 },
}
/** Number of answers between two nightly checks. */
const looksEvery = 20
const [invented, targets, nights, leastFound] = [1_000, 40, 42, 45]
/** Share of honest students who stay for two weeks. The others come and go. */
const honestEstablished = 0.5
/** Same as on the server, but for all questions together. */
const mostRemoved = 0.01
const dayMs = 86_400_000

for (const [name, manner] of process.argv[3] === undefined ? Object.entries(worlds) : [])
  for (const answersEach of [100, 200, 400]) {
    console.log(
      `\n${name}, ${answersEach} answers each: ${items} questions, ${planted} with a wrong key, ${seeds} seeds`,
    )
    const all: Judged[] = []
    for (let seed = 1; seed <= seeds; seed++) {
      const random = seededRandom(`alarms ${seed}`)
      const judged = simulate({ items, planted, answersEach, manner, establishedShare: 1, random }).map((item) =>
        judge(item),
      )
      console.log(`  seed ${seed}: ${describe(judged)}`)
      all.push(...judged)
    }
    for (const sort of sorts) console.log(`  ${sort}: ${describe(all.filter(({ item }) => item.sort === sort))}`)
    demandMeasured({ questions: all.length, 'wrong keys': all.filter(({ item }) => item.key !== item.truth).length })
    console.log(`  all: ${describe(all)}`)
    console.log(`  Elo against the true difficulty of sound questions: r = ${eloCorrelation(all).toFixed(3)}`)
  }

let failures = 0
for (const attacker of attackers) {
  console.log(`\n1,000 fake accounts, ${attacker.name}: ${items} questions with 200 answers each, ${seeds} seeds`)
  for (let seed = 1; seed <= seeds; seed++) {
    const outcome = attack(attacker, seed)
    const { found, raised, taken } = outcome
    if (attacker.isBounded && (taken > 0 || found < leastFound)) failures++
    console.log(
      `  seed ${seed}: found ${found} of ${planted}; of ${targets} attacked sound questions ${raised} raised an alarm, ${taken} were removed`,
    )
  }
}
process.exitCode = failures === 0 ? 0 : 1

/** The results of six weeks of nightly checks on honest students and fake accounts, while no administrator intervenes. */
function attack(attacker: (typeof attackers)[number], seed: number) {
  const random = seededRandom(`attack ${seed}`)
  const manner = { careless: 0.05, slope: 1.2 }
  const judged = simulate({ items, planted, answersEach: 200, manner, establishedShare: honestEstablished, random })
  const wrong = judged.filter(({ key, truth }) => key !== truth)
  const attacked = judged.filter(({ key, truth }) => key === truth).slice(0, targets)
  const ways = new Map<SimulatedItem, Standing>()
  let room = Math.floor(items * mostRemoved)
  for (let night = 0; night < nights; night++)
    for (const item of attacked) {
      const standing = ways.get(item) ?? { leavesOn: null, isOut: false, isRaised: false }
      ways.set(item, standing)
      if (standing.isOut) continue
      const evidence = evidenceOn(attacker, item, night)
      const [alarm] = alarmsOf(evidence, item.key)
      standing.isRaised ||= alarm !== undefined
      const leavesAt = standing.leavesOn === null ? null : new Date(standing.leavesOn * dayMs)
      const step = removalStep({ isCertain: alarm?.isCertain ?? false, leavesAt, now: new Date(night * dayMs) })
      if (step === 'announce' && room-- > 0) standing.leavesOn = night + noticeDays
      if (step === 'withdraw') standing.leavesOn = null
      if (step === 'remove') standing.isOut = true
    }
  const standings = [...ways.values()]
  return {
    found: wrong.filter((item) => alarmsOf(evidenceOn(attacker, item, nights), item.key).some(isAboutKey)).length,
    raised: standings.filter(({ isRaised }) => isRaised).length,
    taken: standings.filter(({ isOut }) => isOut).length,
  }
}

interface Standing {
  leavesOn: number | null
  isOut: boolean
  isRaised: boolean
}

/** The evidence by a given night: all honest answers, and those of the fake accounts, which answer every other question correctly. */
function evidenceOn({ facts }: (typeof attackers)[number], item: SimulatedItem, night: number): Evidence {
  const evidence = newEvidence(item)
  for (const attempt of item.attempts) countInto(evidence, attempt)
  const isTarget = item.key === item.truth
  const option = isTarget ? (item.key + 1) % item.optionCount : item.key
  for (let account = 0; account < invented; account++) {
    const trust = trustOn(facts(account), night)
    if (trust !== 'new') countInto(evidence, { option, rest: account % 20 === 0 ? 0.5 : 1, trust })
  }
  return evidence
}

function isAboutKey({ alarm }: RaisedAlarm): boolean {
  return alarm === 'wrong-key'
}

function newEvidence({ optionCount }: SimulatedItem): Evidence {
  return { all: newTally(optionCount), established: newTally(optionCount) }
}

function countInto({ all, established }: Evidence, attempt: TrustedAttempt): void {
  countAttempt(all, attempt)
  if (attempt.trust === 'established') countAttempt(established, attempt)
}

interface Judged {
  item: SimulatedItem
  /** The alarms once all answers are in. */
  last: RaisedAlarm[]
  /** True if any earlier night raised an alarm. */
  isEverAlarmed: boolean
}

function judge(item: SimulatedItem): Judged {
  const evidence = newEvidence(item)
  let last: RaisedAlarm[] = []
  let isEverAlarmed = false
  for (const [index, attempt] of item.attempts.entries()) {
    countInto(evidence, attempt)
    if ((index + 1) % looksEvery > 0) continue
    last = alarmsOf(evidence, item.key)
    isEverAlarmed ||= last.length > 0
  }
  return { item, last, isEverAlarmed }
}

function describe(judged: readonly Judged[]): string {
  const wrong = judged.filter(({ item }) => item.key !== item.truth)
  const sound = judged.filter(({ item }) => item.key === item.truth)
  const isWrongKey = ({ last }: Judged) => last.some(isAboutKey)
  const isQuarantined = ({ last }: Judged) => last.some(({ isCertain }) => isCertain)
  const share = (test: (one: Judged) => boolean) =>
    `${((100 * sound.filter(test).length) / Math.max(1, sound.length)).toFixed(2)} %`
  return [
    `found ${wrong.filter(isWrongKey).length} of ${wrong.length}`,
    `sound questions with an alarm ${share(({ last }) => last.length > 0)} (key ${share(isWrongKey)})`,
    `on any night ${share(({ isEverAlarmed }) => isEverAlarmed)}`,
    `quarantined ${wrong.filter(isQuarantined).length} wrong, ${sound.filter(isQuarantined).length} sound`,
  ].join('; ')
}

function eloCorrelation(judged: readonly Judged[]): number {
  const sound = judged.filter(({ item }) => item.key === item.truth).map(({ item }) => item)
  return correlation(
    sound.map(({ rating }) => eloOf(rating)),
    sound.map(({ difficulty }) => difficulty),
  )
}

function correlation(ones: readonly number[], others: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const [one, other] = [mean(ones), mean(others)]
  const product = (list: readonly number[], base: number, against: readonly number[], low: number) =>
    list.reduce((sum, value, place) => sum + (value - base) * ((against[place] ?? 0) - low), 0)
  return (
    product(ones, one, others, other) / Math.sqrt(product(ones, one, ones, one) * product(others, other, others, other))
  )
}

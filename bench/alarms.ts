// `npx tsx bench/alarms.ts [seeds]`: how many of 50 planted wrong keys the alarms find among 2,000 simulated questions, and how many
// sound questions they suspect, at 100, 200 and 400 answers to each. About a minute; needs nothing else.
import { eloOf } from '@sabi/shared/flags/elo'
import { alarmsOf, type RaisedAlarm } from '@sabi/shared/flags/item-alarms'
import { countAttempt, newTally } from '@sabi/shared/flags/item-tally'
import { seededRandom } from '@sabi/shared/practice/random'
import { simulate, sorts, type Manner, type SimulatedItem } from './alarms/simulate.ts'

const seeds = Number(process.argv[2] ?? 5)
const [items, planted] = [2_000, 50]
const worlds: Record<string, Manner> = {
  'ordinary students (5 % careless)': { careless: 0.05, slope: 1.2 },
  'answers that tell little (15 % careless, slopes of 0.7)': { careless: 0.15, slope: 0.7 },
}
/** The nights on which somebody looks, by the answers until then. */
const looksEvery = 20

for (const [name, manner] of Object.entries(worlds))
  for (const answersEach of [100, 200, 400]) {
    console.log(
      `\n${name}, ${answersEach} answers each: ${items} questions, ${planted} with a wrong key, ${seeds} seeds`,
    )
    const all: Judged[] = []
    for (let seed = 1; seed <= seeds; seed++) {
      const random = seededRandom(`alarms ${seed}`)
      const judged = simulate({ items, planted, answersEach, manner, random }).map((item) => judge(item))
      console.log(`  seed ${seed}: ${describe(judged)}`)
      all.push(...judged)
    }
    for (const sort of sorts) console.log(`  ${sort}: ${describe(all.filter(({ item }) => item.sort === sort))}`)
    console.log(`  all: ${describe(all)}`)
    console.log(`  Elo against the true difficulty of sound questions: r = ${eloCorrelation(all).toFixed(3)}`)
  }

interface Judged {
  item: SimulatedItem
  /** What is raised when all answers are in. */
  last: RaisedAlarm[]
  /** Whether any night before raised something. */
  isEverAlarmed: boolean
}

function judge(item: SimulatedItem): Judged {
  const tally = newTally(item.optionCount)
  let last: RaisedAlarm[] = []
  let isEverAlarmed = false
  for (const [index, attempt] of item.attempts.entries()) {
    countAttempt(tally, attempt)
    if ((index + 1) % looksEvery > 0) continue
    last = alarmsOf(tally, item.key)
    isEverAlarmed ||= last.length > 0
  }
  return { item, last, isEverAlarmed }
}

function describe(judged: readonly Judged[]): string {
  const wrong = judged.filter(({ item }) => item.key !== item.truth)
  const sound = judged.filter(({ item }) => item.key === item.truth)
  const isWrongKey = ({ last }: Judged) => last.some(({ alarm }) => alarm === 'wrong-key')
  const isQuarantined = ({ last }: Judged) => last.some(({ isCertain }) => isCertain)
  const share = (test: (one: Judged) => boolean) =>
    `${((100 * sound.filter(test).length) / Math.max(1, sound.length)).toFixed(2)} %`
  return [
    `found ${wrong.filter(isWrongKey).length} of ${wrong.length}`,
    `sound alarmed ${share(({ last }) => last.length > 0)} (key ${share(isWrongKey)})`,
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

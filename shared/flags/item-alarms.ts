import { percentage } from '../progress/percentage.ts'
import type { Alarm } from './calls.ts'
import {
  analyseItem,
  bestThird,
  compareChoosers,
  deadBelow,
  optionsOf,
  type BestThird,
  type ItemAnalysis,
} from './item-analysis.ts'
import { attemptsOf, type ItemTally } from './item-tally.ts'

/** Below this many first attempts no alarm is raised: chance would raise most of them. */
export const fewestForAlarm = 60
const fewestForTooHard = 100
/** One-sided 10 %: to look at a sound question costs an administrator a minute, a wrong key costs every student a mark. */
const suspicious = 1.28
/** One-sided 0.1 %. A question leaves practice only where each of two tests is as clear as that by itself. */
const certain = 3.09
/** And only once the best third alone is as large as this: a few good students can share a mistake. */
const fewestBestForCertain = 100
/** One-sided 1 %. */
const clearlyBelowGuessing = 2.33
/** Where most are right, nobody is left for the distractors. */
const easyFrom = 0.7
const fewestDead = 2
const deadByChance = 0.05

/** First attempts at a question, by how far the accounts behind them are trusted. */
export interface Evidence {
  /** Of known and of established accounts. */
  all: ItemTally
  /** Of established accounts alone. */
  established: ItemTally
}

/** Something that the answers say against a question. */
export interface RaisedAlarm {
  alarm: Alarm
  /** For an administrator. */
  reason: string
  /** The larger, the less it can be chance; compares alarms of one kind. */
  strength: number
  /** Whether it is clear enough to take the question out of practice, unless a person decides otherwise in time. */
  isCertain: boolean
}

/**
 * What the evidence says against a question. Where established accounts have given 60 first attempts, they alone are asked, so that
 * no number of other accounts can say anything against them. Where they have not, all accounts are, but then nothing is certain.
 */
export function alarmsOf({ all, established }: Evidence, key: number | null): RaisedAlarm[] {
  const decides = attemptsOf(established) >= fewestForAlarm
  const tally = decides ? established : all
  const source = decides ? ' by established accounts' : `, fewer than ${fewestForAlarm} of them by established accounts`
  return alarmsOfTally(tally, key).map((alarm) => ({
    ...alarm,
    reason: `${alarm.reason}, ${attemptsOf(tally)} first attempts${source}.`,
    isCertain: decides && alarm.isCertain,
  }))
}

/**
 * What first attempts say against a question, the gravest first; nothing below 60 first attempts, nor where no option is right.
 * Where the key seems to be wrong nothing else is said: it would follow from that.
 */
function alarmsOfTally(tally: ItemTally, key: number | null): RaisedAlarm[] {
  const analysis = analyseItem(tally, key)
  if (key === null || analysis.attempts < fewestForAlarm) return []
  const wrongKey = findWrongKey(tally, key, analysis)
  if (wrongKey !== null) return [wrongKey]
  return [findTooHard(tally, key, analysis), findDeadOptions(analysis)].filter((alarm) => alarm !== null)
}

/**
 * Two signs of a wrong key, joined as Stouffer joins tests, (z + t) / sqrt(2). The best third prefer another option: z = (d - k) /
 * sqrt(d + k) over those of them who chose the one or the other, the one-sided test of two shares of one group (McNemar). And
 * those who chose it do better elsewhere than those who chose the key: t, see `compareChoosers`. The second sign has to point the
 * same way, since a popular misconception can win the first one alone; a right option never wins both but by chance. (A key that
 * the able leave for another option: Haladyna and Rodriguez, Developing and Validating Test Items, 2013.)
 */
function findWrongKey(tally: ItemTally, key: number, { optionCounts }: ItemAnalysis): RaisedAlarm | null {
  const best = bestThird(tally)
  const isKeyChosen = (optionCounts[key] ?? 0) > 0
  const [rival] = optionsOf(tally)
    .filter((option) => option !== key)
    .map((option) => ({
      option,
      preference: preferenceIn(best, option, key),
      standing: compareChoosers(tally, option, key),
    }))
    .map((one) => ({ ...one, strength: (one.preference + one.standing) / Math.SQRT2 }))
    .filter(({ standing, strength }) => (standing > 0 || !isKeyChosen) && strength > suspicious)
    .sort((one, other) => other.strength - one.strength)
  if (rival === undefined) return null
  const share = (option: number) => `${letter(option)} (${percentage(best.chosen[option] ?? 0, best.size)} %)`
  return {
    alarm: 'wrong-key',
    reason:
      rival.preference > 0
        ? `The best third of students choose ${share(rival.option)} rather than the key ${share(key)}`
        : `Students who choose ${letter(rival.option)} do better elsewhere than those who choose the key ${letter(key)}`,
    strength: rival.strength,
    isCertain: best.size >= fewestBestForCertain && rival.preference > certain && rival.standing > certain,
  }
}

function preferenceIn({ chosen }: BestThird, option: number, key: number): number {
  const [forOption, forKey] = [chosen[option] ?? 0, chosen[key] ?? 0]
  return (forOption - forKey) / Math.sqrt(Math.max(1, forOption + forKey))
}

/** Even of the best third fewer are right than would be by guessing, clearly (one-sided test of a share, 1 %). */
function findTooHard(tally: ItemTally, key: number, { attempts }: ItemAnalysis): RaisedAlarm | null {
  const { size, chosen } = bestThird(tally)
  const right = chosen[key] ?? 0
  const guessing = 1 / tally.optionCount
  const strength = (guessing * size - right) / Math.sqrt(Math.max(1, size * guessing * (1 - guessing)))
  if (attempts < fewestForTooHard || strength < clearlyBelowGuessing) return null
  return {
    alarm: 'too-hard',
    reason: `Even of the best third only ${percentage(right, size)} % are right, fewer than by guessing (${percentage(1, tally.optionCount)} %)`,
    strength,
    isCertain: false,
  }
}

/** Two or more distractors do no work though many are wrong, by more than chance: who errs has one option left to choose. */
function findDeadOptions({ attempts, difficulty, optionCounts, deadOptions }: ItemAnalysis): RaisedAlarm | null {
  const dead = deadOptions.filter(
    (option) => poissonUpTo(optionCounts[option] ?? 0, deadBelow * attempts) < deadByChance,
  )
  if (dead.length < fewestDead || difficulty >= easyFrom) return null
  return {
    alarm: 'dead-options',
    reason: `Hardly anybody chooses ${dead.map(letter).join(' and ')}, though ${percentage(attempts - Math.round(difficulty * attempts), attempts)} % are wrong`,
    strength: dead.length,
    isCertain: false,
  }
}

/** The chance of at most so many events where so many are expected. */
function poissonUpTo(count: number, expected: number): number {
  let [term, total] = [Math.exp(-expected), 0]
  for (let events = 0; events <= count; events++) {
    total += term
    term *= expected / (events + 1)
  }
  return total
}

function letter(option: number): string {
  return 'ABCDE'[option] ?? String(option + 1)
}

import { optionLetter } from '../content/option-letter.ts'
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

/** With fewer first attempts no alarm is raised, because most would be due to chance. */
export const fewestForAlarm = 60
const fewestForTooHard = 100
/** One-sided 10%. Checking a sound question costs an administrator a minute; a wrong key costs every student a mark. */
const suspicious = 1.28
/** One-sided 0.1%. A question leaves practice only if each of two tests is this clear. */
const certain = 3.09
/** Minimum size of the best third for a certain alarm: a few good students can share a mistake. */
const fewestBestForCertain = 100
/** One-sided 1%. */
const clearlyBelowGuessing = 2.33
/** Above this share of right answers, too few wrong answers remain to judge the distractors. */
const easyFrom = 0.7
const fewestDead = 2
const deadByChance = 0.05

/** First attempts at a question, grouped by how far the accounts behind them are trusted. */
export interface Evidence {
  /** By known and established accounts. */
  all: ItemTally
  /** By established accounts only. */
  established: ItemTally
}

/** A problem with a question that its answers suggest. */
export interface RaisedAlarm {
  alarm: Alarm
  /** Shown to administrators. */
  reason: string
  /** The larger, the less likely it is chance. Comparable only between alarms of one kind. */
  strength: number
  /** True if it is clear enough to remove the question from practice, unless an administrator decides otherwise in time. */
  isCertain: boolean
}

/**
 * The problems that the evidence suggests. If established accounts have made 60 first attempts, only theirs count, so that no
 * number of other accounts can outvote them. Otherwise all accounts count, but then no alarm is certain.
 */
export function alarmsOf({ all, established }: Evidence, key: number | null): RaisedAlarm[] {
  const decides = attemptsOf(established) >= fewestForAlarm
  const tally = decides ? established : all
  const source = decides ? ' by established accounts' : `, fewer than ${fewestForAlarm} of them by established accounts`
  return alarmsOfTally(tally, key).map((alarm) => ({
    ...alarm,
    reason: `${alarm.reason}, judging by ${attemptsOf(tally)} first attempts${source}.`,
    isCertain: decides && alarm.isCertain,
  }))
}

/**
 * The problems that first attempts suggest, most serious first. None below 60 first attempts, or if no option is right. If the key
 * seems wrong, other alarms are left out, because a wrong key would explain them.
 */
function alarmsOfTally(tally: ItemTally, key: number | null): RaisedAlarm[] {
  const analysis = analyseItem(tally, key)
  if (key === null || analysis.attempts < fewestForAlarm) return []
  const wrongKey = findWrongKey(tally, key, analysis)
  if (wrongKey !== null) return [wrongKey]
  return [findTooHard(tally, key, analysis), findDeadOptions(analysis)].filter((alarm) => alarm !== null)
}

/**
 * Combines two indications of a wrong key by Stouffer's method, (z + t) / sqrt(2). The first: the best third prefer another option,
 * z = (d - k) / sqrt(d + k) over those who chose either (McNemar's one-sided test). The second: those who chose it do better on
 * other questions than those who chose the key; see `compareChoosers` for t. The second must point the same way, because a
 * popular misconception can win the first. A right key loses both only by chance. (For keys that able students avoid, see
 * Haladyna and Rodriguez, Developing and Validating Test Items, 2013.)
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
  const share = (option: number) => `${optionLetter(option)} (${percentage(best.chosen[option] ?? 0, best.size)}%)`
  return {
    alarm: 'wrong-key',
    reason:
      rival.preference > 0
        ? `The best third of students choose ${share(rival.option)} rather than the key ${share(key)}`
        : `Students who choose ${optionLetter(rival.option)} do better on other questions than those who choose the key ${optionLetter(key)}`,
    strength: rival.strength,
    isCertain: best.size >= fewestBestForCertain && rival.preference > certain && rival.standing > certain,
  }
}

function preferenceIn({ chosen }: BestThird, option: number, key: number): number {
  const [forOption, forKey] = [chosen[option] ?? 0, chosen[key] ?? 0]
  return (forOption - forKey) / Math.sqrt(Math.max(1, forOption + forKey))
}

/** Detects a question that even the best third answer clearly worse than by guessing (one-sided test of a proportion, 1%). */
function findTooHard(tally: ItemTally, key: number, { attempts }: ItemAnalysis): RaisedAlarm | null {
  const { size, chosen } = bestThird(tally)
  const right = chosen[key] ?? 0
  const guessing = 1 / tally.optionCount
  const strength = (guessing * size - right) / Math.sqrt(Math.max(1, size * guessing * (1 - guessing)))
  if (attempts < fewestForTooHard || strength < clearlyBelowGuessing) return null
  return {
    alarm: 'too-hard',
    reason: `Even in the best third only ${percentage(right, size)}% are right, fewer than by guessing (${percentage(1, tally.optionCount)}%)`,
    strength,
    isCertain: false,
  }
}

/** Detects two or more distractors that hardly anyone chooses, beyond chance, although many answers are wrong. */
function findDeadOptions({ attempts, difficulty, optionCounts, deadOptions }: ItemAnalysis): RaisedAlarm | null {
  const dead = deadOptions.filter(
    (option) => poissonUpTo(optionCounts[option] ?? 0, deadBelow * attempts) < deadByChance,
  )
  if (dead.length < fewestDead || difficulty >= easyFrom) return null
  return {
    alarm: 'dead-options',
    reason: `Hardly anyone chooses ${dead.map(optionLetter).join(' or ')}, although ${percentage(attempts - Math.round(difficulty * attempts), attempts)}% are wrong`,
    strength: dead.length,
    isCertain: false,
  }
}

/** Poisson probability of at most `count` events if `expected` are expected. */
function poissonUpTo(count: number, expected: number): number {
  let [term, total] = [Math.exp(-expected), 0]
  for (let events = 0; events <= count; events++) {
    total += term
    term *= expected / (events + 1)
  }
  return total
}

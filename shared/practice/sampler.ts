import type { SubjectId } from '../content/question.ts'
import { passageOf, withPassagesInOrder, withPassagesTogether } from '../content/passage-order.ts'
import { apportion, type Apportioned } from './apportion.ts'
import { groupBy } from './group-by.ts'
import { shuffle, type Random } from './random.ts'
import { spaceFamilies } from './spacing.ts'

/** The fields of a question that the draw needs. */
export interface PracticeCandidate {
  id: string
  subject: SubjectId
  unit: number
  isCalculation: boolean
  /** Variants of one template share it; null for a question without a family. */
  family: string | null
}

/** The structure of the papers in one subject. */
export interface Blueprint {
  /** Weight of each unit by its number; a unit that is not named is drawn only when the others have run out. */
  units: Readonly<Partial<Record<number, number>>>
  /** Share of calculations, 0 to 1. */
  calculation: number
}

interface Draw<Candidate extends PracticeCandidate> {
  candidates: readonly Candidate[]
  /** Most questions to draw. */
  count: number
  blueprintOf: (subject: SubjectId) => Blueprint
  random: Random
  /** The id of the candidate to open with. An id that no candidate has is ignored. */
  first?: string | undefined
  /** Of each kind, candidates with a lower rank are drawn first. All are equal without it. */
  rankOf?: (candidate: Candidate) => number
}

/**
 * Draws a session that mirrors the papers: subjects evenly, units and calculations by the blueprint. Takes one question of
 * each family first; second and later variants only fill what is missing to `count`, well spaced (`spaceFamilies`). Where
 * one kind runs short the others fill up, so fewer than `count` come back only when there are fewer candidates.
 *
 * Questions of one passage are drawn together and follow each other, so that a text is read for more than one question.
 * A part of a passage begins with its first question, as a reader would.
 */
export function drawSession<Candidate extends PracticeCandidate>(draw: Draw<Candidate>): Candidate[] {
  const { candidates, count, blueprintOf, random, first, rankOf } = draw
  const isFirst = ({ id }: Candidate) => id === first
  const drawn = first === undefined ? [] : candidates.filter(isFirst)
  const others = shuffle(candidates, random)
  const ranked = candidates.some(({ id }) => passageOf(id) !== null)
    ? // The opening brings the rest of its passage to the front.
      withPassagesTogether([...drawn, ...byRank(withPassagesInOrder(others), rankOf)])
    : byRank(others, rankOf)
  for (const round of roundsOf(ranked, drawn)) {
    if (drawn.length >= count) break
    drawn.push(...shuffle(drawRound(round, count - drawn.length, blueprintOf), random))
  }
  // Spacing may have placed a larger family before the opening.
  const opened = withPassagesInOrder(spaceFamilies(drawn))
  return withPassagesTogether(opened.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one))))
}

function byRank<Candidate>(
  candidates: Candidate[],
  rankOf: ((candidate: Candidate) => number) | undefined,
): Candidate[] {
  if (rankOf === undefined) return candidates
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ candidate }) => candidate)
}

/** The first candidate of each family and all without one, then the second of each family, and so on, after the `taken`. */
function roundsOf<Candidate extends PracticeCandidate>(
  candidates: readonly Candidate[],
  taken: readonly Candidate[],
): Candidate[][] {
  const rounds: Candidate[][] = []
  const seenByFamily = new Map(taken.map(({ family }) => [family, 1]))
  for (const candidate of candidates) {
    if (taken.includes(candidate)) continue
    const { family } = candidate
    const seen = family === null ? 0 : (seenByFamily.get(family) ?? 0)
    if (family !== null) seenByFamily.set(family, seen + 1)
    const round = rounds[seen]
    if (round === undefined) rounds.push([candidate])
    else round.push(candidate)
  }
  return rounds
}

function drawRound<Candidate extends PracticeCandidate>(
  round: readonly Candidate[],
  count: number,
  blueprintOf: Draw<Candidate>['blueprintOf'],
): Candidate[] {
  const shares = sharesBy(
    round,
    ({ subject }) => subject,
    () => 1,
  )
  return apportion(count, shares).flatMap(({ key, members, amount }) => drawSubject(members, amount, blueprintOf(key)))
}

/** Draws so many of a subject by its blueprint, of each kind those that come first in the pool. */
export function drawSubject<Candidate extends Pick<PracticeCandidate, 'unit' | 'isCalculation'>>(
  pool: readonly Candidate[],
  count: number,
  blueprint: Blueprint,
): Candidate[] {
  const units = apportion(
    count,
    sharesBy(
      pool,
      ({ unit }) => unit,
      (unit) => blueprint.units[unit] ?? 0,
    ),
  )
  return drawUnits(units, Math.round(count * blueprint.calculation))
}

/** Draws each unit's amount so that the calculations in all of them together come as near to the wish as the pool allows. */
function drawUnits<Candidate extends Pick<PracticeCandidate, 'isCalculation'>>(
  units: readonly Apportioned<UnitShare<Candidate>>[],
  wishedCalculations: number,
): Candidate[] {
  const bounded = units.map(({ members, amount }) => {
    const calculations = members.filter(({ isCalculation }) => isCalculation)
    const others = members.filter(({ isCalculation }) => !isCalculation)
    const least = Math.max(0, amount - others.length)
    const room = Math.min(amount, calculations.length) - least
    return { calculations, others, total: amount, least, weight: room, capacity: room }
  })
  const unavoidable = bounded.reduce((sum, { least }) => sum + least, 0)
  return apportion(wishedCalculations - unavoidable, bounded).flatMap(
    ({ calculations, others, total, least, amount }) => [
      ...calculations.slice(0, least + amount),
      ...others.slice(0, total - least - amount),
    ],
  )
}

interface UnitShare<Candidate> {
  members: readonly Candidate[]
  weight: number
  capacity: number
}

function sharesBy<Candidate, Key>(
  candidates: readonly Candidate[],
  keyOf: (candidate: Candidate) => Key,
  weightOf: (key: Key) => number,
): (UnitShare<Candidate> & { key: Key })[] {
  return [...groupBy(candidates, keyOf)].map(([key, members]) => ({
    key,
    members,
    weight: weightOf(key),
    capacity: members.length,
  }))
}

/** Distance wanted between two questions of one family: three others stand between them. */
export const familyDistance = 4

interface InFamily {
  /** Null for a question without a family. */
  family: string | null
}

/** The questions of one family that are not placed yet. */
interface Queue<Candidate> {
  waiting: { candidate: Candidate; rank: number }[]
  /** Where its previous question was placed; -Infinity before the first. */
  placedAt: number
}

/**
 * Orders a draw so that questions of one family are at least `familyDistance` apart, and otherwise keeps the given
 * order if possible. If one family has too many questions for that, those that can't be spaced come last, each as far
 * from the previous one of its family as possible.
 */
export function spaceFamilies<Candidate extends InFamily>(candidates: readonly Candidate[]): Candidate[] {
  const families = new Set(candidates.map((candidate) => candidate.family ?? candidate))
  if (families.size === candidates.length) return [...candidates]
  const spaceable = spaceablePrefixLength(candidates)
  const queueByFamily = new Map<string | Candidate, Queue<Candidate>>()
  const placed: Candidate[] = []
  for (const [rank, candidate] of candidates.entries()) {
    if (rank === spaceable) placeAll([...queueByFamily.values()], placed)
    const family = candidate.family ?? candidate
    const queue = queueByFamily.get(family) ?? { waiting: [], placedAt: -Infinity }
    queue.waiting.push({ candidate, rank })
    queueByFamily.set(family, queue)
  }
  placeAll([...queueByFamily.values()], placed)
  return placed
}

/** Length of the longest beginning of the list whose families can all be spaced. */
function spaceablePrefixLength(candidates: readonly InFamily[]): number {
  const countByFamily = new Map<string, number>()
  let longest = 0
  let mostOfOne = 1
  let familiesWithMost = 0
  for (const [index, { family }] of candidates.entries()) {
    const count = family === null ? 1 : (countByFamily.get(family) ?? 0) + 1
    if (family !== null) countByFamily.set(family, count)
    if (count > mostOfOne) familiesWithMost = 0
    if (count >= mostOfOne) familiesWithMost++
    mostOfOne = Math.max(mostOfOne, count)
    if ((mostOfOne - 1) * familyDistance + familiesWithMost <= index + 1) longest = index + 1
  }
  return longest
}

/** Empties the queues, adding what they hold to `placed`. */
function placeAll<Candidate>(queues: readonly Queue<Candidate>[], placed: Candidate[]): void {
  let open = queues.filter(isOpen)
  while (open.length > 0) {
    const queue = chooseQueue(open, placed.length)
    placed.push(...queue.waiting.splice(0, 1).map(({ candidate }) => candidate))
    queue.placedAt = placed.length - 1
    open = open.filter(isOpen)
  }
}

function isOpen({ waiting }: Queue<unknown>): boolean {
  return waiting.length > 0
}

function chooseQueue<Candidate>(open: readonly Queue<Candidate>[], position: number): Queue<Candidate> {
  const rested = open.filter(({ placedAt }) => position - placedAt >= familyDistance)
  if (rested.length === 0) return smallestBy(open, ({ placedAt }) => placedAt)
  return isTight(open) ? smallestBy(rested, ({ waiting }) => -waiting.length) : smallestBy(rested, rankOf)
}

/**
 * Returns whether a longer queue must move now because otherwise its last questions would not fit at the right
 * distance.
 */
function isTight(open: readonly Queue<unknown>[]): boolean {
  const places = open.reduce((sum, { waiting }) => sum + waiting.length, 0)
  const longest = Math.max(...open.map(({ waiting }) => waiting.length))
  for (let last = 1; last < longest; last++) {
    const earlier = open.reduce((sum, { waiting }) => sum + Math.max(0, waiting.length - last), 0)
    if (earlier >= places - last * familyDistance) return true
  }
  return false
}

function rankOf({ waiting }: Queue<unknown>): number {
  return waiting[0]?.rank ?? Infinity
}

function smallestBy<Candidate>(
  queues: readonly Queue<Candidate>[],
  valueOf: (queue: Queue<Candidate>) => number,
): Queue<Candidate> {
  return queues.reduce((best, queue) => (valueOf(queue) < valueOf(best) ? queue : best))
}

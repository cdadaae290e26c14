import { passageOf, withPassagesInOrder } from '../content/passage-order.ts'
import { apportion, type Share } from '../practice/apportion.ts'
import { groupBy } from '../practice/group-by.ts'
import { shuffle, type Random } from '../practice/random.ts'
import { fewestOfPart, wantedOf, type PaperPart } from './parts.ts'

/** The fields of a question that the draw of sections needs. */
interface Candidate {
  id: string
  topicId: string
  family: string | null
  /** The word that it asks about; null if it asks about no single one. */
  headword: string | null
}

interface PartsDraw<Drawn extends Candidate> {
  parts: readonly PaperPart[]
  count: number
  /** The questions of the subject; of equal ones the first is drawn. */
  pool: readonly Drawn[]
  /** 0 for a question that the student has not had yet, and more the later it should come again. */
  seenOf: (candidate: Drawn) => number
  random: Random
}

/** A section that can still be drawn from. */
interface Source<Drawn> extends Share {
  take: (amount: number, taken: readonly Drawn[]) => Drawn[]
}

/**
 * Draws the sections of a paper one after the other. A passage comes whole if it can, in the order of its questions. Other questions
 * come unseen ones first, and of those the ones with a word and a family that the paper does not have yet. What a section lacks comes
 * from the others that have no passage; nothing is drawn if it lacks more than half.
 */
export function drawParts<Drawn extends Candidate>(draw: PartsDraw<Drawn>): Drawn[] {
  const sources = wantedOf(draw.parts, draw.count).map(({ part, wanted }) =>
    part.isPassage === true ? passageSource(draw, part, wanted) : topicSource(draw, part, wanted),
  )
  if (sources.some(({ weight, capacity }) => capacity < fewestOfPart * weight)) return []
  const drawn: Drawn[] = []
  for (const { take, amount } of apportion(draw.count, sources)) drawn.push(...take(amount, drawn))
  return drawn
}

/** Takes one passage; if none has half of the questions, several until half are there. Other sections fill the rest. */
function passageSource<Drawn extends Candidate>(
  { pool, seenOf }: PartsDraw<Drawn>,
  { topics }: PaperPart,
  wanted: number,
): Source<Drawn> {
  const fewest = fewestOfPart * wanted
  const ofTopics = pool.filter(({ id, topicId }) => topicId in topics && passageOf(id) !== null)
  const passages = [...groupBy(ofTopics, ({ id }) => passageOf(id)).values()].map((questions) => {
    const asked = withPassagesInOrder(questions).slice(0, wanted)
    return { asked, isFragment: asked.length < fewest, seen: Math.max(...asked.map(seenOf)) }
  })
  passages.sort(
    (one, other) =>
      Number(one.isFragment) - Number(other.isFragment) ||
      one.seen - other.seen ||
      other.asked.length - one.asked.length,
  )
  const drawn: Drawn[] = []
  for (const { asked } of passages) if (drawn.length < fewest) drawn.push(...asked)
  return { weight: wanted, capacity: drawn.length, take: () => drawn }
}

function topicSource<Drawn extends Candidate>(
  { pool, seenOf, random }: PartsDraw<Drawn>,
  { topics }: PaperPart,
  wanted: number,
): Source<Drawn> {
  const shares = Object.entries(topics).map(([topic, weight]) => {
    const candidates = pool.filter(({ id, topicId }) => topicId === topic && passageOf(id) === null)
    return { weight, candidates, capacity: candidates.length }
  })
  // Unseen questions of one topic come before others of the next.
  const unseen = shares.map((share) => ({
    ...share,
    capacity: share.candidates.filter((one) => seenOf(one) === 0).length,
  }))
  const take = (total: number, taken: readonly Drawn[]) => {
    const drawn = [...taken]
    for (const { candidates, amount } of apportion(total, capacityOf(unseen) < total ? shares : unseen))
      for (let left = amount; left > 0; left--) {
        const next = firstBy(
          candidates.filter((one) => !drawn.includes(one)),
          (one) => costOf(one, drawn, seenOf(one)),
        )
        if (next !== undefined) drawn.push(next)
      }
    return shuffle(drawn.slice(taken.length), random)
  }
  return { weight: wanted, capacity: capacityOf(shares), take }
}

function capacityOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { capacity }) => sum + capacity, 0)
}

/** No paper has so many questions of one family. */
const manyOfFamily = 1000
/** A word twice would give an answer away; a question seen before does not. */
const ofSameWord = 1000 * manyOfFamily

function costOf({ family, headword }: Candidate, taken: readonly Candidate[], seen: number): number {
  const ofFamily = family === null ? 0 : taken.filter((one) => one.family === family).length
  const hasWord = headword !== null && taken.some((one) => one.headword === headword)
  return (hasWord ? ofSameWord : 0) + seen * manyOfFamily + ofFamily
}

/** The first of those with the lowest value. */
function firstBy<Value>(values: readonly Value[], valueOf: (value: Value) => number): Value | undefined {
  const lowest = Math.min(...values.map(valueOf))
  return values.find((value) => valueOf(value) === lowest)
}

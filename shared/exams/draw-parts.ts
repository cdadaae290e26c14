import { passageOf, withPassagesInOrder } from '../content/passage-order.ts'
import { apportion, type Share } from '../practice/apportion.ts'
import { groupBy } from '../practice/group-by.ts'
import { shuffle, type Random } from '../practice/random.ts'
import { compareMet, type Met } from './met-before.ts'
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
  /** How well the student knows a question (`metIn`). */
  metOf: (id: string) => Met
  random: Random
}

/** A section that can still be drawn from. */
interface Source<Drawn> extends Share {
  take: (amount: number, taken: readonly Drawn[]) => Drawn[]
}

/**
 * Draws the sections of a paper one after the other. A passage comes whole if it can, in the order of its questions. Other questions
 * come without a word that the paper asks about already, new ones first, each topic by its share, then those answered longest ago, and of
 * equal ones those of another family. What a section lacks comes
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
  { pool, metOf }: PartsDraw<Drawn>,
  { topics }: PaperPart,
  wanted: number,
): Source<Drawn> {
  const fewest = fewestOfPart * wanted
  const ofTopics = pool.filter(({ id, topicId }) => topicId in topics && passageOf(id) !== null)
  const passages = [...groupBy(ofTopics, ({ id }) => passageOf(id)).values()].map((questions) => {
    const asked = withPassagesInOrder(questions).slice(0, wanted)
    return { asked, isFragment: asked.length < fewest, met: metOf(asked[0]?.id ?? '') }
  })
  passages.sort(
    (one, other) =>
      Number(one.isFragment) - Number(other.isFragment) ||
      compareMet(one.met, other.met) ||
      other.asked.length - one.asked.length,
  )
  const drawn: Drawn[] = []
  for (const { asked } of passages) if (drawn.length < fewest) drawn.push(...asked)
  return { weight: wanted, capacity: drawn.length, take: () => drawn }
}

function topicSource<Drawn extends Candidate>(
  { pool, metOf, random }: PartsDraw<Drawn>,
  { topics }: PaperPart,
  wanted: number,
): Source<Drawn> {
  const candidates = pool.filter(({ id, topicId }) => topicId in topics && passageOf(id) === null)
  const take = (total: number, taken: readonly Drawn[]) => {
    const left = new Set(candidates)
    const paper = new Tally(taken)
    const drawn: Drawn[] = []
    while (drawn.length < total) {
      const next = firstBy(left, (one) => costOf(one, { paper, topics, met: metOf(one.id) }))
      if (next === null) break
      left.delete(next)
      paper.add(next)
      drawn.push(next)
    }
    return shuffle(drawn, random)
  }
  return { weight: wanted, capacity: candidates.length, take }
}

interface Paper {
  paper: Tally
  topics: PaperPart['topics']
  met: Met
}

/**
 * What speaks against a question as the next one, the weightiest first. A word twice would give an answer away; a question met before
 * does not. Of equally well known ones each topic gets its share, so that new questions of one topic come before others of the next.
 */
function costOf({ topicId, family, headword }: Candidate, { paper, topics, met }: Paper): number[] {
  const shareTaken = (paper.topics(topicId) + 1 / 2) / (topics[topicId] ?? 1)
  return [paper.hasWord(headword) ? 1 : 0, met.level, shareTaken, met.day, paper.families(family)]
}

/** Counts what the questions of a paper have in common. */
class Tally {
  readonly #words = new Set<string>()
  readonly #families = new Map<string, number>()
  readonly #topics = new Map<string, number>()

  constructor(questions: readonly Candidate[]) {
    for (const question of questions) this.add(question)
  }

  add({ topicId, family, headword }: Candidate): void {
    if (headword !== null) this.#words.add(headword)
    if (family !== null) this.#families.set(family, this.families(family) + 1)
    this.#topics.set(topicId, this.topics(topicId) + 1)
  }

  hasWord(word: string | null): boolean {
    return word !== null && this.#words.has(word)
  }

  families(family: string | null): number {
    return this.#families.get(family ?? '') ?? 0
  }

  topics(topicId: string): number {
    return this.#topics.get(topicId) ?? 0
  }
}

/** The first of those with the lowest cost; null if there are none. */
function firstBy<Value>(values: Iterable<Value>, costOf: (value: Value) => readonly number[]): Value | null {
  let first: { value: Value; cost: readonly number[] } | null = null
  for (const value of values) {
    const cost = costOf(value)
    if (first === null || isLess(cost, first.cost)) first = { value, cost }
  }
  return first && first.value
}

/** Compares the first numbers that differ. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((number, index) => number !== other[index])
  return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0)
}

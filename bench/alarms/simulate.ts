import { newRating, play, type Rating } from '@sabi/shared/flags/elo'
import { restScore, type FirstAttempt } from '@sabi/shared/flags/item-tally'
import type { Trust } from '@sabi/shared/flags/trust'
import { shuffle, type Random } from '@sabi/shared/practice/random'

/** An attempt and how far its account is trusted. */
export type TrustedAttempt = FirstAttempt & { trust: Trust }

/** Kinds of questions, reported separately. */
export const sorts = ['ordinary', 'hard', 'misconception'] as const
type Sort = (typeof sorts)[number]

export interface SimulatedItem {
  sort: Sort
  /** The option that is really right. */
  truth: number
  /** The key in the bank. */
  key: number
  difficulty: number
  optionCount: number
  /** In the order in which they were made. */
  attempts: TrustedAttempt[]
  rating: Rating
}

interface Item extends SimulatedItem {
  slope: number
  /** How attractive each option is to students who don't know the answer. */
  pull: number[]
  /** How much more attractive a wrong option is to weak students than to able ones. */
  draw: number[]
}

interface Answer {
  item: number
  option: number
}

interface World {
  items: number
  planted: number
  answersEach: number
  manner: Manner
  /** The share of students who have practised long enough for an established account. */
  establishedShare: number
  random: Random
}

/** How much the answers reveal about what students know. */
export interface Manner {
  /** The share of students who tap without reading. */
  careless: number
  /** The median slope, in logits. */
  slope: number
}

const meanAnswers = 100
const slip = 0.02

/**
 * Simulates students' answers. A student who knows the answer (2PL, with slips) chooses the right option. One who does not chooses an
 * option by its pull, possibly the right one by guessing; misconceptions attract weak students more than able ones. Rest scores use
 * the bank's keys, including wrong ones, as on the server.
 */
export function simulate({
  items: count,
  planted,
  answersEach,
  manner,
  establishedShare,
  random,
}: World): SimulatedItem[] {
  const items = Array.from({ length: count }, () => newItem(manner, random))
  for (const item of items.slice(0, planted)) item.key = wrongKeyOf(item, random)
  const students = newStudents(Math.round((count * answersEach) / meanAnswers), manner, random)
  items.forEach((item, index) => {
    for (const student of drawDistinct(students.upTo, answersEach, random)) {
      const option = answerOf(item, students.abilities[student] ?? null, random)
      students.answers[student]?.push({ item: index, option })
    }
  })
  for (const answers of students.answers)
    giveRestScores(items, shuffle(answers, random), random() < establishedShare ? 'established' : 'known')
  for (const item of items) item.attempts = shuffle(item.attempts, random)
  return items
}

/** Processes a student's answers as the server does. */
function giveRestScores(items: readonly Item[], answers: readonly Answer[], trust: Trust): void {
  const isRight = ({ item, option }: Answer) => items[item]?.key === option
  const standing = { answered: answers.length, right: answers.filter(isRight).length }
  const student = newRating()
  for (const answer of answers) {
    const item = items[answer.item]
    if (item === undefined) continue
    item.attempts.push({ option: answer.option, rest: restScore(standing, isRight(answer)), trust })
    play({ student, question: item.rating }, { isRight: isRight(answer), optionCount: item.optionCount })
  }
}

function newItem({ slope }: Manner, random: Random): Item {
  const options = random() < 0.1 ? 5 : 4
  const lot = random()
  const sort = lot < 0.08 ? 'hard' : lot < 0.16 ? 'misconception' : 'ordinary'
  const truth = Math.floor(random() * options)
  // As with real questions, wrong options differ in pull: usually one or two of three attract most students.
  const pull = Array.from({ length: options }, (_, option) => (option === truth ? 1 : -Math.log(1 - random()) + 0.1))
  const draw = pull.map(() => random() * 0.6)
  const difficulty = {
    ordinary: normal(random),
    hard: 2.2 + 0.4 * normal(random),
    misconception: 0.8 + 0.5 * normal(random),
  }
  if (sort === 'misconception') {
    const popular = (truth + 1 + Math.floor(random() * (options - 1))) % options
    pull[popular] = 3 + 3 * random()
  }
  return {
    sort,
    truth,
    key: truth,
    difficulty: difficulty[sort],
    slope: slope * Math.exp(0.3 * normal(random)),
    pull,
    draw,
    optionCount: options,
    attempts: [],
    rating: newRating(),
  }
}

/** Authors make the same mistakes as students: the more attractive an option, the likelier it is the wrong key. */
function wrongKeyOf({ truth, pull }: Item, random: Random): number {
  return drawByWeight(
    pull.map((weight, option) => (option === truth ? 0 : weight)),
    random,
  )
}

function answerOf({ truth, difficulty, slope, pull, draw }: Item, ability: number | null, random: Random): number {
  if (ability === null) return Math.floor(random() * pull.length)
  const knows = 1 / (1 + Math.exp(-slope * (ability - difficulty)))
  if (random() < knows * (1 - slip)) return truth
  return drawByWeight(
    pull.map((weight, option) => (option === truth ? weight : weight * Math.exp(-(draw[option] ?? 0) * ability))),
    random,
  )
}

function newStudents(count: number, { careless }: Manner, random: Random) {
  const abilities = Array.from({ length: count }, () => (random() < careless ? null : normal(random)))
  let total = 0
  const upTo = abilities.map(() => (total += Math.exp(0.7 * normal(random))))
  return { abilities, upTo, answers: abilities.map((): Answer[] => []) }
}

/** Draws distinct students, busy ones more often. */
function drawDistinct(upTo: readonly number[], count: number, random: Random): Set<number> {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(placeIn(upTo, random() * (upTo.at(-1) ?? 0)))
  return drawn
}

/** The index of the first bound above the point. */
function placeIn(upTo: readonly number[], point: number): number {
  let [low, high] = [0, upTo.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((upTo[middle] ?? 0) > point) high = middle
    else low = middle + 1
  }
  return low
}

function drawByWeight(weights: readonly number[], random: Random): number {
  let point = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [option, weight] of weights.entries()) {
    point -= weight
    if (point < 0) return option
  }
  return weights.length - 1
}

/** Draws from the normal distribution by the Box–Muller method. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

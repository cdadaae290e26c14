import type { SubjectId } from '../content/question.ts'
import { groupBy } from '../practice/group-by.ts'
import { abilityOf, chanceOf, guessing, schoolRecall, slipping } from './ability.ts'
import { standingOf, type Learner, type Standing } from './learner.ts'
import { expectedMs, remember, retrievability, type Memory } from './memory.ts'

/** The most of a day's minutes that one subject may have beside others. */
const largestShare = 0.6
/**
 * What a first answer is worth beyond its own effect, as a probability of recall on the exam day: later reviews build on it. Found with
 * `bench/plan/gain.ts`: without it students review what is half forgotten and never reach the rest.
 */
const beginning = 0.5
/** In the last days before the exam, what is known is refreshed and nothing new is begun. */
const lastDays = 7
/** A block with fewer questions is no block. */
const fewestInBlock = 3
/** More blocks are too much for a day: students of more subjects have the others on other days. */
const mostBlocks = 4
/** A longer block of one of two subjects is two. */
const longestMs = 20 * 60_000
/** Reading the explanation after a wrong answer. */
const readingMs = 30_000
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A topic with the skills that the bank has questions on. */
export interface PlanTopic {
  id: string
  subject: SubjectId
  /** Number of its unit. */
  unit: number
  skills: readonly string[]
}

export interface PlanTerms {
  /** The student as the day began. */
  learner: Learner
  /** The topics of the student's subjects, in the order of the syllabus. */
  topics: readonly PlanTopic[]
  /** How many questions of the exam come from a unit. */
  questionsOf: (topic: Pick<PlanTopic, 'subject' | 'unit'>) => number
  minutes: number
  /** When the day began by the student's clock, in epoch milliseconds. */
  midnight: number
  /** The first day of the exam, in epoch milliseconds. */
  examAt: number
}

export interface PlannedSkill {
  skill: string
  topicId: string
  standing: Standing
}

/** Skills of one subject that are practised in one session. */
export interface PlanBlock {
  subject: SubjectId
  /** In the order in which they are asked: two of one topic do not follow each other where there are others. */
  skills: readonly PlannedSkill[]
  /** The one that is worth most. */
  best: PlannedSkill
  /** The time they are expected to take, in minutes. */
  minutes: number
}

/**
 * The blocks of a day: the skills whose practice brings most expected marks on the exam day for each minute, until the minutes are used up.
 * The same terms give the same plan.
 */
export function planToday(terms: PlanTerms): PlanBlock[] {
  const wanted = activitiesOf(terms)
  const subjects = new Set(terms.topics.map(({ subject }) => subject))
  const blocks = blocksOf(choose(wanted, terms.minutes))
  const large = blocks.filter(({ skills }) => skills.length >= fewestInBlock)
  const kept = (large.length === 0 || subjects.size < 2 ? blocks : large).slice(0, mostBlocks)
  if (kept.length === blocks.length) return blocks
  const left = new Set(kept.map(({ subject }) => subject))
  return blocksOf(
    choose(
      wanted.filter(({ subject }) => left.has(subject)),
      terms.minutes,
    ),
  )
}

interface Activity extends PlannedSkill {
  subject: SubjectId
  ms: number
  /** Expected marks on the exam day, for each millisecond. */
  worth: number
}

/** The skills whose practice is worth something, best first. */
function activitiesOf({ learner, topics, questionsOf, midnight, examAt }: PlanTerms): Activity[] {
  // The middle of the day: what was answered wrong late in the evening comes again on the next day.
  const now = midnight + dayMs / 2
  const mayBegin = examAt - midnight > lastDays * dayMs
  const skillsOfUnit = new Map<string, number>()
  const unitOf = ({ subject, unit }: PlanTopic) => `${subject} ${unit}`
  for (const topic of topics)
    skillsOfUnit.set(unitOf(topic), (skillsOfUnit.get(unitOf(topic)) ?? 0) + topic.skills.length)
  const activities: Activity[] = []
  // Plain loops without arrays in between, because a phone plans from thousands of skills.
  for (const topic of topics) {
    const { id: topicId, subject } = topic
    const terms = { ability: abilityOf(learner.topics.get(topicId)), now, examAt: Math.max(examAt, now) }
    const marks = questionsOf(topic) / (skillsOfUnit.get(unitOf(topic)) ?? 1)
    const asNew = reviewOf(null, terms)
    for (const skill of topic.skills) {
      const memory = learner.skills.get(skill)
      if (memory === undefined && !mayBegin) continue
      const { gain, ms } = memory === undefined ? asNew : reviewOf(memory, terms)
      if (gain * marks > 0)
        activities.push({ skill, topicId, subject, standing: standingOf(memory, now), ms, worth: (marks * gain) / ms })
    }
  }
  return activities.sort((one, other) => other.worth - one.worth)
}

interface ReviewTerms {
  ability: number
  now: number
  /** Not before now. */
  examAt: number
}

/**
 * By how much a review now is expected to raise the probability of a right answer on the exam day, with what later reviews add, and the
 * time it takes.
 */
function reviewOf(memory: Memory | null, { ability, now, examAt }: ReviewTerms): { gain: number; ms: number } {
  const isRight = chanceOf({ ability, recall: memory === null ? schoolRecall : retrievability(memory, now) })
  const afterRight = recallAfter(memory, { isRight: true, now, examAt })
  const afterWrong = recallAfter(memory, { isRight: false, now, examAt })
  const without = memory === null ? schoolRecall - beginning : retrievability(memory, examAt)
  return {
    gain: (1 - guessing - slipping) * ability * (isRight * afterRight + (1 - isRight) * afterWrong - without),
    ms: expectedMs(memory) + (1 - isRight) * readingMs,
  }
}

/** The probability of recall on the exam day after an answer now. */
function recallAfter(
  memory: Memory | null,
  { isRight, now, examAt }: { isRight: boolean; now: number; examAt: number },
): number {
  const after = remember(memory, { isRight, at: now, durationMs: 0 })
  return after === null ? 0 : retrievability(after, examAt)
}

/**
 * The best activities that fit into the minutes; no subject has more than its share beside others, and no topic more than can be
 * interleaved with others of its subject, unless nothing else is left.
 */
function choose(wanted: readonly Activity[], minutes: number): Activity[] {
  const isAlone = new Set(wanted.map(({ subject }) => subject)).size < 2
  const mostMs = minutes * minuteMs
  const mostOfSubject = isAlone ? mostMs : largestShare * mostMs
  const chosen = new Set<Activity>()
  let ms = 0
  const msOfSubject = new Map<string, number>()
  const countOfSubject = new Map<string, number>()
  const countOfTopic = new Map<string, number>()
  const sumOf = (sums: ReadonlyMap<string, number>, key: string) => sums.get(key) ?? 0
  const fits = (activity: Activity) =>
    !chosen.has(activity) &&
    ms + activity.ms <= mostMs &&
    sumOf(msOfSubject, activity.subject) + activity.ms <= mostOfSubject
  const isInterleaved = ({ subject, topicId }: Activity) =>
    2 * sumOf(countOfTopic, topicId) <= sumOf(countOfSubject, subject)
  const best = () => wanted.find((activity) => fits(activity) && isInterleaved(activity)) ?? wanted.find(fits)
  for (let next = best(); next !== undefined; next = best()) {
    const { subject, topicId } = next
    chosen.add(next)
    ms += next.ms
    msOfSubject.set(subject, sumOf(msOfSubject, subject) + next.ms)
    countOfSubject.set(subject, sumOf(countOfSubject, subject) + 1)
    countOfTopic.set(topicId, sumOf(countOfTopic, topicId) + 1)
  }
  return [...chosen]
}

function msOf(activities: readonly Activity[]): number {
  return activities.reduce((sum, { ms }) => sum + ms, 0)
}

/** The chosen by subject. One subject makes two blocks, and so does a long part of one of two, so that there is an end in sight. */
function blocksOf(chosen: readonly Activity[]): PlanBlock[] {
  const lists = [...groupBy(chosen, ({ subject }) => subject).values()]
  const isLong = (part: readonly Activity[]) => lists.length === 1 || msOf(part) > longestMs
  const parts = lists.length > 2 ? lists : lists.flatMap((part) => (isLong(part) ? halvesOf(part) : [part]))
  return parts.flatMap((part) => {
    const [best] = [...part].sort((one, other) => other.worth - one.worth)
    if (best === undefined) return []
    const skills = interleave(part).map(plannedOf)
    return [{ subject: best.subject, skills, best: plannedOf(best), minutes: msOf(part) / minuteMs }]
  })
}

/** Two blocks of about the same length: with different topics if both can take turns between theirs, otherwise with the same ones. */
function halvesOf(part: readonly Activity[]): (readonly Activity[])[] {
  const topics = [...groupBy(part, ({ topicId }) => topicId).values()].sort((some, more) => more.length - some.length)
  const whole = shared(topics)
  const halves = whole.every(takesTurns) ? whole : shared(topics.flatMap(dealInTwo))
  return halves.some(({ length }) => length < fewestInBlock) ? [part] : halves
}

/** Gives each list to the shorter of two halves. */
function shared(lists: readonly (readonly Activity[])[]): (readonly Activity[])[] {
  const [one, other]: [Activity[], Activity[]] = [[], []]
  for (const list of lists) (one.length <= other.length ? one : other).push(...list)
  return [one, other]
}

/** Returns whether the activities have an order in which no two of one topic follow each other. */
function takesTurns(half: readonly Activity[]): boolean {
  const counts = [...groupBy(half, ({ topicId }) => topicId).values()].map(({ length }) => length)
  return 2 * Math.max(0, ...counts) <= half.length + 1
}

/** Deals the activities alternately into two lists. */
function dealInTwo(activities: readonly Activity[]): (readonly Activity[])[] {
  return [0, 1].map((first) => activities.filter((_, place) => place % 2 === first))
}

function plannedOf({ skill, topicId, standing }: Activity): PlannedSkill {
  return { skill, topicId, standing }
}

/** The activities in an order in which two of one topic follow each other only where no other topic is left. */
function interleave(activities: readonly Activity[]): Activity[] {
  const queues = [...groupBy(activities, ({ topicId }) => topicId).values()]
  const ordered: Activity[] = []
  while (ordered.length < activities.length) {
    const last = ordered.at(-1)?.topicId
    const [next] = queues
      .filter((queue) => queue.length > 0)
      .sort(
        (one, other) =>
          Number(one[0]?.topicId === last) - Number(other[0]?.topicId === last) || other.length - one.length,
      )
    ordered.push(...(next?.splice(0, 1) ?? []))
  }
  return ordered
}

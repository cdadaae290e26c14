import { standingOf, type Review } from '../../shared/plan/learner.ts'
import { dueAt } from '../../shared/plan/memory.ts'
import { planToday, type PlanTerms, type PlanTopic } from '../../shared/plan/today.ts'
import { shuffle, type Random } from '../../shared/practice/random.ts'
import type { TrueLearner } from './learners.ts'

/** The questions of a day in their order. They are asked for as long as there is time. */
export type Day = readonly { skill: string; topicId: string }[]

interface Terms extends PlanTerms {
  log: readonly Review[]
  random: Random
  truth: TrueLearner
}

/** A way to choose what to practise. */
export type Policy = (terms: Terms) => Day

const dayMs = 24 * 60 * 60 * 1000
/** More than anyone answers on a day. */
const plenty = 200

export const policies = {
  /** Today's blocks, then any practice if there is time left. */
  plan: (terms) => [...planToday(terms).flatMap(({ skills }) => skills), ...anything(terms)],

  /** Skills that are due at a retention of 90 %, longest first, then new ones in random order. */
  'FSRS at 90 %': ({ learner, topics, midnight, random }) => {
    const all = skillsOf(topics)
    const due = all
      .map((one) => ({ ...one, memory: learner.skills.get(one.skill) }))
      .flatMap(({ memory, ...one }) =>
        memory !== undefined && dueAt(memory) <= midnight + dayMs / 2 ? [{ ...one, at: dueAt(memory) }] : [],
      )
      .sort((one, other) => one.at - other.at)
    const fresh = shuffle(
      all.filter(({ skill }) => !learner.skills.has(skill)),
      random,
    )
    return [...due, ...fresh, ...shuffle(all, random)]
  },

  'random practice': anything,

  /** New and due skills in any order, as a session draws them that the student starts by a filter. */
  'new and due alike': ({ learner, topics, midnight, random }) => {
    const all = skillsOf(topics)
    const isWanted = (skill: string) => standingOf(learner.skills.get(skill), midnight + dayMs / 2) !== 'resting'
    const wanted = shuffle(
      all.filter(({ skill }) => isWanted(skill)),
      random,
    )
    return [...wanted, ...shuffle(all, random)]
  },

  /** All skills of a topic, then of the next, and from the start again after the last. */
  'topic by topic': ({ topics, log }) => {
    const all = skillsOf(topics)
    return Array.from({ length: plenty }, (_, index) => all[(log.length + index) % all.length] ?? []).flat()
  },

  /** The best choice by the student's true memory and ability, which no plan can know. */
  'a clairvoyant': ({ topics, questionsOf, midnight, examAt, truth }) => {
    const at = midnight + (17 / 24) * dayMs
    const skillsOfUnit = (one: PlanTopic) =>
      topics.reduce(
        (sum, topic) => sum + (topic.subject === one.subject && topic.unit === one.unit ? topic.skills.length : 0),
        0,
      )
    return topics
      .flatMap((topic) => {
        const marks = questionsOf(topic) / skillsOfUnit(topic)
        return skillsOf([topic]).map((one) => ({
          ...one,
          worth: marks * truth.gainOf(one.skill, one.topicId, at, examAt),
        }))
      })
      .sort((one, other) => other.worth - one.worth)
      .slice(0, plenty)
  },

  'no practice': () => [],
} satisfies Record<string, Policy>

/** Any question, as often from each unit as in the exam. */
function anything({ topics, questionsOf, random }: Pick<Terms, 'topics' | 'questionsOf' | 'random'>): Day {
  const units = new Map<string, { weight: number; skills: { skill: string; topicId: string }[] }>()
  for (const topic of topics) {
    const key = `${topic.subject} ${topic.unit}`
    const unit = units.get(key) ?? { weight: questionsOf(topic), skills: [] }
    unit.skills.push(...skillsOf([topic]))
    units.set(key, unit)
  }
  const total = [...units.values()].reduce((sum, { weight }) => sum + weight, 0)
  return Array.from({ length: plenty }, () => {
    let left = random() * total
    const unit = [...units.values()].find(({ weight }) => (left -= weight) < 0)
    return unit?.skills[Math.floor(random() * unit.skills.length)] ?? []
  }).flat()
}

function skillsOf(topics: readonly PlanTopic[]): { skill: string; topicId: string }[] {
  return topics.flatMap(({ id, skills }) => skills.map((skill) => ({ skill, topicId: id })))
}

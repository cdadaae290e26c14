import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subjectIds, type SubjectId } from '../content/question.ts'
import { learn, nobody, type Review } from './learner.ts'
import { planToday, type PlanBlock, type PlanTerms, type PlanTopic } from './today.ts'

const dayMs = 24 * 60 * 60 * 1000
const midnight = Date.parse('2026-11-28T00:00:00+01:00')
const inDays = (days: number) => midnight + days * dayMs

/** Four topics of each subject in two units, with six skills each: 'physics-3-1' is the first skill of the third topic. */
function topicsOf(...subjects: SubjectId[]): PlanTopic[] {
  return subjects.flatMap((subject) =>
    [1, 2, 3, 4].map((topic) => ({
      id: `${subject}-${topic}`,
      subject,
      unit: topic <= 2 ? 1 : 2,
      skills: [1, 2, 3, 4, 5, 6].map((skill) => `${subject}-${topic}-${skill}`),
    })),
  )
}

function plan(changes: Partial<PlanTerms> = {}): PlanBlock[] {
  const topics = topicsOf('physics', 'chemistry', 'biology')
  return planToday({
    learner: nobody,
    topics,
    questionsOf: () => 20,
    minutes: 25,
    midnight,
    examAt: inDays(100),
    ...changes,
  })
}

/** The same topics, of which the first has a unit of its own and five times as many skills. */
function withManySkills([first, ...others]: PlanTopic[]): PlanTopic[] {
  const many = (skills: readonly string[]) =>
    skills.flatMap((skill) => [0, 1, 2, 3, 4].map((more) => `${skill}${more}`))
  return first === undefined ? [] : [{ ...first, unit: 3, skills: many(first.skills) }, ...others]
}

function aReview(skill: string, daysAgo: number, isRight = true): Review {
  return { skill, topicId: skill.slice(0, -2), isRight, at: midnight - daysAgo * dayMs, durationMs: 30_000 }
}

const skillsOf = (blocks: readonly PlanBlock[]) => blocks.flatMap(({ skills }) => skills.map(({ skill }) => skill))
const minutesOf = (blocks: readonly PlanBlock[]) => blocks.reduce((sum, { minutes }) => sum + minutes, 0)

test('fills the minutes of the day with blocks of two subjects at least', () => {
  const blocks = plan()
  expect(minutesOf(blocks)).toBeLessThanOrEqual(25)
  expect(minutesOf(blocks)).toBeGreaterThan(23)
  expect(new Set(blocks.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(2)
  for (const { minutes } of blocks) expect(minutes).toBeLessThanOrEqual(0.6 * 25)
})

test('gives a student of five subjects at most four blocks, and fills the minutes with these', () => {
  const blocks = plan({ topics: topicsOf(...subjectIds), minutes: 51, examAt: inDays(8) })
  expect(blocks.length).toBeLessThanOrEqual(4)
  expect(minutesOf(blocks)).toBeGreaterThan(49)
})

test('gives a student of one subject two blocks with different topics', () => {
  const [one, other, ...more] = plan({ topics: topicsOf('physics') })
  expect(more).toEqual([])
  const topics = [one, other].map((block) => new Set(block?.skills.map(({ topicId }) => topicId)))
  expect([...(topics[0] ?? [])].filter((topic) => topics[1]?.has(topic))).toEqual([])
  expect(one?.minutes).toBeCloseTo(other?.minutes ?? 0, -1)
})

test.each([
  { whose: 'two topics are worth something', topics: topicsOf('physics').slice(0, 2) },
  { whose: 'one topic is worth most', topics: withManySkills(topicsOf('physics')) },
])('takes turns between topics in both blocks of a subject of which $whose', ({ topics }) => {
  const blocks = plan({ topics, questionsOf: ({ unit }) => (unit === 3 ? 200 : 20), minutes: 30 })
  expect(blocks).toHaveLength(2)
  for (const { skills } of blocks)
    for (const [place, { topicId }] of skills.entries()) expect(skills[place + 1]?.topicId).not.toBe(topicId)
})

test('has one block where the minutes are few', () => {
  const blocks = plan({ topics: topicsOf('physics'), minutes: 5 })
  expect(blocks).toHaveLength(1)
  expect(minutesOf(blocks)).toBeLessThanOrEqual(5)
})

test('prefers a unit that brings more questions in the exam, and leaves out one that brings none', () => {
  const blocks = plan({ topics: topicsOf('physics'), questionsOf: ({ unit }) => (unit === 1 ? 12 : 4), minutes: 8 })
  expect(new Set(blocks.flatMap(({ skills }) => skills.map(({ topicId }) => topicId)))).toEqual(
    new Set(['physics-1', 'physics-2']),
  )
  const never = plan({ topics: topicsOf('physics'), questionsOf: ({ unit }) => (unit === 1 ? 12 : 0), minutes: 60 })
  expect(
    never.flatMap(({ skills }) => skills).filter(({ topicId }) => ['physics-3', 'physics-4'].includes(topicId)),
  ).toEqual([])
})

test('brings back what was missed and what fades, and lets rest what was right yesterday', () => {
  const known = topicsOf('physics').flatMap(({ skills }) => skills.map((skill) => aReview(skill, 1)))
  const reviews = known.map((review, place) => {
    if (place === 0) return aReview(review.skill, 2, false)
    return place === 6 ? aReview(review.skill, 40) : review
  })
  const blocks = plan({ topics: topicsOf('physics'), learner: learn(nobody, reviews), minutes: 2, examAt: inDays(10) })
  expect(blocks.flatMap(({ skills }) => skills.map(({ standing }) => standing)).sort()).toEqual(['again', 'due'])
})

test('begins what is new before it reviews what is half forgotten, while the exam is far', () => {
  const topics = topicsOf('physics')
  const [begun = []] = topics.map(({ skills }) => skills)
  const learner = learn(
    nobody,
    begun.map((skill) => aReview(skill, 10)),
  )
  const standingsOn = (examAt: number) =>
    plan({ topics, learner, minutes: 15, examAt }).flatMap(({ skills }) => skills.map(({ standing }) => standing))
  expect(new Set(standingsOn(inDays(100)))).toEqual(new Set(['new']))
  expect(new Set(standingsOn(inDays(7)))).toEqual(new Set(['due']))
})

test('asks a faster student more questions in the same minutes', () => {
  const topics = topicsOf('physics')
  const all = topics.flatMap(({ skills }) => skills)
  const at = (durationMs: number) =>
    learn(
      nobody,
      [20, 10].flatMap((ago) => all.map((skill) => ({ ...aReview(skill, ago), durationMs }))),
    )
  const counts = [15_000, 70_000].map(
    (durationMs) => skillsOf(plan({ topics, learner: at(durationMs), minutes: 10 })).length,
  )
  expect(counts[0]).toBeGreaterThan(counts[1] ?? 0)
})

describe('in the last seven days', () => {
  const seen = ['physics-1-1', 'physics-1-2', 'physics-2-1', 'chemistry-1-1', 'chemistry-2-1', 'chemistry-2-2']
  const learner = learn(
    nobody,
    seen.map((skill) => aReview(skill, 12)),
  )

  test('begins nothing new', () => {
    expect(skillsOf(plan({ learner, examAt: inDays(7) })).sort()).toEqual([...seen].sort())
    expect(skillsOf(plan({ learner, examAt: inDays(8) })).length).toBeGreaterThan(seen.length)
  })

  test('has nothing for a student who has not answered anything', () => {
    expect(plan({ examAt: inDays(3) })).toEqual([])
  })
})

const someReviews = fc.array(
  fc
    .record({
      subject: fc.constantFrom(...subjectIds),
      topic: fc.integer({ min: 1, max: 4 }),
      skill: fc.integer({ min: 1, max: 6 }),
      minutesAgo: fc.integer({ min: 1, max: 150 * 24 * 60 }),
      isRight: fc.boolean(),
      durationMs: fc.integer({ min: 0, max: 120_000 }),
    })
    .map(({ subject, topic, skill, minutesAgo, isRight, durationMs }) => ({
      ...aReview(`${subject}-${topic}-${skill}`, minutesAgo / (24 * 60), isRight),
      durationMs,
    })),
  { maxLength: 120 },
)

test('keeps to its rules whatever was answered, however long the day and however far the exam', () => {
  const chosen = fc.subarray([...subjectIds], { minLength: 1 })
  const minutes = fc.integer({ min: 1, max: 120 })
  const days = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(someReviews, chosen, minutes, days, (reviews, subjects, dayMinutes, daysLeft) => {
      const terms = {
        learner: learn(nobody, reviews),
        topics: topicsOf(...subjects),
        questionsOf: ({ unit }: { unit: number }) => 10 * unit,
        minutes: dayMinutes,
        midnight,
        examAt: inDays(daysLeft),
      }
      const blocks = planToday(terms)
      expect(planToday({ ...terms, learner: learn(nobody, [...reviews].reverse()) })).toEqual(blocks)
      expect(blocks.length).toBeLessThanOrEqual(4)
      expect(minutesOf(blocks)).toBeLessThanOrEqual(dayMinutes + 1e-9)
      expect(new Set(skillsOf(blocks)).size).toBe(skillsOf(blocks).length)
      for (const { subject, skills, best, minutes: ofBlock } of blocks) {
        expect(subjects).toContain(subject)
        expect(skills).toContainEqual(best)
        const isAlone = new Set(blocks.map((block) => block.subject)).size === 1
        if (!isAlone) expect(ofBlock).toBeLessThanOrEqual(0.6 * dayMinutes + 1e-9)
        for (const { standing } of skills) if (daysLeft <= 7) expect(standing).not.toBe('new')
        expect(repeatsOf(skills.map(({ topicId }) => topicId))).toBe(
          fewestRepeats(skills.map(({ topicId }) => topicId)),
        )
      }
    }),
    { numRuns: 300 },
  )
})

function repeatsOf(topics: readonly string[]): number {
  return topics.filter((topic, place) => topic === topics[place - 1]).length
}

/** The largest topic can't be kept apart by fewer others than it has questions, less one. */
function fewestRepeats(topics: readonly string[]): number {
  const counts = [...new Set(topics)].map((topic) => topics.filter((one) => one === topic).length)
  const most = Math.max(...counts)
  return Math.max(0, most - 1 - (topics.length - most))
}

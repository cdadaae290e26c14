import { expect, test } from 'vitest'
import { answersCounted, isIdle, masteryOfTopics, slipsOfClass, type TopicWork } from './insights.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = 100 * dayMs

test.each([
  { what: 'joined long ago and never practised', joinedAt: 1, lastPractisedAt: null, idle: true },
  { what: 'practised eight days ago', joinedAt: 1, lastPractisedAt: now - 8 * dayMs, idle: true },
  { what: 'practised six days ago', joinedAt: 1, lastPractisedAt: now - 6 * dayMs, idle: false },
  { what: 'joined six days ago and never practised', joinedAt: now - 6 * dayMs, lastPractisedAt: null, idle: false },
])('says of a student who $what that idle is $idle', ({ idle, ...student }) => {
  expect(isIdle(student, now)).toBe(idle)
})

test.each([
  [0, 1_000],
  [60, 650],
  [100, 400],
  [500, 100],
])('looks at the latest answers of each of %i students: %i', (students, answers) => {
  expect(answersCounted(students)).toBe(answers)
})

const work = (topicId: string, students: number, done: Omit<TopicWork, 'topicId'>): TopicWork[] =>
  Array.from({ length: students }, () => ({ topicId, ...done }))

test('puts the weakest topic first, and those with fewer than five students last, without their mastery', () => {
  const works = [
    ...work('strong', 5, { asked: 8, known: 6 }),
    ...work('few', 4, { asked: 8, known: 0 }),
    ...work('weak', 6, { asked: 8, known: 2 }),
  ]
  expect(masteryOfTopics(works)).toEqual([
    { topicId: 'weak', students: 6, percent: 25, familiar: 0 },
    { topicId: 'strong', students: 5, percent: 75, familiar: 5 },
    { topicId: 'few', students: 4, percent: null, familiar: null },
  ])
})

test('calls a topic familiar to a student by the rule for the level of the student: five skills, 70 % of them right', () => {
  const works = [
    ...work('topic', 3, { asked: 10, known: 7 }),
    ...work('topic', 1, { asked: 4, known: 4 }),
    ...work('topic', 1, { asked: 10, known: 6 }),
  ]
  expect(masteryOfTopics(works)[0]?.familiar).toBe(3)
})

test('counts a student once for a slip, whatever its numbers, and names it in its most common words', () => {
  const miss = { skill: 'mole', topicId: 'che-mole' }
  const slips = slipsOfClass([
    { ...miss, reason: 'You divided by 2', students: [1, 2] },
    { ...miss, reason: 'You divided by 3', students: [2, 3, 4, 5] },
    { ...miss, reason: 'You forgot to divide', students: [1, 2, 3, 4] },
    { ...miss, skill: 'other', reason: 'You divided by 3', students: [6] },
  ])
  expect(slips).toEqual([{ topicId: 'che-mole', reason: 'You divided by 3', students: 5 }])
})

test('names the five slips that most students made', () => {
  const students = (count: number) => Array.from({ length: count }, (_, n) => n)
  const misses = [5, 9, 6, 8, 7, 10].map((count) => ({
    skill: `skill ${count}`,
    topicId: 'topic',
    reason: 'Why',
    students: students(count),
  }))
  expect(slipsOfClass(misses).map((slip) => slip.students)).toEqual([10, 9, 8, 7, 6])
})

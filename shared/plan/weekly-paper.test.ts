import { expect, test } from 'vitest'
import { shortLengths } from '../exams/paper.ts'
import { fullPaperFrom, weeklyPaper } from './weekly-paper.ts'

const dayMs = 24 * 60 * 60 * 1000
const midnight = Date.parse('2027-03-06T00:00:00+01:00')
const at = (days: number) => midnight + days * dayMs

test.each([
  ['seven weeks before the exam', { examAt: at(49), lastPaperAt: null }, 'none'],
  ['six weeks before it', { examAt: at(42), lastPaperAt: null }, 'due'],
  ['two days before it', { examAt: at(2), lastPaperAt: null }, 'due'],
  ['on the day before it', { examAt: at(1), lastPaperAt: null }, 'none'],
  ['once the exam has begun', { examAt: at(-1), lastPaperAt: null }, 'none'],
  ['the day after a paper', { examAt: at(30), lastPaperAt: at(-0.4) }, 'none'],
  ['on the same weekday as the last paper', { examAt: at(30), lastPaperAt: at(-6.4) }, 'due'],
  ['on the day on which it was sat', { examAt: at(30), lastPaperAt: at(0.5) }, 'done'],
] as const)('asks for a paper or not %s', (_, { examAt, lastPaperAt }, expected) => {
  expect(weeklyPaper({ lastPaperAt, midnight, examAt })).toBe(expected)
})

test('takes no short paper for a full one', () => {
  for (const length of shortLengths) expect(length).toBeLessThan(fullPaperFrom)
})

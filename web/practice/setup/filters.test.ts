import { expect, it } from 'vitest'
import { changeFilter, filterWords, searchOf, widenFilter } from './filters.ts'

const everything = { subject: 'ALL', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const

it('makes the query of a filter (PRAC-01)', () => {
  expect(searchOf({ ...everything, subject: 'physics', topicId: 'phy-heat & light' })).toBe(
    '?subject=physics&topicId=phy-heat+%26+light',
  )
  expect(searchOf(everything)).toBe('')
})

it('opens the topic again with another subject, not with another exam (PRAC-05)', () => {
  const filter = { ...everything, subject: 'physics', topicId: 'phy-heat' } as const
  expect(changeFilter(filter, { subject: 'biology' })).toEqual({ ...everything, subject: 'biology' })
  expect(changeFilter(filter, { subject: 'physics' })).toEqual(filter)
  expect(changeFilter(filter, { examType: 'WAEC' })).toEqual({ ...filter, examType: 'WAEC' })
})

it('is widened by its narrowest part first', () => {
  const filter = { ...everything, subject: 'physics', difficulty: 'hard', topicId: 'phy-heat' } as const
  expect(widenFilter(filter)).toEqual({ ...filter, topicId: 'ALL' })
  expect(widenFilter({ ...everything, subject: 'physics' })).toEqual(everything)
  expect(widenFilter(everything)).toBeNull()
})

it("calls a session without an exam 'General'", () => {
  expect(filterWords(everything)).toBe('General')
  expect(filterWords({ subject: 'physics', examType: 'JAMB' })).toBe('JAMB · Physics')
})

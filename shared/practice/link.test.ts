import { expect, test } from 'vitest'
import {
  asksForPlan,
  asksToStart,
  drawOf,
  filterFrom,
  firstFrom,
  placementFrom,
  placementLink,
  startsByItself,
  todayLink,
} from './link.ts'

const everything = { subject: 'ALL', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const
const read = (parts: Record<string, string>) => ({ get: (name: string) => parts[name] ?? null })

// PRAC-01
test('takes for ALL what the address does not name, and what makes no sense', () => {
  expect(filterFrom(read({}))).toEqual(everything)
  const nonsense = { subject: 'astrology', examType: 'jamb', difficulty: '', topicId: '' }
  expect(filterFrom(read(nonsense))).toEqual(everything)
  const filter = { subject: 'biology', examType: 'NECO', difficulty: 'hard', topicId: 'bio-cell' }
  expect(filterFrom(read(filter))).toEqual(filter)
})

// PRAC-13
test('starts at once with start=1, after a look at the settings with a topic, else not', () => {
  const startsWith = (parts: Record<string, string>) => [asksToStart(read(parts)), startsByItself(read(parts))]
  expect(startsWith({ subject: 'physics', start: '1' })).toEqual([true, true])
  expect(startsWith({ topicId: 'phy-heat' })).toEqual([false, true])
  expect(startsWith({ subject: 'physics', start: 'yes' })).toEqual([false, false])
})

test('leaves the choice to the plan with today=1, and with a placement in a subject', () => {
  const parts = (link: string) => read(Object.fromEntries([(link.split('?')[1] ?? '').split('=')]))
  expect([asksForPlan(parts(todayLink)), placementFrom(parts(todayLink))]).toEqual([true, null])
  expect([asksForPlan(parts(placementLink('physics'))), placementFrom(parts(placementLink('physics')))]).toEqual([
    true,
    'physics',
  ])
  expect(placementFrom(read({ placement: 'astrology' }))).toBeNull()
  expect([asksForPlan(read({})), placementFrom(read({}))]).toEqual([false, null])
})

test('opens with the question that the address names', () => {
  expect(firstFrom(read({ first: 'phy-1-2' }))).toBe('phy-1-2')
  expect(firstFrom(read({}))).toBeUndefined()
  expect(firstFrom(read({ first: '' }))).toBeUndefined()
  expect(drawOf(everything, 20, { first: 'phy-1-2' }).query).toMatchObject({ limit: '20', first: 'phy-1-2' })
})

test('draws a whole session at random by the filter', () => {
  expect(drawOf({ ...everything, subject: 'physics' }, 100).query).toEqual({
    subject: 'physics',
    examType: 'ALL',
    difficulty: 'ALL',
    topicId: 'ALL',
    limit: '100',
    random: 'true',
  })
})

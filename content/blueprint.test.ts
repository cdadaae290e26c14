import { examTypes, subjectIds } from '@sabi/shared/content/question'
import { unitsPerSubject } from '@sabi/shared/content/syllabus'
import { describe, expect, test } from 'vitest'
import { blueprintOf } from './blueprint.ts'

describe.each(subjectIds)('%s', (subject) => {
  test.each([...examTypes, 'ALL' as const])('gives each unit its share for %s', (exam) => {
    const { units, calculation } = blueprintOf(subject, exam)
    const unitShares = Object.values(units).map((share = 0) => share)
    expect(unitShares).toHaveLength(unitsPerSubject)
    expect(unitShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
    expect(calculation > 0).toBe(subject !== 'english')
    expect(calculation).toBeLessThan(1)
  })

  test('NECO follows WAEC', () => {
    expect(blueprintOf(subject, 'NECO')).toEqual(blueprintOf(subject, 'WAEC'))
  })
})

test('chemistry of JAMB has most of its questions in the unit of non-metals and metals', () => {
  const { units } = blueprintOf('chemistry', 'JAMB')
  const [largest] = Object.entries(units).sort(([, one = 0], [, other = 0]) => other - one)
  expect(largest?.[0]).toBe('10')
  expect(units[10]).toBeCloseTo(0.25, 1)
})

test('WAEC has no calculus, so all exams together have a third of what JAMB has', () => {
  expect(blueprintOf('mathematics', 'WAEC').units[10]).toBe(0)
  const ofAll = blueprintOf('mathematics', 'ALL').units[10] ?? 0
  expect(ofAll).toBeCloseTo((blueprintOf('mathematics', 'JAMB').units[10] ?? 0) / 3, 10)
})

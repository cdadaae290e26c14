import { examTypes, subjectIds } from '@sabi/shared/content/question'
import { unitsPerSubject } from '@sabi/shared/content/syllabus'
import { describe, expect, test } from 'vitest'
import { blueprintFor } from './blueprint.ts'

describe.each(subjectIds)('%s', (subject) => {
  test.each([...examTypes, 'ALL' as const])('gives each unit its share for %s', (exam) => {
    const { unitShares, calculationShare } = blueprintFor(subject, exam)
    expect(unitShares).toHaveLength(unitsPerSubject)
    expect(unitShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
    expect(calculationShare).toBeGreaterThan(0)
    expect(calculationShare).toBeLessThan(1)
  })

  test('NECO follows WAEC', () => {
    expect(blueprintFor(subject, 'NECO')).toEqual(blueprintFor(subject, 'WAEC'))
  })
})

test('chemistry of JAMB has most of its questions in the unit of non-metals and metals', () => {
  const { unitShares } = blueprintFor('chemistry', 'JAMB')
  expect(unitShares.indexOf(Math.max(...unitShares)) + 1).toBe(10)
  expect(unitShares[9]).toBeCloseTo(0.25, 1)
})

test('WAEC has no calculus, so all exams together have a third of what JAMB has', () => {
  expect(blueprintFor('mathematics', 'WAEC').unitShares[9]).toBe(0)
  const ofAll = blueprintFor('mathematics', 'ALL').unitShares[9] ?? 0
  expect(ofAll).toBeCloseTo((blueprintFor('mathematics', 'JAMB').unitShares[9] ?? 0) / 3, 10)
})

import { expect, test } from 'vitest'
import { eligibilityOf, missingForExam, type ExamCoverage } from './eligibility.ts'

const exam = (examType: ExamCoverage['examType'], attempted: number, total: number, correct = 0): ExamCoverage => ({
  subject: 'physics',
  examType,
  attempted,
  correct,
  total,
})

// GEN-02
test.each([
  ['49 of many', [exam('JAMB', 49, 400)], [], 1],
  ['50 of many', [exam('JAMB', 50, 400)], ['JAMB'], 0],
  ['50 over all exams', [exam('JAMB', 30, 400), exam('WAEC', 20, 300)], ['JAMB', 'WAEC'], 0],
  ['80 % of one exam', [exam('JAMB', 8, 10), exam('WAEC', 0, 300)], ['JAMB'], 0],
  ['one less than 80 % of one exam', [exam('JAMB', 7, 10), exam('WAEC', 0, 300)], [], 1],
  ['80 % of an odd number', [exam('NECO', 3, 4)], [], 1],
  ['nothing', [exam('JAMB', 0, 400)], [], 50],
  ['an exam without questions', [exam('JAMB', 0, 0)], [], 50],
  ['an empty bank', [], [], 50],
] as const)('%s answered', (_, coverage, examTypes, missing) => {
  expect(eligibilityOf('physics', coverage)).toMatchObject({
    examTypes,
    missing,
    canGenerateMore: examTypes.length > 0,
  })
})

test('counts only the given subject, with the share of right answers', () => {
  const coverage = [
    exam('JAMB', 30, 400, 20),
    exam('WAEC', 10, 300, 9),
    { ...exam('JAMB', 99, 99), subject: 'biology' as const },
  ]
  expect(eligibilityOf('physics', coverage)).toMatchObject({ attempted: 40, total: 700, accuracy: 73 })
  expect(eligibilityOf('chemistry', coverage)).toMatchObject({ attempted: 0, total: 0, accuracy: null })
})

test('gives the number of missing questions for one exam', () => {
  const coverage = [exam('JAMB', 7, 10), exam('WAEC', 3, 300)]
  expect(missingForExam('physics', 'JAMB', coverage)).toBe(1)
  expect(missingForExam('physics', 'WAEC', coverage)).toBe(40)
  expect(missingForExam('physics', 'NECO', coverage)).toBe(40)
})

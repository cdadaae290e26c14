import type { ExamType, SubjectId } from '@sabi/shared/content/question'
import type { Blueprint } from '@sabi/shared/practice/sampler'

type UnitShares = readonly [number, number, number, number, number, number, number, number, number, number, number]

/**
 * How often each of the 11 units was asked, in questions of a hundred or so, counted on real papers of JAMB and WAEC. NECO
 * follows the syllabus of WAEC.
 */
const unitShares: Record<SubjectId, { jamb: UnitShares; waec: UnitShares }> = {
  chemistry: { jamb: [3, 5, 5, 5, 5, 8, 9, 9, 6, 25, 19], waec: [2, 8, 3, 8, 14, 7, 11, 6, 6, 18, 17] },
  physics: { jamb: [5, 11, 4, 6, 10, 14, 8, 13, 11, 7, 10], waec: [4, 13, 7, 5, 7, 13, 9, 12, 14, 9, 7] },
  biology: { jamb: [9, 16, 5, 9, 8, 7, 5, 5, 20, 4, 12], waec: [11, 8, 3, 11, 3, 6, 8, 7, 18, 8, 16] },
  mathematics: { jamb: [12, 5, 6, 20, 7, 11, 6, 4, 6, 6, 17], waec: [20, 5, 4, 30, 2, 10, 9, 5, 5, 0, 10] },
}

/** The share of calculations in the papers: the middle of the measured range. */
const calculationShare: Record<SubjectId, number> = {
  chemistry: 0.16,
  physics: 0.35,
  biology: 0.02,
  mathematics: 0.87,
}

/** What a paper of this subject looks like; for all exams together, the mean of JAMB and WAEC. */
export function blueprintOf(subject: SubjectId, examType: ExamType | 'ALL'): Blueprint {
  const { jamb, waec } = unitShares[subject]
  const units: Record<number, number> = {}
  jamb.forEach((share, index) => {
    const other = waec[index] ?? 0
    units[index + 1] = examType === 'JAMB' ? share : examType === 'ALL' ? (share + other) / 2 : other
  })
  return { units, calculation: calculationShare[subject] }
}

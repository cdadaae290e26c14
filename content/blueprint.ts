import { examTypes, type ExamType, type SubjectId } from '@sabi/shared/content/question'
import type { Blueprint } from '@sabi/shared/practice/sampler'

/** Percent of a paper by unit; NECO's papers follow WAEC's syllabus. They are scaled, since rounding left them off 100. */
const unitPercents: Readonly<Record<SubjectId, { JAMB: readonly number[]; WAEC: readonly number[] }>> = {
  chemistry: { JAMB: [3, 5, 5, 5, 5, 8, 9, 9, 6, 25, 19], WAEC: [2, 8, 3, 8, 14, 7, 11, 6, 6, 18, 17] },
  physics: { JAMB: [5, 11, 4, 6, 10, 14, 8, 13, 11, 7, 10], WAEC: [4, 13, 7, 5, 7, 13, 9, 12, 14, 9, 7] },
  biology: { JAMB: [9, 16, 5, 9, 8, 7, 5, 5, 20, 4, 12], WAEC: [11, 8, 3, 11, 3, 6, 8, 7, 18, 8, 16] },
  mathematics: { JAMB: [12, 5, 6, 20, 7, 11, 6, 4, 6, 6, 17], WAEC: [20, 5, 4, 30, 2, 10, 9, 5, 5, 0, 10] },
  // The papers' own structure: JAMB's 60 questions, and WAEC's Paper 1 with its Test of Orals, 80 and 60.
  english: { JAMB: [10, 15, 10, 5, 2, 2, 3, 2, 1, 6, 4], WAEC: [0, 10, 20, 20, 8, 7, 8, 7, 0, 40, 20] },
}

/** Percent of calculation items; where papers of the two bodies differ, the middle of what was measured. */
const calculationPercents: Readonly<Record<SubjectId, number>> = {
  chemistry: 16,
  physics: 34.5,
  biology: 1.5,
  mathematics: 87.5,
  english: 0,
}

/** The composition of a paper in a subject, as measured on real ones; for all exams together the mean of the three. */
export function blueprintOf(subject: SubjectId, exam: ExamType | 'ALL'): Blueprint {
  const exams = exam === 'ALL' ? examTypes : [exam]
  const shares = exams.map((one) => unitShares(subject, one))
  const [first = []] = shares
  const means = first.map((_, unit) => shares.reduce((sum, ofExam) => sum + (ofExam[unit] ?? 0), 0) / shares.length)
  return {
    units: Object.fromEntries(means.map((share, index) => [index + 1, share])),
    calculation: calculationPercents[subject] / 100,
  }
}

function unitShares(subject: SubjectId, exam: ExamType): number[] {
  const percents = unitPercents[subject][exam === 'JAMB' ? 'JAMB' : 'WAEC']
  const total = percents.reduce((sum, percent) => sum + percent, 0)
  return percents.map((percent) => percent / total)
}

import type { ExamType, SubjectId } from '../content/question.ts'
import { percentage } from '../progress/percentage.ts'
import type { SubjectEligibility } from './calls.ts'

/** Distinct questions to answer in a subject before generating more for any of its exams (decision 25). */
const enoughAnswered = 50
/** Percentage of an exam's questions to answer before generating more for that exam. */
const enoughPercent = 80

/** How many of the published questions of a subject and exam a student has answered. */
export interface ExamCoverage {
  subject: SubjectId
  examType: ExamType
  attempted: number
  correct: number
  total: number
}

/** Decides whether a student may generate more in a subject, from their coverage of each exam. Exams without questions don't count. */
export function eligibilityOf(subject: SubjectId, coverage: readonly ExamCoverage[]): SubjectEligibility {
  const exams = coverage.filter((exam) => exam.subject === subject && exam.total > 0)
  const attempted = sum(exams.map((exam) => exam.attempted))
  const examTypes = exams.filter((exam) => missingFor(exam, attempted) === 0).map(({ examType }) => examType)
  return {
    subject,
    attempted,
    total: sum(exams.map(({ total }) => total)),
    accuracy: attempted === 0 ? null : percentage(sum(exams.map(({ correct }) => correct)), attempted),
    canGenerateMore: examTypes.length > 0,
    examTypes,
    missing: Math.min(enoughAnswered, ...exams.map((exam) => missingFor(exam, attempted))),
  }
}

/** How many more distinct questions a student has to answer before generating for this exam; 0 if they may generate now. */
export function missingForExam(subject: SubjectId, examType: ExamType, coverage: readonly ExamCoverage[]): number {
  const exams = coverage.filter((exam) => exam.subject === subject)
  const wanted = exams.find((exam) => exam.examType === examType)
  const attempted = sum(exams.map((exam) => exam.attempted))
  return wanted === undefined ? Math.max(0, enoughAnswered - attempted) : missingFor(wanted, attempted)
}

function missingFor(exam: ExamCoverage, attemptedInSubject: number): number {
  const ofExam = Math.ceil((exam.total * enoughPercent) / 100) - exam.attempted
  return Math.max(0, Math.min(enoughAnswered - attemptedInSubject, ofExam))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

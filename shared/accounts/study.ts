import * as z from 'zod/mini'
import { ExamType, SubjectId } from '../content/question.ts'

/** The exams a student prepares for, and the year in which they are. */
export const ExamTargets = z.object({
  examTypes: z.array(ExamType).check(z.maxLength(ExamType.options.length)),
  year: z.nullable(z.int().check(z.minimum(2020), z.maximum(2100))),
})
export type ExamTargets = z.infer<typeof ExamTargets>

/** The exam of a student who prepares for only one, else null. */
export function onlyExam(targets: ExamTargets | undefined): ExamType | null {
  const [exam = null, ...others] = targets?.examTypes ?? []
  return others.length === 0 ? exam : null
}

/**
 * The subjects that a student studies, the minutes a day they mean to spend, null while they have not said, and the score out of 100
 * that they want in each subject.
 */
export const StudyGoals = z.object({
  subjects: z.array(SubjectId).check(z.maxLength(SubjectId.options.length)),
  minutesADay: z.nullable(z.int().check(z.minimum(1), z.maximum(600))),
  targetScore: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
})
export type StudyGoals = z.infer<typeof StudyGoals>

import type { SubjectId } from '@sabi/shared/content/question'
import { countAnswers, predictScore, type PredictedScore } from '@sabi/shared/plan/prediction'
import { studyHere, type ExamToPlan, type StudyHere } from './study-here.ts'

/** What is predicted in a subject. */
export interface SubjectScore {
  subject: SubjectId
  /** Answers in the subject that count. */
  answers: number
  /** If the paper were sat now; null while there are too few answers. */
  now: PredictedScore | null
  /** On the day of the exam, without more practice. */
  onExamDay: PredictedScore | null
}

export interface ScoresHere {
  exam: Pick<ExamToPlan, 'name' | 'board' | 'at' | 'hasDate'>
  scores: readonly SubjectScore[]
  /** Subjects of the student whose questions are not on this phone. */
  missing: readonly SubjectId[]
}

/** The predicted scores from what this phone knows, in the student's subjects. */
export async function scoresHere(userId: string): Promise<ScoresHere> {
  const study = await studyHere(userId, { countsSessions: true })
  return { exam: study.exam, scores: scoresOf(study), missing: study.missing }
}

/** What is predicted in each subject of the student whose questions are on this phone. */
export function scoresOf({ known: { learner }, exam, subjects, missing, topics }: StudyHere): SubjectScore[] {
  const { questionsOf } = exam
  const now = Date.now()
  return subjects
    .filter((subject) => !missing.includes(subject))
    .map((subject) => {
      const ofSubject = topics.filter((topic) => topic.subject === subject)
      const predict = (at: number) => predictScore({ learner, topics: ofSubject, questionsOf, at })
      const answers = countAnswers(learner, ofSubject)
      return { subject, answers, now: predict(now), onExamDay: predict(Math.max(exam.at, now)) }
    })
}

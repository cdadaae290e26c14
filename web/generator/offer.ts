import { examTypes } from '@sabi/shared/content/question'
import type { SubjectEligibility } from '@sabi/shared/generator/calls'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { nameInSentence } from '@sabi/shared/subjects/subject'

type Choice = Pick<QuestionFilter, 'subject' | 'examType'>

/** What is missing before new questions can be generated, in one sentence; null if nothing is (GEN-02). */
export function hintBefore(progress: readonly SubjectEligibility[], { subject, examType }: Choice): string | null {
  if (subject === 'ALL') return hintWithoutSubject(progress)
  const own = progress.find((one) => one.subject === subject)
  if (own === undefined) return 'Choose another subject to generate new questions.'
  if (!own.canGenerateMore) return answersWanted(own)
  if (examType !== 'ALL' && own.examTypes.includes(examType)) return null
  const isAnyExam = own.examTypes.length === examTypes.length
  return `Choose ${isAnyExam ? 'an exam' : own.examTypes.join(' or ')} to generate new questions.`
}

function hintWithoutSubject(progress: readonly SubjectEligibility[]): string {
  const [nearest] = [...progress].sort((one, other) => one.missing - other.missing)
  if (nearest === undefined || nearest.canGenerateMore) return 'Choose a subject to generate new questions.'
  return answersWanted(nearest)
}

function answersWanted({ subject, missing }: SubjectEligibility): string {
  const questions = `${nameInSentence(subject)} ${missing === 1 ? 'question' : 'questions'}`
  return `Answer ${missing} more different ${questions} to unlock new ones.`
}

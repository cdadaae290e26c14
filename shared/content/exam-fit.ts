import type { ExamType, Question } from './question.ts'

/**
 * Topics that one board examines and the other does not, as `content/syllabus/topics.json` says. JAMB and WAEC papers ask their questions
 * in the same way, with four options. NECO papers have five, so only questions styled for NECO fit it.
 */
const notExamined: Partial<Record<ExamType, readonly string[]>> = {
  JAMB: ['mat-logic', 'mat-vectors-transformation'],
  WAEC: ['mat-polynomials', 'mat-permutation', 'eng-prose'],
}

/** Which questions fit an exam: those of some styles, and of other styles than its own only on topics that it examines. */
export interface ExamFit {
  /** The style of the exam itself, and others whose questions fit it too. */
  styles: readonly ExamType[]
  /** Topics on which only questions in its own style fit. */
  ownTopics: readonly string[]
}

/** Returns which questions fit this exam. */
export function fitOf(exam: ExamType): ExamFit {
  const ownTopics = notExamined[exam]
  return ownTopics === undefined ? { styles: [exam], ownTopics: [] } : { styles: ['JAMB', 'WAEC'], ownTopics }
}

/** Returns whether a question suits someone who prepares for this exam. Its badge names the exam that it was styled for. */
export function fitsExam({ examType, topicId }: Pick<Question, 'examType' | 'topicId'>, exam: ExamType): boolean {
  const { styles, ownTopics } = fitOf(exam)
  return examType === exam || (styles.includes(examType) && !ownTopics.includes(topicId))
}

import type { ExamType } from '@sabi/shared/content/question'
import { at, type Random } from './random.ts'

const weights = { JAMB: 40, WAEC: 35, NECO: 25 } as const

/** Draws one of these exams, in the ratio 40/35/25 for JAMB/WAEC/NECO if the topic is in all three. */
export function drawExam(exams: readonly ExamType[], random: Random): ExamType {
  const total = exams.reduce((sum, exam) => sum + weights[exam], 0)
  let ticket = random.int(1, total)
  for (const exam of exams) {
    ticket -= weights[exam]
    if (ticket <= 0) return exam
  }
  return at(exams, 0)
}

import type { ExamType } from '@sabi/shared/content/question'

interface ExamFormat {
  examType: ExamType
  name: string
  /** Facts about the objective paper. */
  facts: readonly string[]
}

/** The objective papers of the three exams in our four subjects. */
export const examFormats: readonly ExamFormat[] = [
  {
    examType: 'JAMB',
    name: 'JAMB UTME',
    facts: [
      '40 questions in each subject, 60 in Use of English',
      'Four options, A to D',
      '120 minutes for four subjects together',
      '400 marks in all',
    ],
  },
  {
    examType: 'WAEC',
    name: 'WAEC (WASSCE)',
    facts: [
      '50 questions in the objective paper',
      'Four options, A to D',
      'Chemistry 60 minutes, Physics 75, Biology 50, Mathematics 90',
    ],
  },
  {
    examType: 'NECO',
    name: 'NECO (SSCE)',
    facts: ['Usually 60 questions in the objective paper', 'Five options, A to E; our own questions have four'],
  },
]

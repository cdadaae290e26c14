import { family } from '../../engine/family.ts'
import { verbPatternForms } from '../grammar/verb-patterns.ts'

export const verbPatterns = family(
  {
    id: 'e41',
    edition: 1,
    title: 'The verb form that a word asks for',
    subject: 'english',
    topicId: 'eng-word-forms',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 21,
  },
  verbPatternForms,
)

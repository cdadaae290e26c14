import { family } from '../../engine/family.ts'
import { factForms } from '../logic/facts.ts'

export const whatIsSo = family(
  {
    id: 'e47',
    edition: 1,
    title: 'What a sentence tells us of the facts',
    subject: 'english',
    topicId: 'eng-idioms',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 47,
  },
  factForms,
)

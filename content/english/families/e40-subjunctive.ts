import { family } from '../../engine/family.ts'
import { subjunctiveForms } from '../grammar/subjunctive.ts'

export const subjunctive = family(
  {
    id: 'e40',
    edition: 1,
    title: 'Demands, wishes and conditions without if',
    subject: 'english',
    topicId: 'eng-conditionals',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 21,
  },
  subjunctiveForms,
)

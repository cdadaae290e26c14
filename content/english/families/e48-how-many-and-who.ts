import { family } from '../../engine/family.ts'
import { amountForms } from '../logic/amounts.ts'

export const howManyAndWho = family(
  {
    id: 'e48',
    edition: 1,
    title: 'How many, in which order and by whom',
    subject: 'english',
    topicId: 'eng-idioms',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 37,
  },
  amountForms,
)

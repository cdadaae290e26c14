import { family } from '../../engine/family.ts'
import { openForm, pastForm, unrealForm } from '../grammar/conditionals.ts'

export const conditionals = family(
  {
    id: 'e21',
    edition: 1,
    title: 'The verb after if',
    subject: 'english',
    topicId: 'eng-conditionals',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 18,
  },
  [openForm, unrealForm, pastForm],
)

import { family } from '../../engine/family.ts'
import { modalForms } from '../grammar/modals.ts'

export const modals = family(
  {
    id: 'e54',
    edition: 1,
    title: 'Modal verbs and mixed conditions',
    subject: 'english',
    topicId: 'eng-conditionals',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 8,
  },
  modalForms,
)

import { family } from '../../engine/family.ts'
import { pluralForms } from '../grammar/plurals.ts'

export const plurals = family(
  {
    id: 'e51',
    edition: 1,
    title: 'Plurals that break the rule',
    subject: 'english',
    topicId: 'eng-word-forms',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 8,
  },
  pluralForms,
)

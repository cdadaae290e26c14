import { family } from '../../engine/family.ts'
import { adjectiveForms } from '../grammar/adjectives.ts'

export const adjectiveOrder = family(
  {
    id: 'e46',
    edition: 1,
    title: 'The order of adjectives',
    subject: 'english',
    topicId: 'eng-word-forms',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 14,
  },
  adjectiveForms,
)

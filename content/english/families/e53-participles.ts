import { family } from '../../engine/family.ts'
import { participleForms } from '../grammar/participles.ts'

export const participles = family(
  {
    id: 'e53',
    edition: 1,
    title: 'Participles and connectives',
    subject: 'english',
    topicId: 'eng-clauses',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 11,
  },
  participleForms,
)

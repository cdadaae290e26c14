import { family } from '../../engine/family.ts'
import { invertedForm, joiningForm, resultForm } from '../grammar/correlatives.ts'

export const correlatives = family(
  {
    id: 'e20',
    edition: 1,
    title: 'Words that come in pairs',
    subject: 'english',
    topicId: 'eng-clauses',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [joiningForm, resultForm, invertedForm],
)

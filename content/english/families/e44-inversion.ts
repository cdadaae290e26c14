import { family } from '../../engine/family.ts'
import { inversionForms } from '../grammar/inversion.ts'

export const inversion = family(
  {
    id: 'e44',
    edition: 1,
    title: 'Inversion after negative openers',
    subject: 'english',
    topicId: 'eng-clauses',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 19,
  },
  inversionForms,
)

import { family } from '../../engine/family.ts'
import { asForm, doubleForm, manyForm, thanForm, twoForm } from '../grammar/comparison.ts'

export const comparison = family(
  {
    id: 'e19',
    edition: 1,
    title: 'Degrees of comparison',
    subject: 'english',
    topicId: 'eng-word-forms',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [thanForm, twoForm, manyForm, asForm, doubleForm],
)

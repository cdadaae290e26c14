import { family } from '../../engine/family.ts'
import { quantifierForms } from '../grammar/quantifiers.ts'

export const quantifiers = family(
  {
    id: 'e42',
    edition: 1,
    title: 'Few, little, much and many',
    subject: 'english',
    topicId: 'eng-pronouns',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 18,
  },
  quantifierForms,
)

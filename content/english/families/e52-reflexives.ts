import { family } from '../../engine/family.ts'
import { reflexiveForms } from '../grammar/reflexives.ts'

export const reflexives = family(
  {
    id: 'e52',
    edition: 1,
    title: 'Myself, each other and their kin',
    subject: 'english',
    topicId: 'eng-pronouns',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 6,
  },
  reflexiveForms,
)

import { family } from '../../engine/family.ts'
import { spellingForms } from '../spelling/spelling.ts'

export const spelling = family(
  {
    id: 'e49',
    edition: 1,
    title: 'Words that are often misspelt',
    subject: 'english',
    topicId: 'eng-spelling',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 36,
  },
  spellingForms,
)

import { family } from '../../engine/family.ts'
import { confusedWordForms } from '../grammar/confused-words.ts'

export const confusedWords = family(
  {
    id: 'e50',
    edition: 1,
    title: 'Words that are often confused',
    subject: 'english',
    topicId: 'eng-spelling',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 18,
  },
  confusedWordForms,
)

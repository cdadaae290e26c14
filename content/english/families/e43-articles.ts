import { family } from '../../engine/family.ts'
import { articleForms } from '../grammar/articles.ts'

export const articles = family(
  {
    id: 'e43',
    edition: 1,
    title: 'Articles',
    subject: 'english',
    topicId: 'eng-pronouns',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 17,
  },
  articleForms,
)

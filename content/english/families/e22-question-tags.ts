import { family } from '../../engine/family.ts'
import { doForm, helperForm, negativeForm } from '../grammar/tags.ts'

export const questionTags = family(
  {
    id: 'e22',
    edition: 1,
    title: 'Question tags',
    subject: 'english',
    topicId: 'eng-reported-speech',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 24,
  },
  [helperForm, doForm, negativeForm],
)

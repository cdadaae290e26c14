import { family } from '../../engine/family.ts'
import { reportedForms } from '../grammar/reported.ts'

export const reportedSpeech = family(
  {
    id: 'e39',
    edition: 1,
    title: 'Reported speech',
    subject: 'english',
    topicId: 'eng-reported-speech',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 21,
  },
  reportedForms,
)

import { family } from '../../engine/family.ts'
import { voiceForms } from '../grammar/voice.ts'

export const voice = family(
  {
    id: 'e45',
    edition: 1,
    title: 'The passive, and have something done',
    subject: 'english',
    topicId: 'eng-tense',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 17,
  },
  voiceForms,
)

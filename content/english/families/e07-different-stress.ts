import { family } from '../../engine/family.ts'
import { differentForm } from '../forms/stress.ts'
import { wordStress } from './e06-word-stress.ts'

export const differentStress = family(
  {
    id: 'e07',
    edition: 1,
    title: 'The word with a different stress',
    subject: 'english',
    topicId: 'eng-word-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
    apartFrom: [wordStress],
  },
  [differentForm],
)

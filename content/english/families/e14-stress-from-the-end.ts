import { family } from '../../engine/family.ts'
import { fromEndForm } from '../forms/stress.ts'
import { wordStress } from './e06-word-stress.ts'
import { differentStress } from './e07-different-stress.ts'

export const stressFromTheEnd = family(
  {
    id: 'e14',
    edition: 1,
    title: 'Stress counted from the end of a word',
    subject: 'english',
    topicId: 'eng-word-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
    apartFrom: [wordStress, differentStress],
  },
  [fromEndForm],
)

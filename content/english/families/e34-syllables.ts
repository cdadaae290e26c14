import { family } from '../../engine/family.ts'
import { mostSyllables, syllableCount, syllableNumber } from '../forms/syllables.ts'
import { wordStress } from './e06-word-stress.ts'
import { differentStress } from './e07-different-stress.ts'
import { stressFromTheEnd } from './e14-stress-from-the-end.ts'

export const syllables = family(
  {
    id: 'e34',
    edition: 1,
    title: 'Syllables',
    subject: 'english',
    topicId: 'eng-word-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 60,
    apartFrom: [wordStress, differentStress, stressFromTheEnd],
  },
  [syllableCount, mostSyllables, syllableNumber],
)

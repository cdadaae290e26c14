import { family } from '../../engine/family.ts'
import { printedRight, printedWrong } from '../forms/printed-stress.ts'
import { stressCouple } from '../forms/sound-couples.ts'
import { wordStress } from './e06-word-stress.ts'
import { differentStress } from './e07-different-stress.ts'
import { stressFromTheEnd } from './e14-stress-from-the-end.ts'
import { syllables } from './e34-syllables.ts'

export const printedStress = family(
  {
    id: 'e35',
    edition: 1,
    title: 'Stress shown by capitals in several words',
    subject: 'english',
    topicId: 'eng-word-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 60,
    apartFrom: [wordStress, differentStress, stressFromTheEnd, syllables],
  },
  [printedRight, printedWrong, stressCouple],
)

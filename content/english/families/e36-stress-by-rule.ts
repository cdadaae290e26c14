import { family } from '../../engine/family.ts'
import { nounOrVerb } from '../forms/noun-or-verb.ts'
import { endingRule } from '../forms/printed-stress.ts'
import { wordStress } from './e06-word-stress.ts'
import { differentStress } from './e07-different-stress.ts'
import { stressFromTheEnd } from './e14-stress-from-the-end.ts'
import { syllables } from './e34-syllables.ts'
import { printedStress } from './e35-printed-stress.ts'

export const stressByRule = family(
  {
    id: 'e36',
    edition: 1,
    title: 'Stress by word class and by ending',
    subject: 'english',
    topicId: 'eng-word-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
    apartFrom: [wordStress, differentStress, stressFromTheEnd, syllables, printedStress],
  },
  [nounOrVerb, endingRule],
)

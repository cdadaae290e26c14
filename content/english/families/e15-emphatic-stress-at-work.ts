import { family } from '../../engine/family.ts'
import { emphaticForm } from '../forms/emphatic.ts'
import { farmFrames, marketFrames, townFrames } from '../forms/emphatic-frames.ts'
import { emphaticStress } from './e08-emphatic-stress.ts'

export const emphaticStressAtWork = family(
  {
    id: 'e15',
    edition: 1,
    title: 'Emphatic stress at markets, farms and in town',
    subject: 'english',
    topicId: 'eng-emphatic-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 50,
    apartFrom: [emphaticStress],
  },
  [emphaticForm('market', marketFrames), emphaticForm('farm', farmFrames), emphaticForm('town', townFrames)],
)

import { family } from '../../engine/family.ts'
import { emphaticForm } from '../forms/emphatic.ts'
import { hospitalScenes, sportScenes, transportScenes } from '../forms/emphatic-scenes.ts'
import { emphaticStress } from './e08-emphatic-stress.ts'
import { emphaticStressAtWork } from './e15-emphatic-stress-at-work.ts'

export const emphaticStressInService = family(
  {
    id: 'e37',
    edition: 1,
    title: 'Emphatic stress in hospitals, on the road and in sport',
    subject: 'english',
    topicId: 'eng-emphatic-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 50,
    apartFrom: [emphaticStress, emphaticStressAtWork],
  },
  [
    emphaticForm('hospital', hospitalScenes),
    emphaticForm('transport', transportScenes),
    emphaticForm('sport', sportScenes),
  ],
)

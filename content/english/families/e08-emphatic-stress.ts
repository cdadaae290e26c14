import { family } from '../../engine/family.ts'
import { emphaticForm } from '../forms/emphatic.ts'
import { homeFrames, schoolFrames, workFrames } from '../forms/emphatic-frames.ts'

export const emphaticStress = family(
  {
    id: 'e08',
    edition: 1,
    title: 'Emphatic stress and the question it answers',
    subject: 'english',
    topicId: 'eng-emphatic-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 50,
  },
  [emphaticForm('home', homeFrames), emphaticForm('school', schoolFrames), emphaticForm('work', workFrames)],
)

import { family } from '../../engine/family.ts'
import { replyForm, stressedWordForm, whForm } from '../forms/emphatic-replies.ts'
import { clubScenes, courtScenes, kitchenScenes } from '../forms/emphatic-scenes.ts'
import { emphaticStress } from './e08-emphatic-stress.ts'
import { emphaticStressAtWork } from './e15-emphatic-stress-at-work.ts'
import { emphaticStressInService } from './e37-emphatic-stress-in-service.ts'

export const emphaticReplies = family(
  {
    id: 'e38',
    edition: 1,
    title: 'Replies, and the words that they stress',
    subject: 'english',
    topicId: 'eng-emphatic-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 50,
    apartFrom: [emphaticStress, emphaticStressAtWork, emphaticStressInService],
  },
  [replyForm(courtScenes), whForm(clubScenes), stressedWordForm(kitchenScenes)],
)

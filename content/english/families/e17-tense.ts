import { family } from '../../engine/family.ts'
import { beforeForm, byThenForm, finishedForm, futureClauseForm, sinceForm } from '../grammar/tense.ts'

export const tense = family(
  {
    id: 'e17',
    edition: 1,
    title: 'The tense that a time expression asks for',
    subject: 'english',
    topicId: 'eng-tense',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [sinceForm, finishedForm, beforeForm, futureClauseForm, byThenForm],
)

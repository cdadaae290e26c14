import { family } from '../../engine/family.ts'
import { afterForm, objectForm, relativeForm, subjectForm } from '../grammar/pronouns.ts'

export const pronounCase = family(
  {
    id: 'e18',
    edition: 1,
    title: 'The form of a pronoun',
    subject: 'english',
    topicId: 'eng-pronouns',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [subjectForm, objectForm, afterForm, relativeForm],
)

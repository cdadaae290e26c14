import { family } from '../../engine/family.ts'
import { adjectiveForm, nounForm, verbForm } from '../grammar/prepositions.ts'

export const prepositions = family(
  {
    id: 'e23',
    edition: 1,
    title: 'The preposition that a word asks for',
    subject: 'english',
    topicId: 'eng-prepositions',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [adjectiveForm, verbForm, nounForm],
)

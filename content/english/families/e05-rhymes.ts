import { family } from '../../engine/family.ts'
import { homophoneForm, rhymeForm } from '../forms/rhymes.ts'

export const rhymesAndHomophones = family(
  {
    id: 'e05',
    edition: 1,
    title: 'Rhymes and homophones',
    subject: 'english',
    topicId: 'eng-rhymes',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 40,
  },
  [rhymeForm, homophoneForm],
)

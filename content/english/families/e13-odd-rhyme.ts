import { family } from '../../engine/family.ts'
import { oddRhymeForm } from '../forms/rhymes.ts'
import { rhymesAndHomophones } from './e05-rhymes.ts'

export const oddRhyme = family(
  {
    id: 'e13',
    edition: 1,
    title: 'The word that does not rhyme',
    subject: 'english',
    topicId: 'eng-rhymes',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 10,
    apartFrom: [rhymesAndHomophones],
  },
  [oddRhymeForm],
)

import { family } from '../../engine/family.ts'
import { laterHomophone, longerRhyme } from '../forms/longer-rhymes.ts'
import { rhymeCouple } from '../forms/sound-couples.ts'
import { rhymesAndHomophones } from './e05-rhymes.ts'
import { oddRhyme } from './e13-odd-rhyme.ts'

export const longerRhymes = family(
  {
    id: 'e33',
    edition: 1,
    title: 'Rhymes of longer words, couples that rhyme, and more homophones',
    subject: 'english',
    topicId: 'eng-rhymes',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 50,
    apartFrom: [rhymesAndHomophones, oddRhyme],
  },
  [rhymeCouple, longerRhyme, laterHomophone],
)

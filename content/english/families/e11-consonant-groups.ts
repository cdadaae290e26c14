import { family } from '../../engine/family.ts'
import { sameSound } from '../forms/sounds.ts'
import { fricatives } from './e03-fricatives.ts'
import { otherConsonants } from './e04-other-consonants.ts'

export const consonantGroups = family(
  {
    id: 'e11',
    edition: 1,
    title: 'Consonants by how they are made',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 40,
    apartFrom: [fricatives, otherConsonants],
  },
  [
    sameSound('hissing', ['s', 'z']),
    sameSound('stopped', ['k', 'ɡ', 't', 'f']),
    sameSound('affricate', ['tʃ', 'dʒ', 'ʃ']),
  ],
)

import { family } from '../../engine/family.ts'
import { sameSound } from '../forms/sounds.ts'

export const fricatives = family(
  {
    id: 'e03',
    edition: 1,
    title: 'Consonants with several spellings',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 40,
  },
  [sameSound('plain', ['s', 'f', 'k']), sameSound('hushed', ['ʃ', 'ʒ', 'tʃ', 'dʒ'])],
)

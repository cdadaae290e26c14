import { family } from '../../engine/family.ts'
import { sameSound, symbolSound } from '../forms/sounds.ts'
import { fricatives } from './e03-fricatives.ts'

export const otherConsonants = family(
  {
    id: 'e04',
    edition: 1,
    title: 'Nasals, glides, and symbols of consonants',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 40,
    apartFrom: [fricatives],
  },
  [
    sameSound('nasal', ['ŋ', 'n', 'w', 'h', 't', 'z']),
    symbolSound('symbol', ['θ', 'ð', 'ʃ', 'ʒ', 'tʃ', 'dʒ', 'ŋ', 'n', 'k', 'ɡ', 's', 'z', 't', 'w', 'h']),
  ],
)

import { family } from '../../engine/family.ts'
import { oddSound } from '../forms/odd-sounds.ts'
import { symbolSound } from '../forms/sounds.ts'
import { fricatives } from './e03-fricatives.ts'
import { otherConsonants } from './e04-other-consonants.ts'
import { consonantGroups } from './e11-consonant-groups.ts'

export const oddConsonant = family(
  {
    id: 'e12',
    edition: 1,
    title: 'The word with a different consonant, and symbols',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 50,
    apartFrom: [fricatives, otherConsonants, consonantGroups],
  },
  [
    oddSound('odd-fricative', ['θ', 'ð', 's', 'z', 'ʃ']),
    oddSound('odd-consonant', ['tʃ', 'dʒ', 'k', 'ɡ', 'n', 'ŋ', 't', 'w', 'ks']),
    symbolSound('symbol', ['θ', 'ð', 'ʃ', 'ʒ', 'tʃ', 'dʒ', 'k', 'ɡ', 's', 'z', 'ks']),
  ],
)

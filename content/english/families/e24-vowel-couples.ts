import { family } from '../../engine/family.ts'
import { vowelCouple } from '../forms/sound-couples.ts'
import { minimalPair, stressedVowel } from '../forms/vowel-kinds.ts'
import { pureVowels } from './e01-pure-vowels.ts'
import { diphthongsAndSymbols } from './e02-diphthongs-and-symbols.ts'
import { vowelGroups } from './e09-vowel-groups.ts'
import { oddVowel } from './e10-odd-vowel.ts'

export const vowelCouples = family(
  {
    id: 'e24',
    edition: 1,
    title: 'Couples of words with one vowel, and minimal pairs',
    subject: 'english',
    topicId: 'eng-vowels',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 60,
    apartFrom: [pureVowels, diphthongsAndSymbols, vowelGroups, oddVowel],
  },
  [vowelCouple, minimalPair, stressedVowel],
)

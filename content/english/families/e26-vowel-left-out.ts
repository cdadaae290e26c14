import { family } from '../../engine/family.ts'
import { unlikeTarget } from '../forms/vowel-kinds.ts'
import { pureVowels } from './e01-pure-vowels.ts'
import { diphthongsAndSymbols } from './e02-diphthongs-and-symbols.ts'
import { vowelGroups } from './e09-vowel-groups.ts'
import { oddVowel } from './e10-odd-vowel.ts'
import { vowelCouples } from './e24-vowel-couples.ts'
import { kindsOfVowels } from './e25-kinds-of-vowels.ts'

export const vowelLeftOut = family(
  {
    id: 'e26',
    edition: 1,
    title: 'The word without the vowel of another',
    subject: 'english',
    topicId: 'eng-vowels',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
    apartFrom: [pureVowels, diphthongsAndSymbols, vowelGroups, oddVowel, vowelCouples, kindsOfVowels],
  },
  [unlikeTarget],
)

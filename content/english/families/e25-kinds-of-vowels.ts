import { family } from '../../engine/family.ts'
import { firstVowel, vowelKind } from '../forms/vowel-kinds.ts'
import { pureVowels } from './e01-pure-vowels.ts'
import { diphthongsAndSymbols } from './e02-diphthongs-and-symbols.ts'
import { vowelGroups } from './e09-vowel-groups.ts'
import { oddVowel } from './e10-odd-vowel.ts'
import { vowelCouples } from './e24-vowel-couples.ts'

export const kindsOfVowels = family(
  {
    id: 'e25',
    edition: 1,
    title: 'Long vowels, short vowels and diphthongs',
    subject: 'english',
    topicId: 'eng-vowels',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 60,
    apartFrom: [pureVowels, diphthongsAndSymbols, vowelGroups, oddVowel, vowelCouples],
  },
  [
    vowelKind('long vowel', 'short vowel'),
    vowelKind('short vowel', 'long vowel'),
    vowelKind('diphthong', 'short vowel'),
    firstVowel,
  ],
)

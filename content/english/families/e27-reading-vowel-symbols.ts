import { family } from '../../engine/family.ts'
import { heardVowel, readWord } from '../forms/symbols.ts'
import { pureVowels } from './e01-pure-vowels.ts'
import { diphthongsAndSymbols } from './e02-diphthongs-and-symbols.ts'
import { vowelGroups } from './e09-vowel-groups.ts'
import { oddVowel } from './e10-odd-vowel.ts'
import { vowelCouples } from './e24-vowel-couples.ts'
import { kindsOfVowels } from './e25-kinds-of-vowels.ts'
import { vowelLeftOut } from './e26-vowel-left-out.ts'

export const readingVowelSymbols = family(
  {
    id: 'e27',
    edition: 1,
    title: 'Reading phonetic symbols, and symbols of vowels',
    subject: 'english',
    topicId: 'eng-vowels',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 21,
    apartFrom: [pureVowels, diphthongsAndSymbols, vowelGroups, oddVowel, vowelCouples, kindsOfVowels, vowelLeftOut],
  },
  [heardVowel, readWord],
)

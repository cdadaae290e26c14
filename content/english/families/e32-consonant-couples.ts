import { family } from '../../engine/family.ts'
import { consonantCouple } from '../forms/sound-couples.ts'
import { fricatives } from './e03-fricatives.ts'
import { otherConsonants } from './e04-other-consonants.ts'
import { consonantGroups } from './e11-consonant-groups.ts'
import { oddConsonant } from './e12-odd-consonant.ts'
import { writingSymbols } from './e28-writing-symbols.ts'
import { endingsEdAndS } from './e29-endings-ed-and-s.ts'
import { silentLetters } from './e30-silent-letters.ts'
import { firstAndLastConsonants } from './e31-first-and-last-consonants.ts'

export const consonantCouples = family(
  {
    id: 'e32',
    edition: 1,
    title: 'Couples of words with one consonant',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
    apartFrom: [
      fricatives,
      otherConsonants,
      consonantGroups,
      oddConsonant,
      writingSymbols,
      endingsEdAndS,
      silentLetters,
      firstAndLastConsonants,
    ],
  },
  [consonantCouple],
)

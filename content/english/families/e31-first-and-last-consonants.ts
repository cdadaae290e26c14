import { family } from '../../engine/family.ts'
import { firstConsonant, lastConsonant, lastLike } from '../forms/edge-sounds.ts'
import { fricatives } from './e03-fricatives.ts'
import { otherConsonants } from './e04-other-consonants.ts'
import { consonantGroups } from './e11-consonant-groups.ts'
import { oddConsonant } from './e12-odd-consonant.ts'
import { writingSymbols } from './e28-writing-symbols.ts'
import { endingsEdAndS } from './e29-endings-ed-and-s.ts'
import { silentLetters } from './e30-silent-letters.ts'

export const firstAndLastConsonants = family(
  {
    id: 'e31',
    edition: 1,
    title: 'First and last consonants of words',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 55,
    apartFrom: [
      fricatives,
      otherConsonants,
      consonantGroups,
      oddConsonant,
      writingSymbols,
      endingsEdAndS,
      silentLetters,
    ],
  },
  [firstConsonant, lastConsonant, lastLike],
)

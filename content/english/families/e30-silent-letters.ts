import { family } from '../../engine/family.ts'
import { silentLetter, soundedLetter } from '../forms/silent-letters.ts'
import { fricatives } from './e03-fricatives.ts'
import { otherConsonants } from './e04-other-consonants.ts'
import { consonantGroups } from './e11-consonant-groups.ts'
import { oddConsonant } from './e12-odd-consonant.ts'
import { writingSymbols } from './e28-writing-symbols.ts'
import { endingsEdAndS } from './e29-endings-ed-and-s.ts'

export const silentLetters = family(
  {
    id: 'e30',
    edition: 1,
    title: 'Silent letters',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 34,
    apartFrom: [fricatives, otherConsonants, consonantGroups, oddConsonant, writingSymbols, endingsEdAndS],
  },
  [silentLetter, soundedLetter],
)

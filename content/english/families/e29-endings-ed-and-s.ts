import { family } from '../../engine/family.ts'
import { pastLike, pastSymbol, pluralSymbol } from '../forms/endings.ts'
import { fricatives } from './e03-fricatives.ts'
import { otherConsonants } from './e04-other-consonants.ts'
import { consonantGroups } from './e11-consonant-groups.ts'
import { oddConsonant } from './e12-odd-consonant.ts'
import { writingSymbols } from './e28-writing-symbols.ts'

export const endingsEdAndS = family(
  {
    id: 'e29',
    edition: 1,
    title: 'The sounds of the endings -ed and -s',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 60,
    apartFrom: [fricatives, otherConsonants, consonantGroups, oddConsonant, writingSymbols],
  },
  [pastSymbol, pastLike, pluralSymbol],
)

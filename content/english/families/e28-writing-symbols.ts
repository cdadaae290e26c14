import { family } from '../../engine/family.ts'
import { heardConsonant, transcription } from '../forms/symbols.ts'
import { fricatives } from './e03-fricatives.ts'
import { otherConsonants } from './e04-other-consonants.ts'
import { consonantGroups } from './e11-consonant-groups.ts'
import { oddConsonant } from './e12-odd-consonant.ts'

export const writingSymbols = family(
  {
    id: 'e28',
    edition: 1,
    title: 'Transcription, and symbols of consonants',
    subject: 'english',
    topicId: 'eng-consonants',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
    apartFrom: [fricatives, otherConsonants, consonantGroups, oddConsonant],
  },
  [heardConsonant, transcription],
)

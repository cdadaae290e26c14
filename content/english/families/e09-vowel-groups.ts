import { family } from '../../engine/family.ts'
import { sameSound } from '../forms/sounds.ts'
import { pureVowels } from './e01-pure-vowels.ts'
import { diphthongsAndSymbols } from './e02-diphthongs-and-symbols.ts'

export const vowelGroups = family(
  {
    id: 'e09',
    edition: 1,
    title: 'Vowels by the place of the tongue',
    subject: 'english',
    topicId: 'eng-vowels',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 60,
    apartFrom: [pureVowels, diphthongsAndSymbols],
  },
  [
    sameSound('close', ['ɪ', 'iː', 'ʊ', 'uː']),
    sameSound('open', ['æ', 'ɑː', 'ʌ', 'ɒ', 'e']),
    sameSound('gliding', ['eɪ', 'aɪ', 'əʊ', 'aʊ', 'ɪə', 'eə', 'ɔː']),
  ],
)

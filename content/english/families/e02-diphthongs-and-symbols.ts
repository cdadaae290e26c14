import { family } from '../../engine/family.ts'
import { sameSound, symbolSound } from '../forms/sounds.ts'
import { pureVowels } from './e01-pure-vowels.ts'

export const diphthongsAndSymbols = family(
  {
    id: 'e02',
    edition: 1,
    title: 'Diphthongs, and symbols of vowels',
    subject: 'english',
    topicId: 'eng-vowels',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 40,
    apartFrom: [pureVowels],
  },
  [
    sameSound('diphthong', ['eɪ', 'aɪ', 'əʊ', 'aʊ', 'ɪə', 'eə']),
    symbolSound('symbol', [
      'ɪ',
      'iː',
      'e',
      'æ',
      'ɑː',
      'ɒ',
      'ɔː',
      'ʊ',
      'uː',
      'ʌ',
      'ɜː',
      'eɪ',
      'aɪ',
      'ɔɪ',
      'əʊ',
      'aʊ',
      'ɪə',
      'eə',
    ]),
  ],
)

import { family } from '../../engine/family.ts'
import { oddSound } from '../forms/odd-sounds.ts'
import { pureVowels } from './e01-pure-vowels.ts'
import { diphthongsAndSymbols } from './e02-diphthongs-and-symbols.ts'
import { vowelGroups } from './e09-vowel-groups.ts'

export const oddVowel = family(
  {
    id: 'e10',
    edition: 1,
    title: 'The word with a different vowel',
    subject: 'english',
    topicId: 'eng-vowels',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 40,
    apartFrom: [pureVowels, diphthongsAndSymbols, vowelGroups],
  },
  [
    oddSound('odd-pure', ['ɪ', 'e', 'æ', 'ɒ', 'ʊ', 'ʌ', 'iː', 'ɑː', 'ɔː', 'uː', 'ɜː']),
    oddSound('odd-glide', ['eɪ', 'aɪ', 'əʊ', 'aʊ', 'ɪə', 'eə']),
  ],
)

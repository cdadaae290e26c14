import { family } from '../../engine/family.ts'
import { sameSound } from '../forms/sounds.ts'

export const pureVowels = family(
  {
    id: 'e01',
    edition: 1,
    title: 'Vowels that do not glide',
    subject: 'english',
    topicId: 'eng-vowels',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 40,
  },
  [sameSound('short', ['ɪ', 'e', 'æ', 'ɒ', 'ʊ', 'ʌ']), sameSound('long', ['iː', 'ɑː', 'ɔː', 'uː', 'ɜː'])],
)

import { proves } from '../../engine/prove.ts'
import { byFirstSign, byLengthMark } from '../forms/later-sound-routes.ts'
import { kindsOfVowels } from './e25-kinds-of-vowels.ts'

proves(kindsOfVowels, {
  'the-long-vowel': byLengthMark,
  'the-short-vowel': byLengthMark,
  'the-diphthong': byLengthMark,
  'first-vowel': byFirstSign,
})

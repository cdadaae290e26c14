import type { Family } from '../engine/family.ts'
import { pureVowels } from './families/e01-pure-vowels.ts'
import { diphthongsAndSymbols } from './families/e02-diphthongs-and-symbols.ts'
import { fricatives } from './families/e03-fricatives.ts'
import { otherConsonants } from './families/e04-other-consonants.ts'
import { rhymesAndHomophones } from './families/e05-rhymes.ts'
import { wordStress } from './families/e06-word-stress.ts'
import { differentStress } from './families/e07-different-stress.ts'
import { emphaticStress } from './families/e08-emphatic-stress.ts'
import { vowelGroups } from './families/e09-vowel-groups.ts'
import { oddVowel } from './families/e10-odd-vowel.ts'
import { consonantGroups } from './families/e11-consonant-groups.ts'
import { oddConsonant } from './families/e12-odd-consonant.ts'
import { oddRhyme } from './families/e13-odd-rhyme.ts'
import { stressFromTheEnd } from './families/e14-stress-from-the-end.ts'
import { emphaticStressAtWork } from './families/e15-emphatic-stress-at-work.ts'

/** The families of English, in the order of their codes. */
export const englishFamilies: readonly Family[] = [
  pureVowels,
  diphthongsAndSymbols,
  fricatives,
  otherConsonants,
  rhymesAndHomophones,
  wordStress,
  differentStress,
  emphaticStress,
  vowelGroups,
  oddVowel,
  consonantGroups,
  oddConsonant,
  oddRhyme,
  stressFromTheEnd,
  emphaticStressAtWork,
]

import type { Family } from '../engine/family.ts'
import { pureVowels } from './families/e01-pure-vowels.ts'
import { diphthongsAndSymbols } from './families/e02-diphthongs-and-symbols.ts'
import { fricatives } from './families/e03-fricatives.ts'
import { otherConsonants } from './families/e04-other-consonants.ts'
import { rhymesAndHomophones } from './families/e05-rhymes.ts'
import { wordStress } from './families/e06-word-stress.ts'
import { differentStress } from './families/e07-different-stress.ts'
import { emphaticStress } from './families/e08-emphatic-stress.ts'

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
]

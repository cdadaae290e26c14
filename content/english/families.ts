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
import { concord } from './families/e16-concord.ts'
import { tense } from './families/e17-tense.ts'
import { pronounCase } from './families/e18-pronoun-case.ts'
import { comparison } from './families/e19-comparison.ts'
import { correlatives } from './families/e20-correlatives.ts'
import { conditionals } from './families/e21-conditionals.ts'
import { questionTags } from './families/e22-question-tags.ts'
import { prepositions } from './families/e23-prepositions.ts'

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
  concord,
  tense,
  pronounCase,
  comparison,
  correlatives,
  conditionals,
  questionTags,
  prepositions,
]

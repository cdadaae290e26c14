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
import { vowelCouples } from './families/e24-vowel-couples.ts'
import { kindsOfVowels } from './families/e25-kinds-of-vowels.ts'
import { vowelLeftOut } from './families/e26-vowel-left-out.ts'
import { readingVowelSymbols } from './families/e27-reading-vowel-symbols.ts'
import { writingSymbols } from './families/e28-writing-symbols.ts'
import { endingsEdAndS } from './families/e29-endings-ed-and-s.ts'
import { silentLetters } from './families/e30-silent-letters.ts'
import { firstAndLastConsonants } from './families/e31-first-and-last-consonants.ts'
import { consonantCouples } from './families/e32-consonant-couples.ts'
import { longerRhymes } from './families/e33-longer-rhymes.ts'
import { syllables } from './families/e34-syllables.ts'
import { printedStress } from './families/e35-printed-stress.ts'
import { stressByRule } from './families/e36-stress-by-rule.ts'
import { emphaticStressInService } from './families/e37-emphatic-stress-in-service.ts'
import { emphaticReplies } from './families/e38-emphatic-replies.ts'
import { reportedSpeech } from './families/e39-reported-speech.ts'
import { subjunctive } from './families/e40-subjunctive.ts'
import { verbPatterns } from './families/e41-verb-patterns.ts'
import { quantifiers } from './families/e42-quantifiers.ts'
import { articles } from './families/e43-articles.ts'
import { inversion } from './families/e44-inversion.ts'
import { voice } from './families/e45-voice.ts'
import { adjectiveOrder } from './families/e46-adjective-order.ts'
import { whatIsSo } from './families/e47-what-is-so.ts'
import { howManyAndWho } from './families/e48-how-many-and-who.ts'
import { spelling } from './families/e49-spelling.ts'
import { confusedWords } from './families/e50-confused-words.ts'
import { plurals } from './families/e51-plurals.ts'
import { reflexives } from './families/e52-reflexives.ts'
import { participles } from './families/e53-participles.ts'
import { modals } from './families/e54-modals.ts'

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
  vowelCouples,
  kindsOfVowels,
  vowelLeftOut,
  readingVowelSymbols,
  writingSymbols,
  endingsEdAndS,
  silentLetters,
  firstAndLastConsonants,
  consonantCouples,
  longerRhymes,
  syllables,
  printedStress,
  stressByRule,
  emphaticStressInService,
  emphaticReplies,
  reportedSpeech,
  subjunctive,
  verbPatterns,
  quantifiers,
  articles,
  inversion,
  voice,
  adjectiveOrder,
  whatIsSo,
  howManyAndWho,
  spelling,
  confusedWords,
  plurals,
  reflexives,
  participles,
  modals,
]

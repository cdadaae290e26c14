import type { SecondRoute } from '../../engine/prove.ts'
import {
  byConsonants,
  byCouple,
  byEnding,
  byFirstSign,
  byLackingSign,
  byLastSign,
  byLengthMark,
  byLexicon,
  byPresentSymbol,
  bySpelledSymbols,
  bySpellingOfSilence,
  byStressedSign,
  byStressedTail,
  byTailOfCouple,
} from './later-sound-routes.ts'
import {
  byAnswer,
  byCapitalsOfCouple,
  byDifferingWord,
  byEndingOfWord,
  byLoudWord,
  byMisprint,
  byNumberOfVowels,
  byPrint,
  byVowelSigns,
  byWordClass,
} from './later-stress-routes.ts'
import { withConsonant } from './route-words.ts'

/** The part of a word that the routes read: its letters and its pronunciation, which sources outside the marked tables confirmed. */
interface Spoken {
  word: string
  sounds: readonly string[]
  stress: number
}

interface MarkedSpoken {
  letters: string
  entry: Spoken
}

interface SoundParameters {
  sound: string
  key: MarkedSpoken
  wrong: readonly MarkedSpoken[]
}

const vowelSigns = 'iɪeæɑɒɔʊuʌɜəa'

/**
 * Finds the option with a sound by its whole pronunciation, without the table of marked letters. Returns a fault unless exactly one
 * option has the sound anywhere, the target has it too and is spelt differently, and two wrong options tempt by their letters.
 */
export const bySound: SecondRoute = ({
  target,
  sound,
  key,
  wrong,
}: SoundParameters & { target: MarkedSpoken | null }): string => {
  const having = [key, ...wrong].filter(({ entry }) => says(entry, sound))
  const [found] = having
  if (found === undefined || having.length > 1) return `${having.length} options have /${sound}/`
  if (target !== null && !says(target.entry, sound)) return `no /${sound}/ in the target`
  if (target?.letters === found.letters) return 'the key is spelt like the target'
  const tempting = wrong.filter(({ letters }) => letters === target?.letters || letters === found.letters)
  if (tempting.length < 2) return 'too few wrong options tempt by their letters'
  return underlinedIn(found)
}

/** One letter may stand for two sounds in a row: the x of 'box' is /ks/. */
function says({ sounds }: Spoken, sound: string): boolean {
  return sounds.includes(sound) || ` ${sounds.join(' ')} `.includes(` ${[...sound].join(' ')} `)
}

function underlinedIn({ letters, entry }: MarkedSpoken): string {
  const at = entry.word.indexOf(letters)
  const end = at + letters.length
  return `${entry.word.slice(0, at)}<u>${letters}</u>${entry.word.slice(end)}`
}

/** Finds the one option that lacks the sound which the others have at the same letters. Reads the whole pronunciation too. */
export const byMissingSound: SecondRoute = ({ sound, key, wrong }: SoundParameters): string => {
  const options = [...wrong, key]
  const lacking = options.filter(({ entry }) => !says(entry, sound))
  const [found] = lacking
  if (found === undefined || lacking.length > 1) return `${lacking.length} options lack /${sound}/`
  if (options.some(({ letters }) => letters !== found.letters)) return 'the underlined letters differ'
  return underlinedIn(found)
}

/** Finds the one word that ends otherwise than three which rhyme. */
export const byLoneRhyme: SecondRoute = ({ key, wrong }: Pick<Pairs, 'key' | 'wrong'>): string => {
  const options = [...wrong, key]
  const tails = options.map(tailOf)
  if (new Set(tails).size !== 2) return `${new Set(tails).size} rhymes`
  const lone = options.filter((_, place) => tails.filter((tail) => tail === tails[place]).length === 1)
  return onlyWord(lone, lone.length)
}

/** Finds the rhyme by the end of the written pronunciation. */
export const byRhyme: SecondRoute = ({ target, key, wrong }: Pairs): string => {
  const rhyme = tailOf(target)
  const rhyming = [key, ...wrong].filter((one) => one.sounds.join('').endsWith(rhyme) && tailOf(one) === rhyme)
  return onlyWord(
    rhyming.filter((one) => one.sounds.join('') !== target.sounds.join('')),
    rhyming.length,
  )
}

/** Finds the homophone by comparing the sounds one by one. */
export const byAllSounds: SecondRoute = ({ target, key, wrong }: Pairs): string => {
  const same = [wrong, [key]]
    .flat()
    .filter(
      ({ word, sounds }) =>
        word !== target.word &&
        sounds.length === target.sounds.length &&
        sounds.every((sound, place) => sound === target.sounds[place]),
    )
  return onlyWord(same, same.length)
}

interface Pairs {
  target: Spoken
  key: Spoken
  wrong: readonly Spoken[]
}

function tailOf({ sounds }: Spoken): string {
  const said = sounds.join('')
  const places = [...vowelSigns].map((sign) => said.indexOf(sign)).filter((place) => place >= 0)
  return said.slice(Math.min(...places))
}

function onlyWord(found: readonly Spoken[], count: number): string {
  return found.length === 1 && count === 1 ? (found[0]?.word ?? '') : `${count} options fit`
}

/**
 * Prints the syllable whose number is the stressed vowel of the pronunciation. Throws out a word whose capitals in the table of
 * syllables are elsewhere.
 */
export const byStressedVowel: SecondRoute = ({
  word,
  places,
}: {
  word: Spoken & { split: readonly string[] }
  places: readonly number[]
}): string => {
  const vowels = word.sounds.filter((sound) => vowelSigns.includes(sound.charAt(0))).length
  if (vowels !== word.split.length) return `${vowels} vowels in ${word.split.length} syllables`
  if (new Set(places).size !== 4 || !places.includes(word.stress))
    return 'the options do not show the stressed syllable once'
  if (isContradicted(word)) return otherTable
  const before = word.split.slice(0, word.stress).join('').toLowerCase()
  const stressed = word.split[word.stress] ?? ''
  return withConsonant(`${before}<b>${stressed.toUpperCase()}</b>${word.word.slice(before.length + stressed.length)}`)
}

interface Patterns {
  target: (Spoken & { split: readonly string[] }) | null
  place: number
  key: Spoken & { split: readonly string[] }
  wrong: readonly (Spoken & { split: readonly string[] })[]
}

/** Finds the word whose capitals in the table of syllables are at the asked place; the generator reads the stressed vowel. */
export const byCapitals: SecondRoute = ({ target, place, key, wrong }: Patterns): string => {
  const options = [...wrong, key]
  if ([...options, ...(target === null ? [] : [target])].some(isContradicted)) return otherTable
  const asked = target === null ? place : capitalsOf(target)
  const fitting = options.filter((one) => capitalsOf(one) === asked)
  if (options.some(({ split }) => split.length !== key.split.length)) return 'the options differ in length'
  return onlyWord(fitting, fitting.length)
}

/** Finds the word whose capitals are where no other word has them. */
export const byLonePattern: SecondRoute = ({ key, wrong }: Patterns): string => {
  const options = [...wrong, key]
  if (options.some(isContradicted)) return otherTable
  const lone = options.filter((one) => options.filter((other) => capitalsOf(other) === capitalsOf(one)).length === 1)
  return onlyWord(lone, lone.length)
}

/** Finds the word with so many syllables after its capitals in the table of syllables. */
export const byCapitalsFromEnd: SecondRoute = ({ back, key, wrong }: Patterns & { back: number }): string => {
  const options = [...wrong, key]
  if (options.some(isContradicted)) return otherTable
  const fitting = options.filter(({ split }) => split.slice(capitalsOf({ split }) + 1).length === back)
  return onlyWord(fitting, fitting.length)
}

const otherTable = 'the table of syllables contradicts a pronunciation'

function isContradicted(word: Spoken & { split: readonly string[] }): boolean {
  return capitalsOf(word) !== word.stress
}

function capitalsOf({ split }: { split: readonly string[] }): number {
  return split.findIndex((part) => /^[A-Z]+$/.test(part))
}

interface Emphasis {
  frame: Readonly<Record<'subject' | 'verb' | 'object' | 'place', { text: string; other: string; base?: string }>> & {
    auxiliary?: string
  }
  stressed: 'subject' | 'verb' | 'object' | 'place'
}

/** Replaces the stressed part in the question that agrees with the whole sentence. */
export const byReplacement: SecondRoute = ({ frame, stressed }: Emphasis): string => {
  const { subject, verb, object, place } = frame
  const agreed = `${frame.auxiliary ?? 'Did'} ${subject.text} ${verb.base} ${object.text} ${place.text}?`
  const accepted = stressed === 'verb' ? verb.base : frame[stressed].text
  const parts = agreed.split(` ${accepted}`)
  return parts.length === 2
    ? parts.join(` ${frame[stressed].other}`)
    : `'${accepted}' is in '${agreed}' ${parts.length - 1} times`
}

/** The second route of every form. */
export const oralRouteByForm: Readonly<Record<string, SecondRoute>> = {
  short: bySound,
  long: bySound,
  diphthong: bySound,
  plain: bySound,
  hushed: bySound,
  nasal: bySound,
  symbol: bySound,
  close: bySound,
  open: bySound,
  gliding: bySound,
  hissing: bySound,
  stopped: bySound,
  affricate: bySound,
  'odd-pure': byMissingSound,
  'odd-glide': byMissingSound,
  'odd-fricative': byMissingSound,
  'odd-consonant': byMissingSound,
  'odd-rhyme': byLoneRhyme,
  'from-end': byCapitalsFromEnd,
  rhyme: byRhyme,
  homophone: byAllSounds,
  capitals: byStressedVowel,
  nth: byCapitals,
  same: byCapitals,
  different: byLonePattern,
  home: byReplacement,
  school: byReplacement,
  work: byReplacement,
  market: byReplacement,
  farm: byReplacement,
  town: byReplacement,
  'vowel-couple': byCouple,
  'minimal-pair': byConsonants,
  'stressed-vowel': byStressedSign,
  'the-long-vowel': byLengthMark,
  'the-short-vowel': byLengthMark,
  'the-diphthong': byLengthMark,
  'first-vowel': byFirstSign,
  'unlike-target': byLackingSign,
  'heard-vowel': byPresentSymbol,
  'read-word': bySpelledSymbols,
  'heard-consonant': byPresentSymbol,
  transcription: byLexicon,
  'past-symbol': byEnding,
  'past-like': byEnding,
  'plural-symbol': byEnding,
  silent: bySpellingOfSilence,
  sounded: bySpellingOfSilence,
  'first-consonant': byFirstSign,
  'last-consonant': byLastSign,
  'last-like': byLastSign,
  'consonant-couple': byCouple,
  'rhyme-couple': byTailOfCouple,
  'longer-rhyme': byStressedTail,
  'later-homophone': byAllSounds,
  'syllable-count': byVowelSigns,
  'most-syllables': byVowelSigns,
  'syllable-number': byNumberOfVowels,
  'printed-right': byPrint,
  'printed-wrong': byMisprint,
  'stress-couple': byCapitalsOfCouple,
  'noun-or-verb': byWordClass,
  'ending-rule': byEndingOfWord,
  hospital: byReplacement,
  transport: byReplacement,
  sport: byReplacement,
  reply: byDifferingWord,
  wh: byAnswer,
  'stressed-word': byLoudWord,
}

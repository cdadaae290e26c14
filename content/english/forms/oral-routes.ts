import type { SecondRoute } from '../../engine/prove.ts'

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
}: {
  target: MarkedSpoken | null
  sound: string
  key: MarkedSpoken
  wrong: readonly MarkedSpoken[]
}): string => {
  const having = [key, ...wrong].filter(({ entry }) => ` ${entry.sounds.join(' ')} `.includes(` ${sound} `))
  const [found] = having
  if (found === undefined || having.length > 1) return `${having.length} options have /${sound}/`
  if (target !== null && !` ${target.entry.sounds.join(' ')} `.includes(` ${sound} `))
    return `no /${sound}/ in the target`
  if (target?.letters === found.letters) return 'the key is spelt like the target'
  const tempting = wrong.filter(({ letters }) => letters === target?.letters || letters === found.letters)
  if (tempting.length < 2) return 'too few wrong options tempt by their letters'
  const at = found.entry.word.indexOf(found.letters)
  const end = at + found.letters.length
  return `${found.entry.word.slice(0, at)}<u>${found.letters}</u>${found.entry.word.slice(end)}`
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
  return `${before}<b>${stressed.toUpperCase()}</b>${word.word.slice(before.length + stressed.length)}`
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

const otherTable = 'the table of syllables contradicts a pronunciation'

function isContradicted(word: Spoken & { split: readonly string[] }): boolean {
  return capitalsOf(word) !== word.stress
}

function capitalsOf({ split }: { split: readonly string[] }): number {
  return split.findIndex((part) => /^[A-Z]+$/.test(part))
}

interface Emphasis {
  frame: Readonly<Record<'subject' | 'verb' | 'object' | 'place', { text: string; other: string; base?: string }>>
  stressed: 'subject' | 'verb' | 'object' | 'place'
}

/** Replaces the stressed part in the question that agrees with the whole sentence. */
export const byReplacement: SecondRoute = ({ frame, stressed }: Emphasis): string => {
  const { subject, verb, object, place } = frame
  const agreed = `Did ${subject.text} ${verb.base} ${object.text} ${place.text}?`
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
  rhyme: byRhyme,
  homophone: byAllSounds,
  capitals: byStressedVowel,
  nth: byCapitals,
  same: byCapitals,
  different: byLonePattern,
  home: byReplacement,
  school: byReplacement,
  work: byReplacement,
}

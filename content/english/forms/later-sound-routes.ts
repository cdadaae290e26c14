import type { SecondRoute } from '../../engine/prove.ts'
import { allEntries } from '../lexicon/lexicon.ts'
import {
  only,
  onlyWord,
  signsIn,
  stressedSign,
  vowelSign,
  written,
  type Couples,
  type Marked,
  type Spoken,
  type Words,
} from './route-words.ts'

/** Finds the couple in which both words have the sound of the target anywhere in their pronunciation. */
export const byCouple: SecondRoute = ({ target, asked, key, wrong }: Couples<Marked>): string => {
  const says = ({ entry }: Marked) =>
    ` ${entry.sounds.join(' ')} `.includes(` ${[asked].join(' ')} `) ||
    (asked.length === 2 &&
      entry.sounds.join('').includes(asked) &&
      !entry.sounds.some((sound) => sound.length > 1 && sound.includes(asked[0] ?? '')))
  if (!says(target)) return `no /${asked}/ in the target`
  const show = ({ letters, entry }: Marked) => entry.word.split(letters).join(`<u>${letters}</u>`)
  return only(
    [...wrong, key],
    ({ one, other }) => says(one) && says(other),
    ({ one, other }) => `${show(one)} – ${show(other)}`,
  )
}

/** Finds the word that has the consonants of the target in the same places, and another vowel. */
export const byConsonants: SecondRoute = (question: Words): string => {
  const frame = (one: Spoken) => written(one).replaceAll(vowelSign, '*')
  const { target } = question
  if (target === null) return 'no target'
  return onlyWord(question, (one) => frame(one) === frame(target) && written(one) !== written(target))
}

/** Compares the vowel signs at the place of the stress. */
export const byStressedSign: SecondRoute = (question: Words): string => {
  const { target } = question
  return target === null ? 'no target' : onlyWord(question, (one) => stressedSign(one) === stressedSign(target))
}

/** Reads the kind of a vowel off its sign: two dots, two letters or one. */
export const byLengthMark: SecondRoute = (question: Words): string => {
  const kindOf = (sign: string) => (sign.endsWith('ː') ? 'long vowel' : sign.length === 2 ? 'diphthong' : 'short vowel')
  return onlyWord(question, (one) => signsIn(one).length === 1 && kindOf(signsIn(one)[0] ?? '') === question.asked)
}

/** Finds the word whose written pronunciation begins with the symbol, and not with a longer one. */
export const byFirstSign: SecondRoute = (question: Words): string => {
  const first = (one: Spoken) => /^(?:tʃ|dʒ|eɪ|aɪ|ɔɪ|əʊ|aʊ|ɪə|eə|ʊə|.ː|.)/u.exec(written(one))?.[0]
  return onlyWord(question, (one) => first(one) === question.asked)
}

/** Finds the word whose written pronunciation ends with the symbol, and not with a longer one; with the target's own, if there is one. */
export const byLastSign: SecondRoute = (question: Words): string => {
  const last = (one: Spoken) => /(?:tʃ|dʒ|.)$/u.exec(written(one))?.[0]
  if (question.target !== null && last(question.target) !== question.asked) return 'the target ends otherwise'
  return onlyWord(question, (one) => last(one) === question.asked)
}

/** Finds the word that lacks the vowel sign of the target. */
export const byLackingSign: SecondRoute = (question: Words): string => {
  const { target } = question
  return target === null ? 'no target' : onlyWord(question, (one) => !signsIn(one).includes(stressedSign(target)))
}

/** Finds the one symbol that the pronunciation of the word contains. */
export const byPresentSymbol: SecondRoute = ({
  target,
  key,
  wrong,
}: {
  target: Marked
  key: string
  wrong: readonly string[]
}): string => {
  const { sounds } = target.entry
  return only(
    [...wrong, key],
    (symbol) => sounds.includes(symbol) || (symbol.length === 2 && sounds.join(' ').includes([...symbol].join(' '))),
    (symbol) => `/${symbol}/`,
  )
}

/** Spells the asked transcription symbol by symbol against each option. */
export const bySpelledSymbols: SecondRoute = (question: Words): string =>
  onlyWord(question, (one) => `/${written(one)}/` === question.asked.replace('ˈ', ''))

/** Looks the word up in the lexicon and joins its sounds; the options are checked to be different. */
export const byLexicon: SecondRoute = ({
  target,
  changes,
}: {
  target: Spoken
  changes: readonly { place: number; sound: string }[]
}): string => {
  const entry = allEntries.find(({ word }) => word === target.word) ?? target
  if (written(entry) !== written(target)) return 'the lexicon has another pronunciation'
  if (changes.some(({ place, sound }) => target.sounds[place] === sound)) return 'a wrong option changes nothing'
  return `/${written(entry)}/`
}

/** Reads the ending that the last sound of the word asks for off its spelling in symbols. */
export const byEnding: SecondRoute = (question: Words): string => {
  const endingOf = (one: Spoken) => {
    const isPast = one.word.endsWith('d')
    const said = written(one)
    const stem = said.replace(isPast ? /(?:ɪd|[td])$/u : /(?:ɪz|[sz])$/u, '')
    if (isPast) return /[td]$/.test(stem) ? 'ɪd' : /(?:[pkfθsʃ])$/u.test(stem) ? 't' : 'd'
    return /[szʃʒ]$/u.test(stem) ? 'ɪz' : /[ptkfθ]$/u.test(stem) ? 's' : 'z'
  }
  const { target } = question
  const options = [...question.wrong, question.key, ...(target === null ? [] : [target])]
  if (options.some((one) => !written(one).endsWith(endingOf(one)))) return 'a pronunciation breaks the rule'
  if (target !== null && endingOf(target) !== question.asked) return 'the target has another ending'
  return onlyWord(question, (one) => endingOf(one) === question.asked)
}

/** Where spelling alone shows that letters are silent. */
const silence: Readonly<Record<string, RegExp>> = {
  b: /mb(?:$|er$)|bt/,
  k: /^kn/,
  l: /a(?:l[kfm])|olk|ould/,
  p: /^ps|ipt$/,
  g: /gn/,
  gh: /[aeiou]gh/,
  w: /^wr|^who/,
  n: /mn$/,
}
const soundedGh = /^(?:c|r|t|en)ough|^laugh|^gh/
const soundedNext =
  /^(?:remember|member|number|chamber|timber|signal|magnet|ignore|dignity|recognise|recognition|resignation|ignorance)$/

/** Finds the silent letter, or the sounded one, by its neighbours in the spelling; the generator looks for its sound. */
export const bySpellingOfSilence: SecondRoute = (question: Words): string => {
  const isSilent = ({ word }: Spoken) =>
    silence[question.asked]?.test(word) === true && !soundedGh.test(word) && !soundedNext.test(word)
  const isMostlySilent = question.wrong.filter(isSilent).length > 1
  return onlyWord(question, (one) => isSilent(one) !== isMostlySilent)
}

/** The written pronunciation from the stressed vowel on. */
function tailOf(one: Spoken): string {
  const said = written(one)
  const signs = [...said.matchAll(vowelSign)]
  return said.slice(signs[one.stress]?.index ?? said.length)
}

export const byTailOfCouple: SecondRoute = ({ target, key, wrong }: Couples<Spoken>): string =>
  only(
    [...wrong, key],
    ({ one, other }) =>
      [one, other].every((word) => tailOf(word) === tailOf(target) && written(word) !== written(target)) &&
      written(one) !== written(other),
    ({ one, other }) => `${one.word} – ${other.word}`,
  )

export const byStressedTail: SecondRoute = (question: Words): string => {
  const { target } = question
  return target === null ? 'no target' : onlyWord(question, (one) => tailOf(one) === tailOf(target))
}

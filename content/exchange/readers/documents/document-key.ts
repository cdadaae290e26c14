import { optionLetters } from '@sabi/shared/content/option-letter'
import type { RawKey, ReasonCode } from '../../raw.ts'
import type { KeyEntry } from './key-section.ts'

/** The places in which a document may name the right option: below the question, in a list, or by a mark on the option. */
interface SaidKeys {
  answer: string | null
  entry: KeyEntry | undefined
  marked: string | undefined
}

/** The key that all of them agree on. If two disagree, or one is ambiguous, the reason for rejecting the row. */
export function keyOf(options: readonly string[], { answer, entry, marked }: SaidKeys): RawKey | ReasonCode {
  const listed = entry?.letter
  if (listed === '?' || contradictsWords(entry, options)) return 'key-conflict'
  if (listed !== undefined && meansTwo(listed, options)) return 'key-ambiguous'
  const written = answer === null ? null : answerKey(answer, options)
  if (typeof written === 'string') return written
  const letters = [listed, marked, letterOf(written, options)].flatMap((letter) => letter ?? [])
  if (new Set(letters).size > 1) return 'key-conflict'
  if (written !== null) return written
  const [letter] = letters
  return letter === undefined ? { kind: 'missing' } : { kind: 'letter', value: letter }
}

/** 'A (helium)' */
const inBrackets = /^[([]?(?<letter>[a-e])[)\]]?\s*\((?<words>[^()]+)\)\.?$/i

/** Reads the key from the line under a question. */
function answerKey(answer: string, options: readonly string[]): RawKey | ReasonCode {
  const lone = /^[([]?([a-e])[)\]]?[.:,;]?$/i.exec(answer)?.[1]?.toUpperCase()
  if (lone !== undefined) return meansTwo(lone, options) ? 'key-ambiguous' : { kind: 'letter', value: lone }
  if (options.some((option) => sameWords(option, answer))) return { kind: 'text', value: answer }
  const { letter, words = '' } =
    inBrackets.exec(answer)?.groups ??
    /^[([]?(?<letter>[a-e])[)\]]?(?:\s*[.):–—]\s*|\s*[,-]\s+|\t\s*)(?<words>[^]*)$/i.exec(answer)?.groups ??
    {}
  if (letter === undefined) return { kind: 'text', value: answer }
  // 'A.C. generator' is not a letter, and 'B. iron' is one only if option B is iron.
  const upper = letter.toUpperCase()
  const said = words.trim()
  const own = options[optionLetters.indexOf(upper)] ?? ''
  const agrees = said === '' || /^(?:because|since)\b/i.test(said) || sameWords(said, own)
  return agrees ? { kind: 'letter', value: upper } : 'key-conflict'
}

function letterOf(key: RawKey | null, options: readonly string[]): string | null {
  if (key === null || key.kind === 'missing' || key.kind === 'index') return null
  if (key.kind === 'letter') return key.value
  return optionLetters[options.findIndex((option) => sameWords(option, key.value))] ?? null
}

/** Returns true for '3. C – newton' if another option is newton. */
function contradictsWords(entry: KeyEntry | undefined, options: readonly string[]): boolean {
  const words = entry?.words?.replace(/[)\]]\s*$/, '')
  if (entry === undefined || words === undefined) return false
  const place = options.findIndex((option) => sameWords(option, words))
  return place !== -1 && optionLetters[place] !== entry.letter
}

function sameWords(one: string, other: string): boolean {
  const [left, right] = [one, other].map((words) =>
    words
      .replaceAll(/<\/?[a-z]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .replace(/[.\s]+$/, '')
      .trim()
      .toLowerCase(),
  )
  return left === right
}

/** Returns whether a letter is also the text of an option with another letter, as with vitamins, symbols or points. */
function meansTwo(letter: string, options: readonly string[]): boolean {
  return options.some(
    (option, place) =>
      option.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() === letter && optionLetters[place] !== letter,
  )
}

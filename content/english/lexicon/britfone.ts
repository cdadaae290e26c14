import { readFileSync } from 'node:fs'
import { isVowel, type Entry } from './lexicon.ts'

/** A pronunciation in the notation of the lexicon. */
export type Reading = Pick<Entry, 'sounds' | 'stress'>

/** Signs that Britfone writes differently. Its unstressed i and u are merged with the weak vowels of the lexicon. */
const ours: Readonly<Record<string, string>> = { g: 'ɡ', ɛ: 'e', ɛə: 'eə', ɐ: 'ʌ', ɹ: 'r', i: 'ɪ', u: 'ʊ' }

const readingsByWord = new Map<string, Reading[]>()
for (const line of readFileSync(new URL('britfone.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const [name = '', said = ''] = line.split(', ')
  const word = name.replace(/\(\d\)$/, '').toLowerCase()
  readingsByWord.set(word, [...(readingsByWord.get(word) ?? []), readingOf(said.split(' '))])
}

/** The words of which we have Britfone's pronunciation. */
export const britfoneWords: readonly string[] = [...readingsByWord.keys()]

/** Britfone's opinion on a word. It agrees only if every pronunciation that it lists is the one of the lexicon. */
export function britfoneOn({ word, sounds, stress }: Reading & { word: string }): 'agrees' | 'differs' | 'lacks it' {
  const readings = readingsByWord.get(word)
  if (readings === undefined) return 'lacks it'
  const said = sounds.join(' ')
  return readings.every((one) => one.sounds.join(' ') === said && one.stress === stress) ? 'agrees' : 'differs'
}

/** Every pronunciation that Britfone lists. */
export function readingsOf(word: string): readonly Reading[] {
  return readingsByWord.get(word) ?? []
}

function readingOf(signs: readonly string[]): Reading {
  const sounds = signs.map((sign) => {
    const plain = sign.replace(/[ˈˌ]/u, '')
    return ours[plain] ?? plain
  })
  const stressed = signs.findIndex((sign) => sign.includes('ˈ'))
  return { sounds, stress: stressed < 0 ? 0 : sounds.slice(0, stressed).filter(isVowel).length }
}

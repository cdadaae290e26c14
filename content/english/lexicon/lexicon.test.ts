import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { britfoneOn, britfoneWords } from './britfone.ts'
import contestedWords from './excluded.json' with { type: 'json' }
import { entries, ipaOf, isConfirmed, isVowel } from './lexicon.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
const own = new Set(entries.map(({ word }) => word))
const struck = britfoneWords.filter((word) => !own.has(word)).sort()
const lacking = entries.filter((entry) => britfoneOn(entry) === 'lacks it').map(({ word }) => word)

test('keeps no word that Britfone pronounces otherwise', () => {
  expect(entries.filter((entry) => britfoneOn(entry) === 'differs').map(({ word }) => word)).toEqual([])
})

test('counts a word as confirmed exactly if Britfone has it', () => {
  expect(entries.filter((entry) => !isConfirmed(entry)).map(({ word }) => word)).toEqual(lacking)
})

test('notices another sound, another stress and a second pronunciation', () => {
  expect(britfoneOn({ word: 'chief', sounds: ['tʃ', 'iː', 'f'], stress: 0 })).toBe('agrees')
  expect(britfoneOn({ word: 'chief', sounds: ['ʃ', 'iː', 'f'], stress: 0 })).toBe('differs')
  expect(britfoneOn({ word: 'machine', sounds: ['m', 'ə', 'ʃ', 'iː', 'n'], stress: 1 })).toBe('agrees')
  expect(britfoneOn({ word: 'machine', sounds: ['m', 'ə', 'ʃ', 'iː', 'n'], stress: 0 })).toBe('differs')
  expect(britfoneOn({ word: 'roof', sounds: ['r', 'uː', 'f'], stress: 0 })).toBe('differs')
})

test('notices a wrong vowel and a moved stress in every confirmed word', () => {
  const confirmed = entries.filter(isConfirmed)
  const misread = confirmed.map((entry) => ({
    ...entry,
    sounds: entry.sounds.map((sound) => (sound === entry.sounds.find(isVowel) ? 'ɔɪə' : sound)),
  }))
  const moved = confirmed.map((entry) => ({ ...entry, stress: entry.stress + 1 }))
  expect([...misread, ...moved].filter((entry) => britfoneOn(entry) !== 'differs')).toEqual([])
})

test('reports the comparison with Britfone in the README', () => {
  expect(readme).toContain(`${entries.length} words with their British pronunciation`)
  expect(readme).toContain(`${entries.length - lacking.length} words agree`)
  expect(readme).toContain(
    `${struck.length} words are struck, because Britfone lists another pronunciation: ${struck.join(', ')}.`,
  )
  expect(readme).toContain(`${lacking.length} words are not in Britfone: ${lacking.join(', ')}.`)
})

test('has no word that is contested or denied', () => {
  const excluded = new Set(contestedWords)
  expect(entries.filter(({ word }) => excluded.has(word)).map(({ word }) => word)).toEqual([])
})

test('gives the pronunciation of a word with the stress mark before its syllable', () => {
  const ipaByWord = new Map(entries.map((entry) => [entry.word, ipaOf(entry)]))
  expect(ipaByWord.get('chief')).toBe('/tʃiːf/')
  expect(ipaByWord.get('explain')).toBe('/ɪkˈspleɪn/')
  expect(ipaByWord.get('anger')).toBe('/ˈæŋɡə/')
})

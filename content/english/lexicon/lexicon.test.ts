import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { britfoneOn, britfoneWords, readingsOf } from './britfone.ts'
import contestedWords from './excluded.json' with { type: 'json' }
import { stressPairs } from '../forms/stress-pairs.ts'
import added from './added.json' with { type: 'json' }
import { allEntries, entries, ipaOf, isConfirmed, isVowel } from './lexicon.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
const own = new Set(allEntries.map(({ word }) => word))
const paired = new Set(stressPairs.map(({ word }) => word))
const struck = britfoneWords.filter((word) => !own.has(word) && !paired.has(word)).sort()
const lacking = entries.filter((entry) => britfoneOn(entry) === 'lacks it').map(({ word }) => word)

test('keeps no word that Britfone pronounces otherwise', () => {
  expect(allEntries.filter((entry) => britfoneOn(entry) === 'differs').map(({ word }) => word)).toEqual([])
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
  const confirmed = allEntries.filter(isConfirmed)
  const misread = confirmed.map((entry) => ({
    ...entry,
    sounds: entry.sounds.map((sound) => (sound === entry.sounds.find(isVowel) ? 'ɔɪə' : sound)),
  }))
  const moved = confirmed.map((entry) => ({ ...entry, stress: entry.stress + 1 }))
  expect([...misread, ...moved].filter((entry) => britfoneOn(entry) !== 'differs')).toEqual([])
})

test('reports the comparison with Britfone in the README', () => {
  expect(readme).toContain(`${entries.length} words with their British pronunciation`)
  expect(readme).toContain(`${added.length} more words`)
  expect(readme).toContain(`rows for the words on which the other sources agreed, ${britfoneWords.length} words`)
  expect(readme).toContain(`${entries.length - lacking.length} words of the first list agree`)
  expect(readme).toContain(
    `${struck.length} words are struck, because Britfone lists another pronunciation: ${struck.join(', ')}.`,
  )
  expect(readme).toContain(`${lacking.length} words are not in Britfone: ${lacking.join(', ')}.`)
})

test('leaves the sounds of the first words as they are where a later table adds their syllables', () => {
  const soundsByWord = new Map(entries.map(({ word, sounds, stress, marks }) => [word, { sounds, stress, marks }]))
  const again = added.filter(({ word }) => soundsByWord.has(word))
  expect(again.length).toBeGreaterThan(50)
  expect(again.map(({ word }) => soundsByWord.get(word))).toEqual(
    again.map(({ sounds, stress, marks }) => ({ sounds, stress, marks })),
  )
  expect(new Set(allEntries.map(({ word }) => word)).size).toBe(allEntries.length)
})

test('gives each added word its syllables, with the vowels counted and the stressed one in capitals', () => {
  const wrong = added.filter(
    ({ word, sounds, stress, split }) =>
      (split.length === 0 ? 1 : split.length) !== sounds.filter(isVowel).length ||
      (split.length > 0 && (split.join('').toLowerCase() !== word || split[stress] !== split[stress]?.toUpperCase())),
  )
  expect(wrong.map(({ word }) => word)).toEqual([])
})

test('pronounces a word that is a noun and a verb in the two ways that Britfone lists', () => {
  const ours = stressPairs.map(({ word, nounIpa, verbIpa }) => ({ word, said: [nounIpa, verbIpa].sort() }))
  const listed = stressPairs.map(({ word }) => ({
    word,
    said: readingsOf(word)
      .map((one) => ipaOf(one))
      .sort(),
  }))
  expect(ours).toEqual(listed)
  expect(stressPairs.filter(({ nounIpa, verbIpa }) => !nounIpa.startsWith('/ˈ') || verbIpa.startsWith('/ˈ'))).toEqual(
    [],
  )
})

test('has no word that is contested or denied', () => {
  const excluded = new Set(contestedWords)
  expect(allEntries.filter(({ word }) => excluded.has(word)).map(({ word }) => word)).toEqual([])
})

test('gives the pronunciation of a word with the stress mark before its syllable', () => {
  const ipaByWord = new Map(entries.map((entry) => [entry.word, ipaOf(entry)]))
  expect(ipaByWord.get('chief')).toBe('/tʃiːf/')
  expect(ipaByWord.get('explain')).toBe('/ɪkˈspleɪn/')
  expect(ipaByWord.get('anger')).toBe('/ˈæŋɡə/')
})

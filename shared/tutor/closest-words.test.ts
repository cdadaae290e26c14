import { expect, test } from 'vitest'
import { closestWords } from './closest-words.ts'

const words = ['osmosis', 'osmotic', 'oxygen', 'photon', 'proton', 'non']

test.each([
  ['osmossis', ['osmosis'], 'an extra letter'],
  ['osmoss', ['osmosis'], 'a missing letter'],
  ['oxigen', ['oxygen'], 'a wrong letter'],
  ['oxyegn', ['oxygen'], 'two letters swapped'],
  ['ozmozis', ['osmosis'], 'two slips in a long word'],
  ['osmotis', ['osmosis', 'osmotic'], 'several words equally close'],
])('corrects "%s" to %o: %s', (word, closest) => {
  expect(closestWords(word, words)).toEqual(closest)
})

test.each([
  ['noun', 'short words are never corrected'],
  ['smosis', 'the first letter must be right'],
  ['oxxigan', 'three slips are too many'],
])('corrects "%s" to nothing: %s', (word) => {
  expect(closestWords(word, words)).toEqual([])
})

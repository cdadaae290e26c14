import { expect, test } from 'vitest'
import { closestWords } from './closest-words.ts'

const words = ['osmosis', 'osmotic', 'oxygen', 'photon', 'proton', 'non']

test.each([
  ['osmossis', ['osmosis'], 'a letter too many'],
  ['osmoss', ['osmosis'], 'a letter left out'],
  ['oxigen', ['oxygen'], 'another letter'],
  ['oxyegn', ['oxygen'], 'two letters in each other’s place'],
  ['ozmozis', ['osmosis'], 'two slips in a long word'],
  ['osmotis', ['osmosis', 'osmotic'], 'all that are as close'],
])('%s stands for %o: %s', (word, closest) => {
  expect(closestWords(word, words)).toEqual(closest)
})

test.each([
  ['noun', 'short words have no slips'],
  ['smosis', 'the first letter is right'],
  ['oxxigan', 'three slips are too many'],
])('%s stands for nothing: %s', (word) => {
  expect(closestWords(word, words)).toEqual([])
})

import { expect, test } from 'vitest'
import { wantedWords, wordsOf } from './search-words.ts'

// TUTOR-04
test.each([
  ['reacts reacted reacting reaction'],
  ['ionise ionize ionization'],
  ['differentiate differentiation'],
  ['colour colors'],
  ['diffusion difussion'],
  ["Hooke's Hookes Hooke’s"],
  ['lens lenses'],
  ['bacteria bacterium'],
  ['study studies'],
  ['mosquito mosquitoes mosquitos'],
  ['A.P. AP ap'],
  ['photosynthesis fotosynthesis'],
  ['x² x^2 x2'],
  ['CO₂ CO2 co2'],
])('%s are one word', (words) => {
  expect(new Set(wordsOf(words)).size).toBe(1)
})

// FIND-01
test.each(['v = u + at', 'v=u+at', 'V = u + a×t', 'v = u+at.'])(
  '"%s" has the equation as a word of its own',
  (text) => {
    expect(wantedWords(text)).toContain('v=u+at')
  },
)

test('a result is no equation to look for, and a heap of signs is read in time', () => {
  expect(wantedWords('x = 4')).toEqual(['x', '4'])
  expect(wantedWords(`=${'a'.repeat(3000)}`)).toHaveLength(1)
  expect(wantedWords('a='.repeat(2000)).length).toBeLessThan(5)
})

test.each([
  ['rat', 'ratio'],
  ['gas', 'gallon'],
  ['mass', 'math'],
])('%s and %s are two', (one, other) => {
  expect(wordsOf(one)).not.toEqual(wordsOf(other))
})

test.each([
  'what is the difference between',
  'pls explain',
  'abeg wetin be',
  'how do i calculate',
  'I don’t understand',
])('"%s" says nothing of the matter', (words) => {
  expect(wantedWords(words)).toEqual([])
})

test('"work" is a matter of its own, but not in "How does it work?"', () => {
  expect(wantedWords('how does a transformer work')).toEqual(wantedWords('transformer'))
  expect(wantedWords('what is work')).toEqual(['work'])
})

test('a word counts once, and what students say otherwise is said as in the notes', () => {
  expect(wantedWords('acid and acids')).toHaveLength(1)
  expect(wantedWords('nth term of a GP')).toEqual(wantedWords('nth term of a geometric progression'))
})

test.each([
  ['heaps of marks', '\u0300\u0327'],
  ['signs that stand for many', 'ﷺ '],
  ['beginnings without an end', 'how do '],
])('a talk of %s is read, and its first words count', (_, piece) => {
  expect(wantedWords(`proton ${piece.repeat(80_000)}`)[0]).toBe('proton')
})

test('what is said after the first 4,000 signs is not read', () => {
  expect(wantedWords(`proton ${'a '.repeat(2000)}diffusion`)).toEqual(['proton'])
})

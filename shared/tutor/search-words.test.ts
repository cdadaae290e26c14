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
])('treats %s as one word', (words) => {
  expect(new Set(wordsOf(words)).size).toBe(1)
})

// FIND-01
test.each(['v = u + at', 'v=u+at', 'V = u + a×t', 'v = u+at.'])('indexes the equation of "%s" as one word', (text) => {
  expect(wantedWords(text)).toContain('v=u+at')
})

// FIND-01
test.each([
  ['sin30', 'sin 30'],
  ['2cos60°', '2 cos 60'],
  ['log10', 'log 10'],
])('reads "%s" like "%s"', (joined, apart) => {
  expect(wantedWords(joined)).toEqual(wantedWords(apart))
})

test('ignores results such as "x = 4", and handles long runs of operators quickly', () => {
  expect(wantedWords('x = 4')).toEqual(['x', '4'])
  expect(wantedWords(`=${'a'.repeat(3000)}`)).toHaveLength(1)
  expect(wantedWords('a='.repeat(2000)).length).toBeLessThan(5)
})

test.each([
  ['rat', 'ratio'],
  ['gas', 'gallon'],
  ['mass', 'math'],
  ['since', 'zinc'],
])('tells %s and %s apart', (one, other) => {
  expect(wordsOf(one)).not.toEqual(wordsOf(other))
})

test.each([
  'what is the difference between',
  'pls explain',
  'abeg wetin be',
  'how do i calculate',
  'I don’t understand',
])('finds no search words in "%s"', (words) => {
  expect(wantedWords(words)).toEqual([])
})

test('searches for "work" as a topic, but not in "How does it work?"', () => {
  expect(wantedWords('how does a transformer work')).toEqual(wantedWords('transformer'))
  expect(wantedWords('what is work')).toEqual(['work'])
})

test('counts each word once and translates students’ terms into those of the notes', () => {
  expect(wantedWords('acid and acids')).toHaveLength(1)
  expect(wantedWords('nth term of a GP')).toEqual(wantedWords('nth term of a geometric progression'))
})

test.each([
  ['many combining marks', '\u0300\u0327'],
  ['characters that expand', 'ﷺ '],
  ['unfinished phrases', 'how do '],
])('handles a message of %s and finds its first words', (_, piece) => {
  expect(wantedWords(`proton ${piece.repeat(80_000)}`)[0]).toBe('proton')
})

test('ignores everything after the first 4,000 characters', () => {
  expect(wantedWords(`proton ${'a '.repeat(2000)}diffusion`)).toEqual(['proton'])
})

// TUTOR-04
test.each([
  ['osmosis in simple terms', 'osmosis'],
  ['surds simply', 'surds'],
  ['y do leaves look green', 'do leaves look green'],
  ['acid n base', 'acid and base'],
  ['isotopes vs allotropes', 'isotopes and allotropes'],
  ['moving at 5m/s', 'moving at 5'],
])('reads "%s" like "%s"', (typed, plain) => {
  expect(wantedWords(typed)).toEqual(wantedWords(plain))
})

test.each(['simple interest', 'p type and n type', 'y axis'])('keeps every word of "%s"', (matter) => {
  expect(wantedWords(matter)).toEqual(wordsOf(matter))
})

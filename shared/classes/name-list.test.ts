import { expect, test } from 'vitest'
import { longestShownName } from './class.ts'
import { listedNames } from './name-list.ts'

const namesIn = (text: string) => listedNames(text, { room: 500 }).map(({ name }) => name)
const faultsIn = (text: string, options: Partial<Parameters<typeof listedNames>[1]> = {}) =>
  listedNames(text, { room: 500, ...options }).map(({ fault }) => fault)

test('reads one name a line, and skips empty lines', () => {
  expect(namesIn('Amina Bello\r\n\n  Chinedu   Okafor \n')).toEqual(['Amina Bello', 'Chinedu Okafor'])
})

test('leaves out the numbers of a list', () => {
  expect(namesIn('1. Amina Bello\n2) Chinedu Okafor\n03 - Bola Ige')).toEqual([
    'Amina Bello',
    'Chinedu Okafor',
    'Bola Ige',
  ])
})

test('reads the columns of a CSV file that are called names, in their order', () => {
  const file = '\uFEFFNo,Surname,First name,Class\n1,Bello,Amina,SS2\n2,"Okafor, Jnr",Chinedu,SS2\n'
  expect(namesIn(file)).toEqual(['Bello Amina', 'Okafor, Jnr Chinedu'])
  expect(namesIn('Name;Sex\nAmina Bello;F\n')).toEqual(['Amina Bello'])
  expect(namesIn('Last Name\tFirst Name\nBello\tAmina\n')).toEqual(['Bello Amina'])
})

test('reads a CSV file without a heading: what is no number and no single letter', () => {
  expect(namesIn('1,Amina Bello,F\n2,"Okafor, Chinedu",M')).toEqual(['Amina Bello', 'Okafor, Chinedu'])
  expect(namesIn('Bello,Amina\n,Chinedu')).toEqual(['Bello Amina', 'Chinedu'])
})

test('names what is wrong with a line', () => {
  const long = 'a'.repeat(longestShownName + 1)
  expect(faultsIn(`Amina Bello\n${long}\n77\namina  bello`)).toEqual([null, 'too long', 'no letters', 'twice'])
})

test('tells names that the class has already', () => {
  expect(faultsIn('Amina Bello\nBola Ige', { taken: ['AMINA BELLO'] })).toEqual(['twice', null])
})

test('names those for which the class has no room, counting only those without another fault', () => {
  expect(faultsIn('Amina\nAmina\nBola\nChidi\nDayo', { room: 2 })).toEqual([null, 'twice', null, 'no room', 'no room'])
})

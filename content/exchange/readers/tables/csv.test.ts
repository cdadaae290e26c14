import { expect, it } from 'vitest'
import { UnreadableFile } from '../../raw.ts'
import { csvTemplate, readCsv } from './csv.ts'

it('reads the template that people fill in', () => {
  const { rows, refused } = readCsv(csvTemplate)
  expect(refused).toEqual([])
  expect(rows).toEqual([
    {
      place: 'row 2',
      text: 'A trader in Aba buys 12 pens for ₦1,800. What is the price of one pen?',
      options: ['₦120', '₦150', '₦180', '₦216'],
      key: { kind: 'letter', value: 'B' },
      explanation: 'Divide the cost by the number of pens: 1,800 ÷ 12 = 150.',
      subject: 'mathematics',
      examType: 'JAMB',
      difficulty: 'easy',
      source: 'Own question',
    },
  ])
})

it.each([';', '\t', '|', ','])('reads columns that %j divides', (delimiter) => {
  const lines = [
    ['Question', 'Option A', 'Option B', 'Answer'],
    ['one', '1', '2', 'B'],
  ]
  const { rows } = readCsv(lines.map((cells) => cells.join(delimiter)).join('\r\n'))
  expect(rows[0]).toMatchObject({ text: 'one', options: ['1', '2'], key: { kind: 'letter', value: 'B' } })
})

it('loses no row after a quotation mark that is not closed', () => {
  const text = 'text,optionA,optionB,answer\nr1,a,b,A\n"r2,a,b,A\n"r3",a,b,B\n"r4,a,b,A\nr5,a,b,B\n'
  const { rows, refused } = readCsv(text)
  expect(rows.map((row) => row.text)).toEqual(['r1', 'r3', 'r5'])
  expect(refused.map(({ reason }) => reason)).toEqual(['not-a-question', 'not-a-question'])
})

it('accepts no half of a text whose lines were torn apart', () => {
  const text = 'text,optionA,optionB,answer\n"first "half" of\nsecond half",a,b,A\n"whole",a,b,B\n'
  const { rows, refused } = readCsv(text)
  expect(rows.map((row) => row.text)).toEqual(['whole'])
  expect(refused).toHaveLength(2)
})

it('refuses a row with more cells than the header', () => {
  const { rows, refused } = readCsv('text,optionA,optionB,answer\n3, 4 and 5 are,odd,whole,B\n')
  expect(rows).toEqual([])
  expect(refused).toMatchObject([{ place: 'row 2', reason: 'columns-swapped' }])
})

it('keeps an empty option in its place, so that letters stay true', () => {
  const { rows } = readCsv('text,A,B,C,D,answer\nq,one,,three,four,C\n')
  expect(rows[0]?.options).toEqual(['one', '', 'three', 'four'])
})

it('says what is missing where the first row names no columns', () => {
  expect(() => readCsv('one,two\nthree,four')).toThrow(UnreadableFile)
})

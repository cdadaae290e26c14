import { expect, it } from 'vitest'
import type { Reading } from '../../raw.ts'
import { readLines } from '../documents/lines.ts'
import { linesOfPages } from './pdf-lines.ts'
import { withoutRunningHeads } from './pdf-pages.ts'
import type { Piece } from './pdf-rows.ts'

const width = 600
const size = 10

interface At {
  x?: number
  y: number
  size?: number
  width?: number
}

function piece(text: string, { x = 50, y, size: letters = size, width = text.length * letters * 0.5 }: At): Piece {
  return { text, x, y, size: letters, width, font: 'f' }
}

function read(...pages: Piece[][]): Reading {
  return readLines('pdf', linesOfPages(withoutRunningHeads(pages).map((pieces) => ({ pieces, width }))))
}

/** Lines one below the other. */
function stacked(lines: readonly string[], { x = 50, y }: { x?: number; y: number }): Piece[] {
  return lines.map((text, index) => piece(text, { x, y: y - index * 13 }))
}

const options = ['A. 1', 'B. 2', 'C. 3']
const wide = 'This line of a question is as long as the column in which it is printed, so it may wrap into the'

it('puts the lines of a wrapped question and of a wrapped option together', () => {
  const { rows } = read(stacked([`1. ${wide}`, 'next line?', `A. ${wide}`, 'next line', 'B. 2', 'C. 3'], { y: 700 }))
  expect(rows).toMatchObject([{ text: `${wide} next line?`, options: [`${wide} next line`, '2', '3'] }])
})

it('breaks no sentence of a question in the middle, though its lines are short', () => {
  const lines = ['1. What is the mass of', 'nitrogen in ammonia?', 'Give the nearest value.', ...options]
  const { rows } = read(stacked([...lines, `2. ${wide}?`, ...options], { y: 700 }))
  expect(rows[0]?.text).toBe('What is the mass of nitrogen in ammonia?\nGive the nearest value.')
})

it('joins the short lines of a passage and of an instruction for all questions', () => {
  const passage = [
    'Use the information below to answer questions 1 and 2.',
    'A farmer keeps two goats and',
    'three hens.',
  ]
  const rule = ['In each question, choose the option', 'that is wrong.']
  const { rows } = read(
    stacked([...rule, ...passage, `1. ${wide}?`, ...options, `2. ${wide}?`, ...options], { y: 700 }),
  )
  const context = [rule.join(' '), passage[0], 'A farmer keeps two goats and three hens.']
  expect(rows).toMatchObject([{ context }, { context }])
})

it('refuses a question whose last option is followed by words that had room on its line', () => {
  const pages = stacked([`1. ${wide}?`, ...options, 'Motion and forces', `2. ${wide}?`, ...options], { y: 700 })
  const { rows, refused } = read(pages)
  expect(rows).toEqual([])
  expect(refused.map(({ reason }) => reason)).toEqual(['not-a-question', 'not-a-question'])
})

it('refuses wrapped options that are side by side', () => {
  const { refused } = read([
    ...stacked(['1. Which?', 'A. the first of the options', 'that wraps', 'C. 3'], { y: 700 }),
    ...stacked(['B. the second of the options', 'that wraps', 'D. 4'], { x: 350, y: 687 }),
  ])
  expect(refused).toMatchObject([{ reason: 'not-a-question' }])
})

it.each([
  ['a raised letter of full size', [piece('1. Find 10', { y: 700 }), piece('3', { x: 101, y: 704 })]],
  [
    'a small fraction',
    [piece('1. Find', { y: 700 }), piece('3x', { x: 90, y: 705, size: 7 }), piece('6', { x: 91, y: 696, size: 7 })],
  ],
  ['a fraction', [piece('1. Find', { y: 700 }), piece('3x', { x: 90, y: 707 }), piece('6', { x: 90, y: 693 })]],
  ['a root of unknown reach', [piece('1. Find √2x + 1', { y: 700 })]],
  ['a sum', [piece('1. Find ∑ n', { y: 700 })]],
  ['letters printed over each other', [piece('1. Find the', { y: 700 }), piece('mass', { x: 90, y: 700 })]],
])('refuses a question with %s', (_, stem) => {
  const { refused } = read([...stem, ...stacked(options, { y: 670 })])
  expect(refused).toMatchObject([{ place: 'question 1, page 1', reason: 'formula-broken' }])
})

it('reads a root over a single number', () => {
  expect(read(stacked(['1. Find √2', ...options], { y: 700 })).rows).toMatchObject([{ text: 'Find √2' }])
})

const unbroken = stacked(['9. Plants need light for photosynthesis, a well-known process?', ...options], { y: 300 })

it.each([
  ['photo-', 'synthesis is', 'photosynthesis is'],
  ['well-', 'known to all', 'well-known to all'],
])('puts a word together that the document has elsewhere: %s', (end, start, whole) => {
  const { rows } = read([...stacked([`1. ${wide} ${end}`, start, ...options], { y: 700 }), ...unbroken])
  expect(rows[0]?.text).toBe(`${wide} ${whole}`)
})

it('refuses a question with a broken word of which nobody knows whether it has a hyphen', () => {
  const { refused } = read(stacked([`1. ${wide} re-`, 'formed', ...options], { y: 700 }))
  expect(refused).toMatchObject([{ reason: 'damaged' }])
})

it('drops headers, footers and page numbers, but no answers', () => {
  const page = (number: number): Piece[] => [
    piece(`Physics ${number} of 3`, { x: 250, y: 780 }),
    ...stacked([`${number}. Which is it?`, ...options, 'Answer: B'], { y: 740 }),
    piece(`– ${number} –`, { x: 290, y: 30 }),
  ]
  const { rows, refused } = read(page(1), page(2), page(3))
  expect(refused).toEqual([])
  expect(rows.map(({ place, key }) => [place, key])).toEqual(
    [1, 2, 3].map((number) => [`question ${number}, page ${number}`, { kind: 'letter', value: 'B' }]),
  )
})

it('reads columns above a title that crosses both, and the answers under it', () => {
  const column = (x: number, first: number): Piece[] =>
    [first, first + 1].flatMap((number, index) =>
      stacked([`${number}. Which of the following is the unit of a force?`, ...options], { x, y: 700 - index * 80 }),
    )
  const title = piece('ANSWERS', { x: 270, y: 500, width: 70 })
  const key = [piece('1. A 2. C', { y: 480 }), piece('3. B 4. A', { x: 310, y: 480 })]
  const { rows } = read([...column(50, 1), ...column(310, 3), title, ...key])
  expect(rows.map(({ key }) => ('value' in key ? key.value : null))).toEqual(['A', 'C', 'B', 'A'])
})

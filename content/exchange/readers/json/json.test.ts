import type { Topic } from '@sabi/shared/content/syllabus'
import { expect, it } from 'vitest'
import { UnreadableFile } from '../../raw.ts'
import { normaliseRows } from '../../normalise/normalise.ts'
import { readAloc } from './aloc.ts'
import { readJson } from './json.ts'

const own = {
  text: 'Which?',
  options: ['x', 'y'],
  correctOption: 1,
  explanation: 'Because.',
  subject: 'physics',
  topicId: 'p1',
  examType: 'JAMB',
  difficulty: 'easy',
  source: 'Own',
  imageUrl: null,
}

it('reads a file of ours, whose keys count from 0', () => {
  const row = {
    place: 'question 1',
    text: 'Which?',
    options: ['x', 'y'],
    key: { kind: 'index', value: 1, base: null, usualBase: 0 },
    explanation: 'Because.',
    subject: 'physics',
    topic: 'p1',
    examType: 'JAMB',
    difficulty: 'easy',
    source: 'Own',
  }
  expect(readJson(JSON.stringify({ questions: [own] })).rows).toEqual([row])
  expect(readJson(JSON.stringify([own])).rows).toEqual([row])
})

it('refuses what is no record and options that are no list', () => {
  const { rows, refused } = readJson(
    JSON.stringify([own, 7, [own], { ...own, options: 'x' }, { ...own, correctOption: '1' }]),
  )
  expect(rows.map(({ key }) => key.kind)).toEqual(['index', 'missing'])
  expect(refused.map(({ reason }) => reason)).toEqual(['not-a-question', 'not-a-question', 'option-count'])
})

function placesOf(keys: readonly number[], keyBase?: 0 | 1): (number | string)[] {
  const place = { id: 'p1', title: 'Measurement', subject: 'physics', unit: 1, unitTitle: 'Mechanics' } as const
  const topic: Topic = { ...place, description: 'Units.', level: 'SS1' }
  const options = ['red', 'blue', 'green', 'black']
  const questions = keys.map((correctOption, index) => ({ ...own, text: `Colour ${index}?`, options, correctOption }))
  const { rows } = readJson(JSON.stringify({ questions }))
  const context = { topics: [topic], ...(keyBase === undefined ? {} : { keyBase }) }
  const { accepted, refused } = normaliseRows(rows, context)
  return [...accepted.map(({ correctOption }) => correctOption), ...refused.map(({ reason }) => reason)]
}

it('counts as who brings the file says, and else from 0', () => {
  expect(placesOf([1, 2, 3])).toEqual([1, 2, 3])
  expect(placesOf([1, 4, 2], 1)).toEqual([0, 3, 1])
  expect(placesOf([1, 4, 2], 0)).toEqual([1, 2, 'key-out-of-range'])
  expect(placesOf([0, 4, 2])).toEqual([0, 2, 'key-out-of-range'])
})

it('refuses all numbers of a file that seems to count from 1, however many rows it has', () => {
  const ambiguous = (count: number): string[] => Array.from({ length: count }, () => 'key-ambiguous')
  expect(placesOf([1, 4])).toEqual(ambiguous(2))
  expect(placesOf([1, 2, 3, 4, 1])).toEqual(ambiguous(5))
  expect(placesOf([1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4])).toEqual(ambiguous(12))
})

it('throws at a file without a list', () => {
  expect(() => readJson('{"a": 1}')).toThrow(UnreadableFile)
  expect(() => readJson('[')).toThrow(UnreadableFile)
})

const aloc = {
  id: 5,
  question: 'Which?',
  option: { a: 'x', b: '', c: 'z', d: 'w', e: null },
  section: '',
  image: 'five.png',
  answer: 'c',
  solution: 'Because.',
  examtype: 'utme',
  examyear: '2010',
}

it('reads answers of ALOC of both versions, and keeps an empty option in its place', () => {
  const row = {
    place: 'question 1 (id 5)',
    text: 'Which?',
    options: ['x', '', 'z', 'w'],
    key: { kind: 'letter', value: 'c' },
    explanation: 'Because.',
    subject: 'physics',
    examType: 'utme',
    source: 'UTME 2010',
    image: 'five.png',
  }
  expect(readAloc(JSON.stringify({ subject: 'physics', status: 200, data: aloc })).rows).toEqual([row])
  expect(readAloc(JSON.stringify({ subject: 'physics', status: 200, data: [aloc] })).rows).toEqual([row])
  expect(readAloc(JSON.stringify([{ subject: 'physics', data: aloc }])).rows).toEqual([row])
  const { subject: _, ...alone } = row
  expect(readAloc(JSON.stringify([aloc, null])).rows).toEqual([alone])
  expect(readAloc(JSON.stringify([aloc, null])).refused).toHaveLength(1)
})

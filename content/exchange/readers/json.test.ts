import { expect, it } from 'vitest'
import { UnreadableFile } from '../raw.ts'
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
    key: { kind: 'index', value: 1, base: 0 },
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

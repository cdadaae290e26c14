import { topicsOf } from '@sabi/shared/content/syllabus'
import { expect, test } from 'vitest'
import { readSyllabus } from '../build/syllabus.ts'
import { normaliseRows } from './normalise/normalise.ts'
import type { RawRow } from './raw.ts'
import { plainLine } from './readers/documents/document-line.ts'
import { readLines } from './readers/documents/lines.ts'

const topics = topicsOf(readSyllabus())
const context = { topics, defaults: { subject: 'physics', topicId: 'phy-measurement', examType: 'WAEC' } } as const

const row: RawRow = {
  place: 'row 2',
  text: 'Which of these is a unit of length?',
  options: ['metre', 'second', 'newton', 'kelvin'],
  key: { kind: 'letter', value: 'A' },
  difficulty: 'easy',
}

function changesOf(changes: Partial<RawRow>): Record<string, string> {
  const { accepted, refused } = normaliseRows([{ ...row, ...changes }], context)
  expect(refused).toEqual([])
  return Object.fromEntries((accepted[0]?.changes ?? []).map(({ change, detail }) => [change, detail]))
}

test('reports only how the key was read if a row is published unchanged', () => {
  expect(changesOf({})).toEqual({ 'key-read': 'A, from the letter A' })
})

test.each<[string, Partial<RawRow>, Record<string, string>]>([
  ['the number of the question', { text: 'Q12. Which is a unit of length?' }, { 'number-removed': 'Q12.' }],
  [
    'letters before the options',
    { options: ['A. metre', 'B. second', 'C. newton', 'D. kelvin'] },
    { 'letters-removed': 'A. metre B. second C. newton D. kelvin' },
  ],
  ['a passage above', { context: ['A ruler is 30 cm long.'] }, { 'passage-added': 'A ruler is 30 cm long.' }],
  ['HTML', { text: '<p>Which is a unit?</p>' }, { 'markup-removed': 'question: <p>Which is a unit?</p>' }],
  ['emphasised words', { text: 'Which <u>unit</u> is it?' }, { 'emphasis-kept': 'question: underlined ‘unit’' }],
  [
    'an option in bold',
    { options: ['<b>metre</b>', 'second', 'newton', 'kelvin'] },
    { 'emphasis-dropped': 'option A: <b>metre</b>' },
  ],
  ['formulas', { options: ['$x^2$ m', 'second', 'newton', 'kelvin'] }, { 'formula-typeset': 'option A: $x^2$' }],
  [
    'damaged letters',
    { explanation: 'The metreâ€™s length.' },
    { 'letters-repaired': 'explanation: The metreâ€™s length.' },
  ],
  ['empty feedback', { explanation: 'Well done!' }, { 'feedback-dropped': 'Well done!' }],
  ['no difficulty', { difficulty: '' }, { 'difficulty-assumed': 'taken as medium' }],
])('reports what was changed in a row with %s', (_, changes, expected) => {
  expect(changesOf(changes)).toEqual({ 'key-read': 'A, from the letter A', ...expected })
})

test.each<[RawRow['key'], string]>([
  [{ kind: 'index', value: 1, base: 0 }, 'B, from the number 1, counted from 0'],
  [{ kind: 'index', value: 2, base: 1 }, 'B, from the number 2, counted from 1'],
  [{ kind: 'text', value: 'second' }, 'B, from the words ‘second’'],
])('reports how the key %j was read', (key, words) => {
  expect(changesOf({ key })['key-read']).toBe(words)
})

test('reports that the key of a document comes from its list of answers', () => {
  const paper = [1, 2, 3].map((number) => `${number}. Which unit is number ${number}?\nA. metre\nB. second\nC. gram\n`)
  const lines = `${paper.join('')}ANSWERS\n1. A 2. C 3. B`.split('\n').map(plainLine)
  const { accepted } = normaliseRows(readLines('docx', lines).rows, context)
  expect(accepted.map(({ changes }) => changes[0]?.detail)).toEqual([
    'A, from the letter A in the list of answers',
    'C, from the letter C in the list of answers',
    'B, from the letter B in the list of answers',
  ])
})

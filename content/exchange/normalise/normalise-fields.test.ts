import { topicsOf } from '@sabi/shared/content/syllabus'
import { expect, test } from 'vitest'
import { readSyllabus } from '../../build/syllabus.ts'
import { isFault } from '../clean/clean-fault.ts'
import { placedFields, unknownNames, type ImportDefaults, type PlacedFields } from './normalise-fields.ts'
import type { RawRow, ReasonCode } from '../raw.ts'

const topics = topicsOf(readSyllabus())
const chemical = topics.find(({ subject }) => subject === 'chemistry')
const defaults: ImportDefaults = { subject: 'physics', topicId: 'phy-measurement', examType: 'WAEC' }

function only(changes: Partial<RawRow>, context: ImportDefaults = defaults): PlacedFields | ReasonCode {
  const row: RawRow = { place: 'row 2', text: 'Which?', options: ['a', 'b'], key: { kind: 'letter', value: 'A' } }
  const fields = placedFields({ ...row, ...changes }, { topics, defaults: context })
  return isFault(fields) ? fields.fault : fields
}

test('reports what neither the row nor a default specifies', () => {
  expect(only({}, {})).toBe('subject-unknown')
  expect(only({}, { subject: 'physics', examType: 'JAMB' })).toBe('topic-unknown')
  expect(only({ topic: 'Knitting' }, { subject: 'physics', examType: 'JAMB' })).toBe('topic-unknown')
  expect(only({}, { topicId: 'phy-measurement' })).toBe('exam-unknown')
  expect(only({ examType: 'A-level' }, { topicId: 'phy-measurement' })).toBe('exam-unknown')
  expect(only({ examType: 'Post-UTME' }, { topicId: 'phy-measurement' })).toBe('exam-unknown')
  expect(only({ examType: 'WAEC/JAMB' }, { topicId: 'phy-measurement' })).toBe('exam-unknown')
})

test.each([
  ['jamb 2010', 'JAMB'],
  ['UTME', 'JAMB'],
  ['jamb_2010', 'JAMB'],
  ['WASSCE', 'WAEC'],
  ['ssce', 'WAEC'],
  ['neco', 'NECO'],
  ['NECO SSCE 2019', 'NECO'],
])('reads the exam %s', (examType, exam) => {
  expect(only({ examType })).toMatchObject({ examType: exam })
})

test.each([
  ['Maths', 'mathematics'],
  ['General Mathematics', 'mathematics'],
  ['CHEM', 'chemistry'],
  ['biology ', 'biology'],
  ['JAMB Physics 2011', 'physics'],
])('reads the subject %s', (subject, id) => {
  const topic = topics.find((topic) => topic.subject === id)
  expect(only({ subject, topic: topic?.id ?? '' })).toMatchObject({ subject: id })
})

test('infers the subject from the topic', () => {
  expect(only({ topic: chemical?.id ?? '' }, { examType: 'NECO' })).toMatchObject({ subject: 'chemistry' })
})

test('reads subject and exam from the title of a paper, but no subject from other titles', () => {
  expect(only({ subject: 'WAEC Physics version 2' }, { topicId: 'phy-measurement' })).toMatchObject({
    subject: 'physics',
    examType: 'WAEC',
  })
  expect(only({ subject: 'Further Mathematics 2' })).toBe('subject-unknown')
  expect(only({ subject: 'Computer Science' })).toBe('subject-unknown')
  expect(only({ subject: 'Physics and Chemistry' })).toBe('subject-unknown')
})

test('uses the default subject if no folder names one, and otherwise the folder’s', () => {
  expect(only({ category: ['Week 3'] })).toMatchObject({ subject: 'physics', topicId: 'phy-measurement' })
  const title = topics.find(({ id }) => id === 'phy-waves')?.title ?? ''
  expect(only({ category: ['WAEC', 'Physics', title, 'Week 3'] }, { examType: 'JAMB' })).toMatchObject({
    topicId: 'phy-waves',
    examType: 'WAEC',
  })
  expect(only({ category: ['Week 3'] }, { examType: 'JAMB' })).toBe('subject-unknown')
})

test('asks whether an unknown name means a similar topic', () => {
  const row: RawRow = { place: '2', text: 'Which?', options: ['a', 'b'], key: { kind: 'letter', value: 'A' } }
  const fields = placedFields({ ...row, topic: 'Wave motions' }, { topics, defaults: { subject: 'physics' } })
  expect(fields).toMatchObject({
    fault: 'topic-unknown',
    detail: expect.stringMatching(/^Wave motions\. Did you mean .*\?$/),
  })
})

test('lists the names that need explaining, and accepts the explanation', () => {
  const row: RawRow = { place: '2', text: 'Which?', options: ['a', 'b'], key: { kind: 'letter', value: 'A' } }
  const rows = [
    { ...row, subject: 'Natural philosophy' },
    { ...row, topic: 'Kinetics of waves' },
    { ...row, topic: 'Kinetics of waves' },
  ]
  const context = { topics, defaults: { subject: 'physics', examType: 'JAMB' } as const }
  expect(unknownNames(rows, context)).toMatchObject([
    { kind: 'topic', name: 'Kinetics of waves', rows: 2 },
    { kind: 'subject', name: 'Natural philosophy', rows: 1, nearest: [] },
  ])
  const names = { 'natural  philosophy': 'physics', 'Kinetics of waves': 'phy-waves' }
  expect(unknownNames(rows, { ...context, names })).toEqual([])
  expect(placedFields({ ...row, topic: 'Kinetics of waves' }, { ...context, names })).toMatchObject({
    topicId: 'phy-waves',
  })
})

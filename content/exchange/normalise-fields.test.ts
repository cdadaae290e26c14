import { topicsOf } from '@sabi/shared/content/syllabus'
import { expect, test } from 'vitest'
import { readSyllabus } from '../build/syllabus.ts'
import { isFault } from './clean-fault.ts'
import { placedFields, type ImportDefaults, type PlacedFields } from './normalise-fields.ts'
import type { RawRow, ReasonCode } from './raw.ts'

const topics = topicsOf(readSyllabus())
const chemical = topics.find(({ subject }) => subject === 'chemistry')
const defaults: ImportDefaults = { subject: 'physics', topicId: 'phy-measurement', examType: 'WAEC' }

function only(changes: Partial<RawRow>, context: ImportDefaults = defaults): PlacedFields | ReasonCode {
  const row: RawRow = { place: 'row 2', text: 'Which?', options: ['a', 'b'], key: { kind: 'letter', value: 'A' } }
  const fields = placedFields({ ...row, ...changes }, { topics, defaults: context })
  return isFault(fields) ? fields.fault : fields
}

test('asks for what no row and no default says', () => {
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

test('knows the subject of a topic', () => {
  expect(only({ topic: chemical?.id ?? '' }, { examType: 'NECO' })).toMatchObject({ subject: 'chemistry' })
})

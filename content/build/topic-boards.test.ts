import { expect, test } from 'vitest'
import { fitsExam } from '@sabi/shared/content/exam-fit'
import { readTopicBoards } from './topic-boards.ts'

const boardsByTopic = readTopicBoards()
const said = (topicId: string) => Object.fromEntries(boardsByTopic.get(topicId) ?? [])

test('names the part of each syllabus that has a topic', () => {
  expect(said('che-mole')).toMatchObject({ JAMB: '2', WAEC: 'A6(e)' })
  expect(said('eng-rhymes')).toEqual({ JAMB: 'C.3', WAEC: '3 Rhymes', NECO: 'Orals: Rhymes' })
})

test('tells a topic that a board leaves out from one that the map is silent about', () => {
  expect(said('mat-logic')).toEqual({ JAMB: null, WAEC: 'A(h)' })
  expect(boardsByTopic.get('mat-logic')?.has('NECO')).toBe(false)
})

test.each([
  ['JAMB', 'WAEC'],
  ['WAEC', 'JAMB'],
] as const)('agrees with the rule which questions of another style fit %s', (exam, examType) => {
  const fitting = [...boardsByTopic.keys()].filter((topicId) => fitsExam({ examType, topicId }, exam))
  const examined = [...boardsByTopic].filter(([, boards]) => typeof boards.get(exam) === 'string')
  expect(fitting).toEqual(examined.map(([topicId]) => topicId))
})

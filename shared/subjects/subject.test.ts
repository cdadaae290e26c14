import { expect, test } from 'vitest'
import { subjectIds } from '../content/question.ts'
import { subjectName, subjects } from './subject.ts'

// SUBJ-01
test('lists the four core subjects and Use of English in their order, each with every field of the specification filled in', () => {
  expect(subjects.map(({ id }) => id)).toEqual(subjectIds)
  const fields = ['id', 'name', 'displayName', 'icon', 'color', 'gradient', 'description']
  for (const subject of subjects) {
    expect(new Set(Object.keys(subject))).toEqual(new Set(fields))
    expect(Object.values(subject).every((value) => value !== '')).toBe(true)
  }
})

test('names a subject as students read it', () => {
  expect(subjectName('mathematics')).toBe('Mathematics')
})

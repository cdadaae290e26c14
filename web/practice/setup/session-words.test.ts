import { aSession, everything } from '@sabi/shared/practice/builders'
import { expect, it } from 'vitest'
import { sessionWords } from './session-words.ts'

it('says that a session is an assignment of a class, or a paper', () => {
  const ofPhysics = { ...aSession(1), filter: { ...everything, subject: 'physics' } } as const
  expect(sessionWords(ofPhysics)).toBe('General · Physics')
  expect(sessionWords({ ...ofPhysics, assignmentId: 'a1' })).toBe('General · Physics · Assignment')
  expect(sessionWords({ ...ofPhysics, assignmentId: 'a1', kind: 'exam' })).toBe('General · Physics · Timed paper')
})

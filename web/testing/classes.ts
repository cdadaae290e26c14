import type { ClassMember, TaughtClass } from '@sabi/shared/classes/calls'
import type { ClassOfCode, JoinedClass } from '@sabi/shared/classes/membership-calls'

export const classId = '0190b5a0-0000-4000-8000-0000000000c1'

/** A class as its teacher gets it. */
export function aTaughtClass(changes: Partial<TaughtClass> = {}): TaughtClass {
  return {
    id: classId,
    name: 'SS2 Science',
    subjects: ['chemistry', 'physics'],
    code: 'BCDFGH',
    createdAt: '2026-11-20T08:00:00.000Z',
    students: 1,
    ...changes,
  }
}

/** The same class as a student gets it. */
export function aJoinedClass(changes: Partial<JoinedClass> = {}): JoinedClass {
  return {
    id: classId,
    name: 'SS2 Science',
    subjects: ['chemistry', 'physics'],
    teacher: 'Mrs Bello',
    shownName: 'Ade',
    joinedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  }
}

/** The same class as its code shows it. */
export function aClassOfCode(changes: Partial<ClassOfCode> = {}): ClassOfCode {
  return { name: 'SS2 Science', subjects: ['chemistry', 'physics'], teacher: 'Mrs Bello', isMember: false, ...changes }
}

export function aMember(changes: Partial<ClassMember> = {}): ClassMember {
  return {
    id: '0190b5a0-0000-4000-8000-0000000000d1',
    name: 'Ade',
    joinedAt: '2025-11-20T08:00:00.000Z',
    lastPractisedAt: null,
    ...changes,
  }
}

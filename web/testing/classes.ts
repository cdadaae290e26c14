import type { AssignmentWork } from '@sabi/shared/classes/assignments'
import type { OwnAssignment } from '@sabi/shared/classes/assignments-calls'
import type { ClassMember, TaughtClass } from '@sabi/shared/classes/calls'
import type { ClassInsights, getClassPage } from '@sabi/shared/classes/insights-calls'
import type { ClassOfCode, JoinedClass } from '@sabi/shared/classes/membership-calls'
import type { ReplyOf } from '@sabi/shared/contract/call'

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

/** The page of a class with one student, before its answers were counted. */
export function aClassPage(changes: Partial<ReplyOf<typeof getClassPage>> = {}): ReplyOf<typeof getClassPage> {
  return {
    success: true,
    class: aTaughtClass(),
    members: [aMember()],
    assignments: [],
    assignmentCount: 0,
    insights: null,
    isCounting: true,
    ...changes,
  }
}

/** The insights of a class in which nobody has practised. */
export function someInsights(changes: Partial<ClassInsights> = {}): ClassInsights {
  return {
    countedAt: new Date().toISOString(),
    answersCounted: 1_000,
    topics: [],
    hardest: [],
    slips: [],
    idle: { total: 0, students: [] },
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
    recent: null,
    ...changes,
  }
}

/** An assignment of the class as its student gets it, due in a day. */
export function anAssignment(changes: Partial<OwnAssignment> = {}): OwnAssignment {
  return {
    id: '0190b5a0-0000-4000-8000-0000000000e1',
    title: 'Osmosis',
    task: { kind: 'questions', subject: 'chemistry', ids: ['q1', 'q2'] },
    dueAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    isOnce: false,
    classId,
    className: 'SS2 Science',
    work: work(),
    ...changes,
  }
}

export function work(changes: Partial<AssignmentWork> = {}): AssignmentWork {
  return {
    state: 'none',
    attempts: 0,
    answered: 0,
    correct: null,
    total: 0,
    doneAt: null,
    durationMs: 0,
    ...changes,
  }
}

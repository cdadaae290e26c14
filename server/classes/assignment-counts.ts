import { assignmentsShown, type Assignment } from '@sabi/shared/classes/assignments'
import type { ShownAssignment } from '@sabi/shared/classes/assignments-calls'
import type { Database } from '../database/database.ts'
import { listAssignmentsOfClass } from './assignments.queries.ts'
import { ClassCounts } from './class-counts.ts'

/** Counts are soon out of date while a class is at work. The page asks again after 1.5 s while they are counted, so it must be more than that. */
const freshMs = 10_000

interface Asked {
  classId: string
  /** The mark of the students. */
  mark: string | null
  students: number
  assignments: readonly Assignment[]
}

/** How many students have done the assignments on the first page of a class, counted while the teacher already has the page. */
export class AssignmentCounts {
  readonly #counts: ClassCounts<{ mark: string; assignments: readonly ShownAssignment[] }>

  constructor(database: Database) {
    this.#counts = new ClassCounts(async ({ classId }) => {
      const { assignments, mark } = await listAssignmentsOfClass(database, {
        classId,
        limit: assignmentsShown,
        offset: 0,
      })
      return { mark: markOf(mark, assignments), assignments }
    }, freshMs)
  }

  /** The assignments with the last count of each, and whether a newer one is on its way. */
  look({ classId, mark, students, assignments }: Asked): { assignments: ShownAssignment[]; isCounting: boolean } {
    const isEmpty = students === 0 || assignments.length === 0
    const { count, isCounting } = isEmpty
      ? { count: null, isCounting: false }
      : this.#counts.look({ classId, mark: markOf(mark, assignments), students })
    const byId = new Map(count?.assignments.map((counted) => [counted.id, counted]))
    const none = students === 0 ? 0 : null
    return {
      assignments: assignments.map((assignment) => {
        const { done = none, late = none } = byId.get(assignment.id) ?? {}
        return { ...assignment, done, late }
      }),
      isCounting,
    }
  }
}

/** Changes when a student joins or leaves, and when an assignment is given, deleted or due at another time. */
function markOf(mark: string | null, assignments: readonly Assignment[]): string {
  return [mark, ...assignments.map(({ id, dueAt }) => `${id} ${dueAt}`)].join(' ')
}

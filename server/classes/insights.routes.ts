import { listMembers, type ClassMember } from '@sabi/shared/classes/calls'
import { downloadClassTable, getClassPage } from '@sabi/shared/classes/insights-calls'
import { membersShown } from '@sabi/shared/classes/class'
import { serve, type Route } from '../platform/calls/serve.ts'
import type { Platform } from '../platform/platform.ts'
import { AssignmentCounts } from './assignment-counts.ts'
import { getClassWithAssignments } from './assignments.queries.ts'
import { ClassCounts } from './class-counts.ts'
import { getTaughtClass } from './classes.queries.ts'
import { dayOf, writeStudents, writeTopics } from './insights-tables.ts'
import { countClass, type ClassCount } from './insights.ts'
import { countMembers, listMembersOfClass } from './members.queries.ts'

const noCount = { count: null, isCounting: false }
/** Answers of weeks hardly change in a minute. */
const freshMs = 60_000

/** The teacher's view of the students of a class and of their answers. */
export function insightRoutes({ database }: Platform): Route[] {
  const counts = new ClassCounts((asked) => countClass(database, asked), freshMs)
  const assignmentCounts = new AssignmentCounts(database)

  /** A page of the students with what was counted of them. */
  const readMembers = async (page: { classId: string; limit: number; offset: number }, students: number) => {
    const { classId } = page
    const { members, mark } = await listMembersOfClass(database, page)
    const { count, isCounting } = mark === null ? noCount : counts.look({ classId, mark, students })
    return { members: members.map((member) => withRecent(member, count)), count, isCounting, mark }
  }

  return [
    serve(getClassPage, async ({ params: { classId } }, { viewer: { user } }) => {
      const found = await getClassWithAssignments(database, { id: classId, teacherId: user.id })
      const { students } = found.class
      const firstPage = { classId, limit: membersShown, offset: 0 }
      const { members, mark, count, isCounting } = await readMembers(firstPage, students)
      const given = assignmentCounts.look({ classId, mark, students, assignments: found.assignments })
      return {
        class: found.class,
        members,
        assignments: given.assignments,
        assignmentCount: found.assignmentCount,
        insights: count?.insights ?? null,
        isCounting: isCounting || given.isCounting,
      }
    }),

    serve(listMembers, async ({ params: { classId }, query }) => {
      const total = await countMembers(database, classId)
      const { members } = await readMembers({ ...query, classId }, total)
      return { members, total }
    }),

    serve(downloadClassTable, async ({ params: { classId, table } }, { viewer: { user } }) => {
      const { name, students } = await getTaughtClass(database, { id: classId, teacherId: user.id })
      const { mark } = await listMembersOfClass(database, { classId, limit: 1, offset: 0 })
      const count = await counts.get({ classId, mark, students })
      const text = table === 'students' ? writeStudents(count) : writeTopics(count)
      const day = dayOf(Date.parse(count.insights.countedAt))
      return { name: `${name}-${table}-${day}.csv`, type: 'text/csv; charset=utf-8', bytes: Buffer.from(text) }
    }),
  ]
}

function withRecent(member: Omit<ClassMember, 'recent'>, count: ClassCount | null): ClassMember {
  return { ...member, recent: count?.recentById.get(member.id) ?? null }
}

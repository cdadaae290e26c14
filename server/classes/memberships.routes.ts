import { classLimits } from '@sabi/shared/classes/class'
import {
  changeShownName,
  findClassOfCode,
  joinClass,
  leaveClass,
  listJoinedClasses,
  type JoinedClass,
} from '@sabi/shared/classes/membership-calls'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { limitOfCall } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { lockAccount } from './classes.queries.ts'
import {
  countMemberships,
  deleteOwnMembership,
  findClassByCode,
  findJoinedClass,
  insertMember,
  listClassesOfStudent,
  lockClassOfCode,
  updateShownName,
} from './members.queries.ts'
import { WrongCodes } from './wrong-codes.ts'

/** What students do with the classes of their teachers. `access: 'member'` lets in only who is in the class. */
export function membershipRoutes(platform: Platform): Route[] {
  const { database, pool } = platform
  const wrongCodes = new WrongCodes(platform)
  const inADay = limitOfCall(pool, joinClass.limits.aDay, {
    name: 'classes-joined-in-a-day',
    isOfAccounts: true,
    message: `You have joined ${joinClass.limits.aDay.times} classes today. Please come back tomorrow.`,
  })

  return [
    serve(findClassOfCode, async ({ params: { code } }, { viewer, network }) => {
      const userId = viewer.user.id
      return { class: await wrongCodes.guard({ userId, network }, () => findClassByCode(database, { code, userId })) }
    }),

    serve(joinClass, async ({ body: { code, name } }, { viewer, network }) => {
      const userId = viewer.user.id
      const found = await wrongCodes.guard({ userId, network }, () => findClassByCode(database, { code, userId }))
      const join = () => transact(database, (transaction) => enter(transaction, { code, userId, name }))
      // A retry after a lost response must not count towards the limit.
      return { class: found.isMember ? await join() : await inADay.spend(userId, join) }
    }),

    serve(listJoinedClasses, async (_, { viewer: { user } }) => ({
      classes: await listClassesOfStudent(database, user.id),
    })),

    serve(changeShownName, async ({ params: { classId }, body: { name } }, { viewer: { user } }) => {
      await updateShownName(database, { classId, userId: user.id, name })
      return { class: await getJoinedClass(database, { classId, userId: user.id }) }
    }),

    serve(leaveClass, async ({ params: { classId } }, { viewer: { user } }) => {
      await deleteOwnMembership(database, { classId, userId: user.id })
      return {}
    }),
  ]
}

/** Puts the student into the class of the code, within the limits. */
async function enter(
  transaction: Database,
  { code, userId, name }: { code: string; userId: string; name: string },
): Promise<JoinedClass> {
  await lockAccount(transaction, userId)
  const classId = await lockClassOfCode(transaction, code)
  if (classId === undefined) throw new Refusal(404, 'No class takes students with this code any more.')
  const known = await findJoinedClass(transaction, { classId, userId })
  if (known !== undefined) return known
  const { students, classes } = await countMemberships(transaction, { classId, userId })
  if (students >= classLimits.studentsOfClass) throw new Refusal(409, 'This class is full. Tell your teacher.')
  if (classes >= classLimits.classesOfStudent)
    throw new Refusal(409, `You are in ${classLimits.classesOfStudent} classes. Leave one first.`)
  await insertMember(transaction, { classId, userId, name })
  return getJoinedClass(transaction, { classId, userId })
}

async function getJoinedClass(database: Database, place: { classId: string; userId: string }): Promise<JoinedClass> {
  const found = await findJoinedClass(database, place)
  if (found === undefined) throw new Refusal(404, 'You are no longer in this class.')
  return found
}

import { closeAnyClass, handOverClass, listAllClasses } from '@sabi/shared/administration/class-calls'
import { classLimits } from '@sabi/shared/classes/class'
import { closeOpenClass, countClassesOfTeacher, lockAccount, updateTeacher } from '../classes/classes.queries.ts'
import { transact } from '../database/transact.ts'
import { insertAudit } from '../platform/audit.queries.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { countFoundClasses, findTeacherToBe, isMember, listFoundClasses, lockClass } from './classes.queries.ts'

const gone = 'This class no longer exists.'

/** The list of all classes, and what administrators do with them. */
export function allClassesRoutes({ database }: Platform): Route[] {
  return [
    serve(listAllClasses, async ({ query }, { reads }) => ({
      classes: await listFoundClasses(reads, query),
      total: await countFoundClasses(reads, query),
    })),

    serve(handOverClass, async ({ params: { id }, body: { account } }, { viewer: { user } }) =>
      transact(database, async (transaction) => {
        const teacherId = await findTeacherToBe(transaction, account)
        if (teacherId === undefined)
          throw new Refusal(404, 'No account that can be a teacher has this email or user name.')
        // In the order in which a teacher's own calls lock the two.
        await lockAccount(transaction, teacherId)
        const before = await lockClass(transaction, id)
        if (before === undefined) throw new Refusal(404, gone)
        if (before === teacherId) return {}
        if (await isMember(transaction, { classId: id, userId: teacherId }))
          throw new Refusal(409, 'This account is a student of the class.')
        if ((await countClassesOfTeacher(transaction, teacherId)) >= classLimits.classesOfTeacher)
          throw new Refusal(409, `This account has ${classLimits.classesOfTeacher} classes already.`)
        await updateTeacher(transaction, { id, teacherId })
        await insertAudit(transaction, {
          action: 'class-handed-over',
          actor: { userId: user.id },
          subjectId: teacherId,
          details: { class: id },
        })
        return {}
      }),
    ),

    serve(closeAnyClass, async ({ params: { id } }, { viewer: { user } }) =>
      transact(database, async (transaction) => {
        if (!(await closeOpenClass(transaction, id))) throw new Refusal(404, gone)
        await insertAudit(transaction, { action: 'class-closed', actor: { userId: user.id }, details: { class: id } })
        return {}
      }),
    ),
  ]
}

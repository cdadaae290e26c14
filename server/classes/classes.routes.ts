import { randomInt } from 'node:crypto'
import {
  changeCode,
  closeClass,
  closeCode,
  createClass,
  getClass,
  listTaughtClasses,
  removeMember,
  renameClass,
} from '@sabi/shared/classes/calls'
import { classLimits, newJoinCode } from '@sabi/shared/classes/class'
import { NewcomerLimit } from '../ai-provider/newcomer-limit.ts'
import { transact } from '../database/transact.ts'
import { insertAudit } from '../platform/audit.queries.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { limitOfCall } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import {
  closeOpenClass,
  countClassesOfTeacher,
  classGone,
  findTaughtClass,
  getTaughtClass,
  insertClass,
  listClassesOfTeacher,
  lockAccount,
  updateClassName,
  updateCode,
} from './classes.queries.ts'
import { deleteMember } from './members.queries.ts'

/** Two classes would need the same code of 34 million each time. */
const codesTried = 5

/** Serves what teachers do with their classes. `access: 'teacher'` lets nobody else in. */
export function classRoutes(platform: Platform): Route[] {
  const { database, pool } = platform
  const inADay = limitOfCall(pool, createClass.limits.aDay, {
    name: 'classes-in-a-day',
    isOfAccounts: true,
    message: `You have made ${createClass.limits.aDay.times} classes today. Please come back tomorrow.`,
  })
  const ofNewcomers = new NewcomerLimit(platform, createClass.limits.newcomersADay, {
    name: 'classes-of-newcomers',
    message: 'Too many new classes came from this network today. Please come back tomorrow.',
  })

  return [
    serve(createClass, async ({ body }, { viewer, network }) => {
      const teacherId = viewer.user.id
      // A retry after a lost response must not count towards the limit.
      const known = await findTaughtClass(database, { id: body.id, teacherId })
      if (known !== undefined) return { class: known }
      return ofNewcomers.spend({ userId: teacherId, network }, () =>
        inADay.spend(teacherId, () =>
          transact(database, async (transaction) => {
            await lockAccount(transaction, teacherId)
            // Sent twice at once, the other has made it by now.
            const made = await findTaughtClass(transaction, { id: body.id, teacherId })
            if (made !== undefined) return { class: made }
            if ((await countClassesOfTeacher(transaction, teacherId)) >= classLimits.classesOfTeacher)
              throw new Refusal(409, `You have ${classLimits.classesOfTeacher} classes. Close one first.`)
            await tryCodes((code) => insertClass(transaction, { ...body, teacherId, code }))
            await insertAudit(transaction, {
              action: 'class-created',
              actor: { userId: teacherId },
              details: { class: body.id },
            })
            return { class: await getTaughtClass(transaction, { id: body.id, teacherId }) }
          }),
        ),
      )
    }),

    serve(listTaughtClasses, async ({ query }, { viewer: { user } }) => ({
      classes: await listClassesOfTeacher(database, { ...query, teacherId: user.id }),
      total: await countClassesOfTeacher(database, user.id),
    })),

    serve(getClass, async ({ params: { classId: id } }, { viewer: { user } }) => ({
      class: await getTaughtClass(database, { id, teacherId: user.id }),
    })),

    serve(renameClass, async ({ params: { classId: id }, body: { name } }, { viewer: { user } }) => {
      await updateClassName(database, { id, name })
      return { class: await getTaughtClass(database, { id, teacherId: user.id }) }
    }),

    serve(changeCode, async ({ params: { classId: id } }, { viewer: { user } }) => {
      const place = { id, teacherId: user.id }
      await tryCodes(async (code) => {
        if (await updateCode(database, { id, code })) return true
        // Another class has the code, or this one was closed.
        await getTaughtClass(database, place)
        return false
      })
      return { class: await getTaughtClass(database, place) }
    }),

    serve(closeCode, async ({ params: { classId: id } }, { viewer: { user } }) => {
      await updateCode(database, { id, code: null })
      return { class: await getTaughtClass(database, { id, teacherId: user.id }) }
    }),

    serve(removeMember, async ({ params: { classId, memberId } }, { viewer: { user } }) =>
      transact(database, async (transaction) => {
        const subjectId = await deleteMember(transaction, { classId, memberId })
        if (subjectId === undefined) throw new Refusal(404, 'This student is no longer in the class.')
        await insertAudit(transaction, {
          action: 'class-member-removed',
          actor: { userId: user.id },
          subjectId,
          details: { class: classId },
        })
        return {}
      }),
    ),

    serve(closeClass, async ({ params: { classId: id } }, { viewer: { user } }) =>
      transact(database, async (transaction) => {
        if (!(await closeOpenClass(transaction, id))) throw classGone()
        await insertAudit(transaction, {
          action: 'class-closed',
          actor: { userId: user.id },
          details: { class: id },
        })
        return {}
      }),
    ),
  ]
}

/** Tries new codes until one is free. */
async function tryCodes(save: (code: string) => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < codesTried; tried++) if (await save(newJoinCode((limit) => randomInt(limit)))) return
  throw new Refusal(409, 'This did not work. Please try again.')
}

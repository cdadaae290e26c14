import type { TutorReport } from '@sabi/shared/tutor/calls'
import type { Database } from '../database/database.ts'
import { holdAccount } from '../database/student-log.queries.ts'
import { transact } from '../database/transact.ts'

type NewReport = Omit<TutorReport, 'reportedAt'> & { userId: string }

/** Saves a report. A report with the same id is left unchanged. */
export async function insertReport(database: Database, { userId, ...report }: NewReport): Promise<void> {
  await transact(database, async (transaction) => {
    await holdAccount(transaction, userId)
    await transaction
      .insertInto('tutor_reports')
      .values({ ...report, user_id: userId })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute()
  })
}

export async function isReported(
  database: Database,
  { userId, id }: Pick<NewReport, 'userId' | 'id'>,
): Promise<boolean> {
  const row = await database
    .selectFrom('tutor_reports')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists reports, newest first, without their authors. */
export async function listTutorReports(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<TutorReport[]> {
  const rows = await database
    .selectFrom('tutor_reports')
    .select(['id', 'question', 'reply', 'mode', 'reported_at'])
    .orderBy('reported_at', 'desc')
    .orderBy('id')
    .orderBy('user_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ reported_at, ...report }) => ({ ...report, reportedAt: reported_at.toISOString() }))
}

export async function countTutorReports(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('tutor_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a report; false if no report has this id. */
export async function deleteTutorReport(database: Database, id: string): Promise<boolean> {
  const row = await database.deleteFrom('tutor_reports').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}

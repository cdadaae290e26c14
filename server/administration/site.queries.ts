import type { ExamDates } from '@sabi/shared/practice/exam-calendar'
import type { Database } from '../database/database.ts'
import type { SiteNames } from '../platform/pages/site.queries.ts'

/** Changes the site's name and the address for support. */
export async function updateSiteNames(database: Database, { name, supportEmail }: SiteNames): Promise<void> {
  await database.updateTable('site').set({ name, support_email: supportEmail }).execute()
}

export async function updateExamDates(database: Database, examDates: readonly ExamDates[]): Promise<void> {
  await database
    .updateTable('site')
    .set({ exam_dates: JSON.stringify(examDates) })
    .execute()
}

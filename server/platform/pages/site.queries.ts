import type { ExamDates } from '@sabi/shared/practice/exam-calendar'
import type { Database } from '../../database/database.ts'
import type { Settings } from '../settings.ts'

export interface SiteNames {
  name: string
  supportEmail: string | null
}

/** The site's name and support address: what an administrator chose, else what the settings say. */
export async function getSiteNames(
  database: Database,
  { APP_NAME, CONTACT_EMAIL }: Pick<Settings, 'APP_NAME' | 'CONTACT_EMAIL'>,
): Promise<SiteNames> {
  const site = await database.selectFrom('site').select(['name', 'support_email']).executeTakeFirst()
  return { name: site?.name ?? APP_NAME, supportEmail: site?.support_email ?? CONTACT_EMAIL ?? null }
}

/** The days of exams that an administrator knows. */
export async function listExamDates(database: Database): Promise<ExamDates[]> {
  const site = await database.selectFrom('site').select('exam_dates').executeTakeFirst()
  return site?.exam_dates ?? []
}

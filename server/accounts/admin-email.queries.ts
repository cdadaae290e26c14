import { insertAudit } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import type { Settings } from '../platform/settings.ts'

/**
 * Makes the account of ADMIN_EMAIL an administrator once its address is verified; returns whether it just became one.
 */
export async function grantByVerifiedEmail(
  database: Database,
  { ADMIN_EMAIL }: Pick<Settings, 'ADMIN_EMAIL'>,
): Promise<boolean> {
  if (ADMIN_EMAIL === undefined) return false
  const granted = await database
    .updateTable('users')
    .set({ account_type: 'admin', suspended_at: null })
    .where('email', '=', ADMIN_EMAIL)
    .where('email_verified_at', 'is not', null)
    .where('account_type', '!=', 'admin')
    .returning('id')
    .executeTakeFirst()
  if (granted === undefined) return false
  await insertAudit(database, {
    action: 'granted',
    actor: 'command line',
    subjectId: granted.id,
    details: { by: 'ADMIN_EMAIL' },
  })
  return true
}

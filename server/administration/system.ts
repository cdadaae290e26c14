import { statfs } from 'node:fs/promises'
import type { SystemInfo } from '@sabi/shared/administration/system-calls'
import { appVersion } from '../platform/app-version.ts'
import { getLastBackup } from '../backup/interface.ts'
import { countMails } from '../mail/outbox.queries.ts'
import type { Platform } from '../platform/platform.ts'
import { describeAi } from './system-ai.ts'
import { environmentOf } from '../platform/pages/site-address.ts'
import { getDatabaseFacts } from './system.queries.ts'

/** The state of the server at the time of the request. */
export async function describeSystem(platform: Platform, startedAt: Date): Promise<SystemInfo> {
  const { database, settings } = platform
  const { bankVersion, ...facts } = await getDatabaseFacts(database)
  const lastBackup = await getLastBackup(database)
  return {
    environment: environmentOf(settings),
    appVersion,
    nodeVersion: process.versions.node,
    database: { ...facts, isEmbedded: settings.DATABASE_URL === undefined },
    mail: { isConfigured: settings.SMTP_URL !== undefined, ...(await countMails(database)) },
    ai: await describeAi(platform),
    lastBackupAt: lastBackup.madeAt?.toISOString() ?? null,
    lastBackupError: lastBackup.error,
    disk: await spaceOf(settings.DATA_DIR),
    bankVersion,
    startedAt: startedAt.toISOString(),
    secondFactor: settings.ADMIN_SECOND_FACTOR,
  }
}

/** Disk space; null if the folder doesn't exist or the system doesn't report it. */
async function spaceOf(folder: string): Promise<SystemInfo['disk']> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    return { freeBytes: bsize * bavail, totalBytes: bsize * blocks }
  } catch {
    return null
  }
}

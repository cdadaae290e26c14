import type { Site } from '@sabi/shared/administration/site-calls'
import type { SystemInfo } from '@sabi/shared/administration/system-calls'

/** The system info of a healthy server. */
export function aSystem(changes: Partial<SystemInfo> = {}): SystemInfo {
  return {
    environment: 'production',
    appVersion: '1.2.3',
    nodeVersion: 'v22.1.0',
    database: {
      version: 'PostgreSQL 17.2',
      isEmbedded: true,
      migration: '0004-accounts',
      sizeBytes: 1.5 * 1024 ** 2,
    },
    mail: { isConfigured: true, waiting: 2, failed: 1, lastError: '550 no such user' },
    ai: anAi(),
    disk: { freeBytes: 12 * 1024 ** 3, totalBytes: 50 * 1024 ** 3 },
    lastBackupAt: null,
    bankVersion: 'ab12',
    startedAt: '2026-11-21T10:00:00.000Z',
    secondFactor: 'optional',
    ...changes,
  }
}

/** The system info of a server without an AI provider. */
export function anAi(changes: Partial<SystemInfo['ai']> = {}): SystemInfo['ai'] {
  const nothing = { calls: 0, failures: 0, inputTokens: 0, outputTokens: 0, cost: null }
  return {
    isConfigured: false,
    host: null,
    models: [],
    pausedSince: null,
    callsADay: 20_000,
    today: nothing,
    thisMonth: nothing,
    ...changes,
  }
}

/** The reply with the site. */
export function siteOf(changes: Partial<Site> = {}) {
  const data: Site = {
    name: 'Sabi Prep',
    supportEmail: 'help@school.example',
    areSettingsEnabled: true,
    canMail: true,
    examDates: [],
    ...changes,
  }
  return { json: { success: true, data } }
}

/** The reply with a page of the audit log. */
export function auditOf(data: readonly object[], total = data.length) {
  return { json: { success: true, data, total } }
}

/** The reply with a page of messages. */
export function messagesOf(data: readonly object[], total = data.length) {
  return { json: { success: true, data, total } }
}

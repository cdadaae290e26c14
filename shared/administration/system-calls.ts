import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { wholeNumber } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

const Count = z.int().check(z.minimum(0))

/** The total usage of an AI provider. Tokens that the provider does not count are estimated. */
const AiSpending = z.object({
  calls: Count,
  failures: Count,
  inputTokens: Count,
  outputTokens: Count,
  /** In the currency of the prices that the operator gave; null where none was given. */
  cost: z.nullable(z.number()),
})

/** The system info; everything is read at the moment of the call. */
export const SystemInfo = z.object({
  environment: z.enum(['development', 'production']),
  appVersion: z.string(),
  nodeVersion: z.string(),
  database: z.object({
    /** PostgreSQL's own words. */
    version: z.string(),
    isEmbedded: z.boolean(),
    /** The last migration that ran. */
    migration: z.string(),
    sizeBytes: Count,
  }),
  mail: z.object({ isConfigured: z.boolean(), waiting: Count, failed: Count, lastError: z.nullable(z.string()) }),
  ai: z.object({
    isConfigured: z.boolean(),
    /** The host of the provider, without secrets; null without a provider. */
    host: z.nullable(z.string()),
    /** The one that the tutor speaks with, then the one that writes questions where that is another. */
    models: z.array(z.string()),
    /** Since when this server has paused calls because the provider kept failing; null if it has not. */
    pausedSince: z.nullable(z.string()),
    /** Most calls of a day, for all students together. */
    callsADay: Count,
    /** Days begin at midnight UTC. */
    today: AiSpending,
    thisMonth: AiSpending,
  }),
  /** The file system with the data folder; null if the server can't tell. */
  disk: z.nullable(z.object({ freeBytes: Count, totalBytes: Count })),
  /** Null while no backup was made. */
  lastBackupAt: z.nullable(z.string()),
  /** Why the last try at a backup failed; null where it did not. Servers of before leave it out. */
  lastBackupError: z.optional(z.nullable(z.string())),
  bankVersion: z.nullable(z.string()),
  startedAt: z.string(),
  secondFactor: z.enum(['optional', 'required']),
})
export type SystemInfo = z.infer<typeof SystemInfo>

export const getSystemInfo = call({
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  summary: 'Environment, versions, mail, disk: what an operator looks at first',
  reply: success({ data: SystemInfo }),
})

/** Actions of administrators, and of teachers in their classes, in the audit. Removed entries could no longer be shown, so the list only grows. */
export const AuditAction = z.enum([
  /** An account became an administrator: by command, by the setup link, or by ADMIN_EMAIL. */
  'granted',
  'revoked',
  'set-up',
  'site-changed',
  'exam-dates-set',
  'second-factor-on',
  'second-factor-off',
  /** A link that resets a password was made at the terminal. */
  'link-made',
  'exported',
  'deleted',
  'imported',
  'import-undone',
  /** Questions were read into a draft, published out of one, or thrown away with one. */
  'import-drafted',
  'import-published',
  'import-discarded',
  'questions-exported',
  /** A question that a model wrote was taken into the bank. */
  'question-published',
  'question-created',
  'question-edited',
  'question-deleted',
  'question-restored',
  /** An alarm took a question out of practice, with no administrator asking for it. */
  'question-quarantined',
  'flag-decided',
  'topic-created',
  'topic-edited',
  'topic-deleted',
  'suspended',
  'unsuspended',
  /** Done by teachers in their classes. */
  'class-created',
  'class-closed',
  'class-member-removed',
  'learners-made',
  'card-made',
  /** An administrator gave a class another teacher. */
  'class-handed-over',
  /** Data of a student was looked at, or changed. */
  'read',
  'written',
])
export type AuditAction = z.infer<typeof AuditAction>

/** Something an administrator did. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  action: AuditAction,
  /** E-mail or user name of the actor; null for a deleted account. */
  actor: z.nullable(z.string()),
  isCommandLine: z.boolean(),
  /** E-mail or user name of the account that it was done to; null where it was none, or is gone. */
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = call({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  weight: 2,
  summary: 'What administrators did, newest first',
  query: z.object({
    limit: wholeNumber({ from: 1, to: 200, otherwise: 50 }),
    offset: wholeNumber({ from: 0, to: 1_000_000, otherwise: 0 }),
  }),
  reply: success({ data: z.array(AuditEntry), total: Count }),
})

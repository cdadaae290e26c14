import * as z from 'zod/mini'
import { ExamType, SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { QuestionId, TopicId, StoredNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { DigestDay } from './digest.ts'

/** Most answers in one batch. */
export const maximumBatchAnswers = 100
/** Largest batch in bytes. */
export const maximumBatchBytes = 256 * 1024

const oldest = '1970-01-01T00:00:00.000Z'
const newest = '2100-01-01T00:00:00.000Z'
/** The format of `toISOString`, which phones send, so that it need not be parsed and formatted. */
const plainTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** PostgreSQL knows no year 0. */
const firstStoredDay = '0001-01-01'

/** An id made on the phone: a UUID, version 7 so that ids sort by time and index well; in lower case, as the log has it. */
export const PhoneId = z.uuid().check(z.toLowerCase())

/**
 * A moment by the phone's own clock. Odd clocks are taken, from 1970 to 2099: an answer is never lost for a wrong date. Told
 * in UTC to the millisecond, since PostgreSQL does not read every offset and fraction that a date may be written with.
 */
export const PhoneTime = z.iso.datetime({ offset: true, abort: true }).check(
  z.overwrite((text) => (plainTime.test(text) ? text : new Date(text).toISOString())),
  z.refine((text) => text >= oldest && text < newest),
)
type PhoneTime = z.infer<typeof PhoneTime>

const firstMs = Date.parse(oldest)
const lastMs = Date.parse(newest) - 1

/** The moment of a clock as `PhoneTime`; the first or last one for a clock outside its years, because its answers count too. */
export function phoneTimeOf(ms: number): PhoneTime {
  return new Date(Math.min(Math.max(ms, firstMs), lastMs)).toISOString()
}

const sessionKinds = ['practice', 'generated', 'review', 'exam'] as const

/** The log keeps 32 bits. */
export const longestDurationMs = 2_147_483_647

const Duration = z.int().check(z.minimum(0), z.maximum(longestDurationMs))

export const SyncedSession = z.object({
  id: PhoneId,
  kind: z.enum(sessionKinds),
  /** 'General' when the session was not limited to one exam. */
  examType: z.enum([...ExamType.options, 'General']),
  subject: z.optional(SubjectId),
  topicId: z.optional(TopicId),
  startedAt: PhoneTime,
  finishedAt: z.optional(PhoneTime),
  /** How many questions the session is marked over: all of a paper and of an assignment that has ended, otherwise those that were answered. */
  questionCount: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  /** Time that questions were on the screen so far: those left open and reading on after an answer count, a hidden page doesn't. */
  durationMs: z.optional(Duration),
  /** The assignment of a class that it was started from. */
  assignmentId: z.optional(PhoneId),
})

export const SyncedAnswer = z.object({
  id: PhoneId,
  sessionId: PhoneId,
  questionId: QuestionId,
  questionVersion: StoredNumber,
  /** Index into the stored options of that version. */
  option: z.int().check(z.minimum(0), z.maximum(32_767)),
  answeredAt: PhoneTime,
  /** Minutes east of Greenwich on the phone at that moment. */
  tzOffset: z.int().check(z.minimum(-1440), z.maximum(1440)),
  /** Time that the question was on the screen up to this answer. */
  durationMs: Duration,
  /** Counts the taps of a session: of several answers to one question the highest stands. */
  seq: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  /** How many hints were open, if any; the working is the last of them. Earlier apps don't say it. */
  hints: z.optional(z.int().check(z.minimum(0), z.maximum(32_767))),
})

export type SyncedSession = z.infer<typeof SyncedSession>
export type SyncedAnswer = z.infer<typeof SyncedAnswer>

export const rejections = ['conflict', 'unknown-question', 'unknown-option', 'invalid'] as const
export type Rejection = (typeof rejections)[number]

export const sendAnswers = call({
  method: 'POST',
  path: '/api/sync/answers',
  access: 'student',
  entrance: 'answers',
  isForOldClients: true,
  summary:
    'Adds answers to the log, each exactly once; reports what was saved, what was already there, and what was refused and why',
  /** Sessions and answers are parsed one by one, so that a bad one never holds up the others. */
  body: z.object({
    deviceId: z.string().check(z.minLength(1), z.maxLength(100), withoutNul),
    /** The owner of these answers: another student, who must not get them, may have signed in in another tab. */
    userId: z.optional(z.string()),
    sessions: z._default(z.array(z.unknown()).check(z.maxLength(maximumBatchAnswers)), []),
    answers: z._default(z.array(z.unknown()).check(z.maxLength(maximumBatchAnswers)), []),
  }),
  reply: success({
    saved: z.array(z.string()),
    duplicate: z.array(z.string()),
    rejected: z.array(z.object({ id: z.string(), reason: z.enum(rejections) })),
    /** Sessions that could not be read: sent again as they are they would be refused again. Earlier servers don't say it. */
    rejectedSessions: z.optional(z.array(z.object({ id: z.string(), reason: z.literal('invalid') }))),
  }),
  bodyLimit: maximumBatchBytes,
  takesGzip: true,
})

export const getDigest = call({
  method: 'GET',
  path: '/api/sync/digest',
  access: 'student',
  isForOldClients: true,
  weight: 15,
  summary: 'Per day (UTC, by answeredAt): how many answers the server has and the xor of the hashes of their ids',
  /** The first day that is asked for; all of them when left out. */
  query: z.object({ from: z.optional(z.iso.date().check(z.refine((day) => day >= firstStoredDay))) }),
  reply: success({ days: z.array(DigestDay) }),
})

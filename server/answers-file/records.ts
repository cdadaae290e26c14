import { Email, Name, UserName } from '@sabi/shared/accounts/account'
import { Question } from '@sabi/shared/content/question'
import { QuestionId, StoredNumber, TopicId, withoutNul } from '@sabi/shared/contract/parameters'
import { PhoneId, PhoneTime, SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import * as z from 'zod/mini'

/** Counts up when an earlier program could not read what we write. */
export const formatVersion = 1

/** The first line of an answers file. */
export const Header = z.object({
  format: z.literal('sabi-answers'),
  formatVersion: z.int(),
  appVersion: z.string().check(z.maxLength(100)),
  madeAt: PhoneTime,
})
export type Header = z.infer<typeof Header>

/** argon2id at a cost that a sign-in can pay: a hash at a higher one would stop the server at each attempt. */
const PasswordHash = z.string().check(z.regex(/^\$argon2id\$v=19\$m=\d{1,5},t=\d,p=\d\$[\w+/]{8,88}\$[\w+/]{16,88}$/))
const Option = z.int().check(z.minimum(0), z.maximum(4))

/** A version of a question that answers of the file are about, with its key as the exporting server marks by it. */
export const VersionRecord = z
  .object({
    record: z.literal('version'),
    question: z.extend(Question, { id: QuestionId, version: StoredNumber, topicId: TopicId }),
    contentHash: z.string().check(z.maxLength(100), withoutNul),
    /** Null if no option is right. */
    key: z.nullable(Option),
  })
  .check(z.refine(({ question, key }) => Math.max(question.correctOption, key ?? 0) < question.options.length))
export type VersionRecord = z.infer<typeof VersionRecord>

/** An account: enough to recognise it, or to create it. Its rights as an administrator are not among it. */
const AccountRecord = z
  .object({
    record: z.literal('account'),
    id: PhoneId,
    email: z.nullable(Email),
    userName: z.nullable(UserName),
    name: Name,
    passwordHash: PasswordHash,
    /** True if the password works once. */
    hasStartingPassword: z.boolean(),
    createdAt: PhoneTime,
    isSuspended: z.boolean(),
  })
  .check(z.refine(({ email, userName }) => email !== null || userName !== null))
export type AccountRecord = z.infer<typeof AccountRecord>

/** A session of the account before it. */
const SessionRecord = z.object({ record: z.literal('session'), session: SyncedSession })

/** An answer of the account before it. */
const AnswerRecord = z.object({
  record: z.literal('answer'),
  deviceId: z.string().check(z.minLength(1), z.maxLength(100), withoutNul),
  answer: SyncedAnswer,
})
export type AnswerRecord = z.infer<typeof AnswerRecord>

/** The last line: how many lines come before it, and their hash. */
export const Trailer = z.object({ record: z.literal('end'), lines: z.int(), sha256: z.string() })
export type Trailer = z.infer<typeof Trailer>

/** A line between the header and the trailer. Versions come first, then each account with its sessions and answers. */
export const FileRecord = z.union([AnswerRecord, SessionRecord, AccountRecord, VersionRecord])
export type FileRecord = z.infer<typeof FileRecord>

export function lineOf(line: Header | FileRecord | Trailer): string {
  return `${JSON.stringify(line)}\n`
}

import { createHash } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { errorCode } from '@sabi/shared/errors/error-code'
import { SyncedSession } from '@sabi/shared/sync/calls'
import { appVersion } from '../platform/app-version.ts'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../database/database.ts'
import {
  listAccounts,
  listAnsweredVersions,
  listAnswers,
  listSessions,
  listVersions,
  withSnapshot,
} from './answers-file.queries.ts'
import { Progress } from './progress.ts'
import { formatVersion, lineOf, type AnswerRecord, type FileRecord } from './records.ts'

const pageRows = 1_000
/** Contents of questions are larger than other rows. */
const pageVersions = 200
/** Smaller than every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

export interface Counts {
  accounts: number
  sessions: number
  answers: number
}

/** Writes all accounts and their log, as they are at one moment, into a new file. */
export async function writeAnswersFile(database: Database, path: string, say: (line: string) => void): Promise<Counts> {
  const counts: Counts = { accounts: 0, sessions: 0, answers: 0 }
  const progress = new Progress(say)
  const counted = async function* (records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord> {
    for await (const record of records) {
      if (record.record === 'account') counts.accounts++
      if (record.record === 'session') counts.sessions++
      if (record.record === 'answer') counts.answers++
      progress.reach(() => `Wrote ${counts.answers} answers of ${counts.accounts} accounts`)
      yield record
    }
  }
  const file = await openNew(path)
  try {
    await withSnapshot(database, (snapshot) =>
      pipeline(linesOf(counted(recordsOf(snapshot))), createGzip(), file.createWriteStream({ flush: true })),
    )
  } catch (error) {
    await rm(path, { force: true })
    throw explain(error, path)
  }
  return counts
}

async function openNew(path: string): Promise<FileHandle> {
  try {
    // It contains names and hashes of passwords, so only the owner may read it.
    return await open(path, 'wx', 0o600)
  } catch (error) {
    throw explain(error, path)
  }
}

function explain(error: unknown, path: string): unknown {
  const code = errorCode(error)
  return code?.startsWith('E') === true ? new CommandRefused(`${path} cannot be written (${code}).`) : error
}

async function* linesOf(records: AsyncIterable<FileRecord>): AsyncGenerator<string> {
  const whole = createHash('sha256')
  let lines = 0
  const add = (line: string) => {
    whole.update(line)
    lines++
    return line
  }
  yield add(lineOf({ format: 'sabi-answers', formatVersion, appVersion, madeAt: new Date().toISOString() }))
  for await (const record of records) yield add(lineOf(record))
  yield lineOf({ record: 'end', lines, sha256: whole.digest('hex') })
}

async function* recordsOf(snapshot: Database): AsyncGenerator<FileRecord> {
  yield* versionRecords(snapshot)
  for await (const { createdAt, ...account } of pagesOf((after) =>
    listAccounts(snapshot, { after, limit: pageRows }),
  )) {
    yield { record: 'account', ...account, createdAt: createdAt.toISOString() }
    yield* logRecords(snapshot, account.id)
  }
}

async function* versionRecords(snapshot: Database): AsyncGenerator<FileRecord> {
  const names = await listAnsweredVersions(snapshot)
  for (let place = 0; place < names.length; place += pageVersions)
    for (const version of await listVersions(snapshot, names.slice(place, place + pageVersions)))
      yield { record: 'version', ...version }
}

async function* logRecords(snapshot: Database, userId: string): AsyncGenerator<FileRecord> {
  for await (const session of pagesOf((after) => listSessions(snapshot, { userId, after, limit: pageRows })))
    yield { record: 'session', session: sessionOf(session) }
  for await (const answer of pagesOf((after) => listAnswers(snapshot, { userId, after, limit: pageRows })))
    yield answerRecord(answer)
}

async function* pagesOf<Row extends { id: string }>(page: (after: string) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: string | undefined = beforeAll
  while (after !== undefined) {
    const rows: Row[] = await page(after)
    yield* rows
    after = rows.at(-1)?.id
  }
}

function sessionOf(row: Awaited<ReturnType<typeof listSessions>>[number]): SyncedSession {
  return SyncedSession.parse({
    id: row.id,
    kind: row.kind,
    examType: row.exam_type,
    subject: row.subject ?? undefined,
    topicId: row.topic_id ?? undefined,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString(),
    questionCount: row.question_count ?? undefined,
    durationMs: row.duration_ms ?? undefined,
  })
}

function answerRecord(row: Awaited<ReturnType<typeof listAnswers>>[number]): AnswerRecord {
  return {
    record: 'answer',
    deviceId: row.device_id,
    answer: {
      id: row.id,
      sessionId: row.session_id,
      questionId: row.question_id,
      questionVersion: row.question_version,
      option: row.option,
      answeredAt: row.answered_at.toISOString(),
      tzOffset: row.tz_offset,
      durationMs: row.duration_ms,
      seq: row.seq,
      hints: row.hints,
    },
  }
}

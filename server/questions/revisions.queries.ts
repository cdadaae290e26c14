import { Question, type SubjectId } from '@sabi/shared/content/question'
import { versionsOfAdministrators } from '@sabi/shared/content/version'
import { maximumChanges } from '@sabi/shared/sync/question-calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** The number of a version that is made now: the seconds since 2020, which fit PostgreSQL's integers until 2087. */
const versionOfNow = sql<number>`(${versionsOfAdministrators}::integer
  + greatest(1, extract(epoch from now() - timestamptz '2020-01-01 00:00:00Z')))::integer`

/**
 * Questions imported or published by administrators are in no pack; questions they edited or removed are in one in
 * their old state.
 */
const isBesideBank = sql`(case when q.import_id is null and q.origin is null then q.held is not null else q.is_published end)`

/** A state in which the published questions were once, seen from what they are now. */
export interface PastState {
  revision: number
  /** True if it is the version of an index of packs, in which nothing stands that was added here. */
  isPack: boolean
  currentVersion: string
}

/** A question as currently published, or null if it is no longer published. */
const ChangedQuestion = z.object({ id: z.string(), content: z.nullable(Question) })
export type ChangedQuestion = z.infer<typeof ChangedQuestion>

const RevisionRow = z.object({ revision: z.int() })
const NextVersion = z.object({ id: z.string(), version: z.int() })

/**
 * Numbers a change of what is published, under the lock of the bank. The number is the current second, so that a
 * database restored from a backup never repeats one that phones have seen.
 */
export async function nextRevision(database: Database): Promise<number> {
  const { rows } = await typedSql(RevisionRow)`
    select greatest(coalesce(max(revision), 0) + 1, extract(epoch from now())::bigint) as revision from bank_versions
  `.execute(database)
  return rows[0]?.revision ?? 0
}

/**
 * Numbers for the next versions of questions, above those that they have, by id. As a revision each is the second in which it is
 * made: answers to a version that a restored or failed over database has lost must not be marked by another of the same number.
 */
export async function nextVersions(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await typedSql(NextVersion)`
    select question_id as id, greatest(max(version) + 1, ${versionOfNow}) as version
    from question_versions where question_id = any(${ids}::text[]) group by question_id
  `.execute(database)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/**
 * Names the state after a load: by the version only, unless questions were published or removed apart from the bank.
 */
export async function saveLoadedVersion(database: Database, version: string, revision: number): Promise<void> {
  await sql`insert into bank (version, current_version) values (${version}, ${version})
            on conflict (is_only) do update set version = excluded.version, current_version = excluded.version,
              loaded_at = now()`.execute(database)
  await sql`insert into bank_versions (version, revision, is_pack) values (${version}, ${revision}, true)
            on conflict (version) do update set revision = excluded.revision`.execute(database)
  const { rows: beside } = await sql`
    select 1 from questions q where ${isBesideBank} limit 1
  `.execute(database)
  if (beside.length > 0) await saveRevisedVersion(database, revision)
}

/** Names the state after any other change. Before the first load there is none to name. */
export async function saveRevisedVersion(database: Database, revision: number): Promise<void> {
  await sql`
    with named as (update bank set current_version = version || '.' || ${revision}::bigint returning current_version)
    insert into bank_versions (version, revision, is_pack) select current_version, ${revision}::bigint, false from named
  `.execute(database)
}

/** Records that these questions changed, appeared or were removed, for phones, and updates the counts. */
export async function reviseBank(database: Database, ids: readonly string[]): Promise<void> {
  const revision = await nextRevision(database)
  await sql`update questions set revision = ${revision} where id = any(${ids}::text[])`.execute(database)
  await renewCounts(database)
  await saveRevisedVersion(database, revision)
}

export async function renewCounts(database: Database): Promise<void> {
  await sql`refresh materialized view question_counts`.execute(database)
}

/** The state of this version, or undefined where the questions were never in it. */
export async function findPastState(database: Database, version: string): Promise<PastState | undefined> {
  return database
    .selectFrom('bank_versions')
    .innerJoin('bank', (join) => join.onTrue())
    .select(['revision', 'is_pack as isPack', 'current_version as currentVersion'])
    .where('bank_versions.version', '=', version)
    .executeTakeFirst()
}

/**
 * The changes in a subject since then, by id, without the content of removed questions: all of them, or more than
 * `maximumChanges`.
 */
export async function listChangedQuestions(
  database: Database,
  subject: SubjectId,
  { revision, isPack }: PastState,
): Promise<ChangedQuestion[]> {
  const { rows } = await typedSql(ChangedQuestion)`
    select q.id, case when q.is_published and q.subject = ${subject} then v.content end as content from questions q
    join question_versions v on v.question_id = q.id and v.version = q.version
    where (q.subject = ${subject} or exists (
        select from question_versions former
        where former.question_id = q.id and former.content ->> 'subject' = ${subject}))
      and (q.revision > ${revision} or (${isPack} and ${isBesideBank}))
    order by q.id limit ${maximumChanges + 1}
  `.execute(database)
  return rows
}

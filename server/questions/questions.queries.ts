import { fitOf } from '@sabi/shared/content/exam-fit'
import { Difficulty, Question, SubjectId, type ExamType } from '@sabi/shared/content/question'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

/** The fields of a question that the draw needs. */
const Candidate = z.object({
  id: z.string(),
  version: z.int(),
  subject: SubjectId,
  unit: z.int(),
  isCalculation: z.boolean(),
  family: z.nullable(z.string()),
  difficulty: Difficulty,
})
export type Candidate = z.infer<typeof Candidate>

/** How many published questions match, and the version of what is published, null before the first load. */
const Matching = z.object({ total: z.int(), version: z.nullable(z.string()) })
export type Matching = z.infer<typeof Matching>

const BankState = z.object({ state: z.nullable(z.string()) })

const ContentRow = z.object({ content: Question })
const ComparedContent = z.object({
  id: z.string(),
  version: z.int(),
  hash: z.string(),
  content: z.nullable(Question),
  state: z.nullable(z.string()),
})
const SkillRow = z.object({ skill: z.string() })
const SubjectCounts = z.object({ questionCount: z.int(), topicCount: z.int(), examTypeCount: z.int() })

/**
 * Names what is published as this database has it. Every change names a new version in the row of the bank. The transaction that wrote
 * the row tells apart a restored database, and the start of the server one that was failed over to, in which the name of a change that
 * was lost may be given again.
 */
const bankState = sql`(select concat_ws(' ', current_version, xmin, pg_postmaster_start_time()) from bank)`

/** The name of what is published now, which costs a draw less than anything else that it could ask; null before the first load. */
export async function findBankState(database: Database): Promise<string | null> {
  const { rows } = await typedSql(BankState)`select ${bankState} as state`.execute(database)
  return rows[0]?.state ?? null
}

/** What matches; summed from the counts that are renewed with the bank. */
export async function findMatching(database: Database, filter: QuestionFilter): Promise<Matching> {
  const { rows } = await typedSql(Matching)`
    select coalesce(sum(count), 0)::integer as total, (select current_version from bank) as version
    from question_counts q where ${matches(filter)}
  `.execute(database)
  return rows[0] ?? { total: 0, version: null }
}

/**
 * A page of matching questions, topic after topic, in the order of their ids. The counts let it skip whole topics, so that a
 * far page costs what one topic does.
 */
export async function listQuestions(
  database: Database,
  filter: QuestionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Question[]> {
  const { rows } = await typedSql(ContentRow)`
    with topics as (
      select topic_id, sum(count) as count, sum(sum(count)) over (order by topic_id) - sum(count) as before
      from question_counts q where ${matches(filter)} group by topic_id
    ),
    page as (
      select topic_id, found.id, found.version from topics cross join lateral (
        select id, version from questions q where is_published and q.topic_id = topics.topic_id and ${matches(filter)}
        order by id limit ${limit} offset greatest(${offset} - before, 0)
      ) found
      where before < ${offset}::integer + ${limit}::integer and before + count > ${offset}
      order by topic_id, id limit ${limit}
    )
    select v.content from page join question_versions v on v.question_id = page.id and v.version = page.version
    order by page.topic_id, page.id
  `.execute(database)
  return rows.map((row) => row.content)
}

/** The questions with these ids, in the order of the ids; those that are not published are left out. */
export async function listQuestionsById(database: Database, ids: readonly string[]): Promise<Question[]> {
  const { rows } = await typedSql(ContentRow)`
    select v.content from unnest(${ids}::text[]) with ordinality as wanted (id, place)
    join questions q on q.id = wanted.id and q.is_published
    join question_versions v on v.question_id = q.id and v.version = q.version
    order by wanted.place
  `.execute(database)
  return rows.map((row) => row.content)
}

/** A version of a question, and the hash of what the asker believes it to say; empty where nothing. */
export interface Believed {
  id: string
  version: number
  hash: string
}

/**
 * The contents of these versions, published or not, in any order, but only if they differ from what the caller has. `state` is the one in
 * which they were read.
 */
export async function listContents(
  database: Database,
  believed: readonly Believed[],
): Promise<z.infer<typeof ComparedContent>[]> {
  const { rows } = await typedSql(ComparedContent)`
    select v.question_id as id, v.version, v.content_hash as hash, case when v.content_hash <> b.hash then v.content end as content,
           ${bankState} as state
    from unnest(
      ${believed.map(({ id }) => id)}::text[],
      ${believed.map(({ version }) => version)}::integer[],
      ${believed.map(({ hash }) => hash)}::text[]
    ) as b (id, version, hash)
    join question_versions v on v.question_id = b.id and v.version = b.version
  `.execute(database)
  return rows
}

/** A question that is not published but was made for this student. */
export async function findQuestionMadeFor(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<Question | undefined> {
  const { rows } = await typedSql(ContentRow)`
    select v.content from generated_questions g
    join questions q on q.id = g.question_id
    join question_versions v on v.question_id = q.id and v.version = q.version
    where g.user_id = ${userId} and g.question_id = ${id}
  `.execute(database)
  return rows[0]?.content
}

/** All matching questions in the order of their ids, as candidates for a draw: for filters that match a few thousand at most. */
export async function listCandidates(database: Database, filter: QuestionFilter): Promise<Candidate[]> {
  const { rows } = await typedSql(Candidate)`
    select id, version, subject, unit, is_calculation as "isCalculation", family, difficulty
    from questions q where is_published and ${matches(filter)} order by id
  `.execute(database)
  return rows
}

/** The skills of the published questions that match. */
export async function listSkills(database: Database, filter: QuestionFilter): Promise<string[]> {
  const { rows } = await typedSql(SkillRow)`
    select distinct coalesce(family, id) as skill from questions q where is_published and ${matches(filter)}
  `.execute(database)
  return rows.map(({ skill }) => skill)
}

/** A place in the bank to look for candidates: so many questions of this kind from a random point on. */
export interface Probe {
  subject: SubjectId
  unit: number
  isCalculation: boolean
  /** From 0 to 1. */
  from: number
  count: number
}

/**
 * The candidates of the probes in the order of their ids, found by index: as fast among a million questions as among a thousand. What lies next to each other
 * there has nothing else in common; behind the last question comes the first. With a topic in the filter, subject and unit of the
 * probes do not matter.
 */
export async function probeCandidates(
  database: Database,
  filter: QuestionFilter,
  probes: readonly Probe[],
): Promise<Candidate[]> {
  const isOfKind =
    filter.topicId === 'ALL' ? sql`q.subject = p.subject and q.unit = p.unit` : sql`q.topic_id = ${filter.topicId}`
  const found = (points: RawBuilder<unknown>) => sql`
    (select id, version, subject, unit, is_calculation as "isCalculation", family, difficulty from questions q
     where is_published and ${isOfKind} and q.is_calculation = p.is_calculation and ${points}
       and ${matches({ ...filter, subject: 'ALL', topicId: 'ALL' })}
     order by q.rnd limit p.count)`
  const { rows } = await typedSql(Candidate)`
    select distinct found.* from unnest(
      ${probes.map((probe) => probe.subject)}::text[],
      ${probes.map((probe) => probe.unit)}::smallint[],
      ${probes.map((probe) => probe.isCalculation)}::boolean[],
      ${probes.map((probe) => probe.from)}::double precision[],
      ${probes.map((probe) => probe.count)}::integer[]
    ) as p (subject, unit, is_calculation, start, count)
    cross join lateral (
      ${found(sql`q.rnd >= p.start`)} union all ${found(sql`q.rnd < p.start`)} limit p.count
    ) found
    order by id
  `.execute(database)
  return rows
}

/** Counts for one subject's card: published questions, topics of the syllabus, exam types that have questions. */
export async function getSubjectStatistics(
  database: Database,
  subject: SubjectId,
): Promise<z.infer<typeof SubjectCounts>> {
  const { rows } = await typedSql(SubjectCounts)`
    select coalesce(sum(count), 0)::integer as "questionCount", count(distinct exam_type)::integer as "examTypeCount",
           (select count(*)::integer from topics where subject = ${subject}) as "topicCount"
    from question_counts where subject = ${subject}
  `.execute(database)
  return rows[0] ?? { questionCount: 0, topicCount: 0, examTypeCount: 0 }
}

/** Returns whether a question `q` matches the filter; one for an exam if it fits the exam (`shared/content/exam-fit.ts`). */
export function matches({ subject, examType, difficulty, topicId }: QuestionFilter) {
  const conditions = [sql`true`]
  if (subject !== 'ALL') conditions.push(sql`q.subject = ${subject satisfies SubjectId}`)
  if (examType !== 'ALL') conditions.push(fits(examType))
  if (difficulty !== 'ALL') conditions.push(sql`q.difficulty = ${difficulty}`)
  if (topicId !== 'ALL') conditions.push(sql`q.topic_id = ${topicId}`)
  return sql.join(conditions, sql` and `)
}

function fits(exam: ExamType) {
  const { styles, ownTopics } = fitOf(exam)
  if (styles.length === 1) return sql`q.exam_type = ${exam}`
  return sql`q.exam_type = any(${styles}::text[]) and (q.exam_type = ${exam} or q.topic_id <> all(${ownTopics}::text[]))`
}

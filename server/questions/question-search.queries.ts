import { Question } from '@sabi/shared/content/question'
import type { InputOf } from '@sabi/shared/contract/call'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { ListedQuestion, QuestionVersion, type searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { likePatterns } from '../database/search-words.ts'
import { typedSql } from '../database/typed-sql.ts'
import { matches } from './questions.queries.ts'
import type { WordMeant } from './words-meant.ts'

type Search = Omit<InputOf<typeof searchQuestions>['query'], 'search'> & { words: readonly WordMeant[] }

// Questions removed from the bank or generated for one student are neither listed nor held.
const isListed = sql`(q.is_published or q.held in ('deleted', 'quarantined'))`
const state = sql`coalesce(q.held, 'published')`
const said = sql`q.id || ' ' || (v.content ->> 'text') || ' ' || (v.content ->> 'options')`
// As the index reads texts: H₂SO₄ is H2SO4 there, and Hooke’s is Hookes.
const saidPlainly = sql`translate(normalize(${said}, NFKD), '''’^', '')`
const present = sql`questions q join question_versions v on v.question_id = q.id and v.version = q.version`

const TotalRow = z.object({ total: z.int() })
const VersionRow = z.extend(QuestionVersion, { question: Question, publishedAt: z.date() })
const ContentRow = z.object({ content: Question })

/** A page of the administrator's list, in the order of ids. */
export async function listFoundQuestions(database: Database, search: Search): Promise<ListedQuestion[]> {
  const { rows } = await typedSql(ListedQuestion)`
    select v.content as question, ${state} as state,
           case when s.attempts is not null then jsonb_build_object(
             'attempts', s.attempts, 'difficulty', s.difficulty, 'discrimination', s.discrimination,
             'optionCounts', s.option_counts, 'optionDiscriminations', s.option_discriminations,
             'countedAt', to_char(s.counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as statistics
    from ${present} left join item_statistics s on s.question_id = q.id and s.version = q.version
    where ${isFound(search)} order by q.id limit ${search.limit} offset ${search.offset}
  `.execute(database)
  return rows
}

/** How many questions a search finds in all. */
export async function countFoundQuestions(database: Database, search: Search): Promise<number> {
  const { rows } = await typedSql(TotalRow)`
    select count(*)::integer as total from ${present} where ${isFound(search)}
  `.execute(database)
  return rows[0]?.total ?? 0
}

/** Every version of a question, the latest first; none where there never was such a question. */
export async function listQuestionVersions(database: Database, id: string): Promise<QuestionVersion[]> {
  const { rows } = await typedSql(VersionRow)`
    select v.content as question, v.published_at as "publishedAt", v.cause, u.email as "madeBy"
    from question_versions v left join users u on u.id = v.made_by
    where v.question_id = ${id} order by v.published_at desc, v.version desc
  `.execute(database)
  return rows.map(({ publishedAt, ...version }) => ({ ...version, publishedAt: publishedAt.toISOString() }))
}

/** For each of these questions, in order, a published and matching one of its family: itself, or a variant. */
export async function listMatchingLike(
  database: Database,
  ids: readonly string[],
  filter: QuestionFilter,
): Promise<Question[]> {
  const { rows } = await typedSql(ContentRow)`
    select v.content from unnest(${ids}::text[]) with ordinality as wanted (id, place)
    join questions r on r.id = wanted.id
    cross join lateral (
      select id, version from questions q
      where q.is_published and q.topic_id = r.topic_id and (q.id = r.id or q.family = r.family) and ${matches(filter)}
      order by q.id <> r.id, q.id limit 1
    ) one
    join question_versions v on v.question_id = one.id and v.version = one.version
    order by wanted.place
  `.execute(database)
  return rows.map(({ content }) => content)
}

function isFound({ words, subject, topicId, state: wanted }: Search) {
  const conditions = [isListed]
  for (const { typed, spellings } of words) {
    const own = sql`${said} ilike all (${likePatterns(typed)}::text[])`
    conditions.push(sql`(${own} or ${saidPlainly} ilike any (${spellings.flatMap(likePatterns)}::text[]))`)
  }
  if (subject !== undefined) conditions.push(sql`q.subject = ${subject}`)
  if (topicId !== undefined) conditions.push(sql`q.topic_id = ${topicId}`)
  if (wanted !== undefined) conditions.push(sql`${state} = ${wanted}`)
  return sql.join(conditions, sql` and `)
}

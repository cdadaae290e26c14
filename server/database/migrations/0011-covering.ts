import { sql, type Kysely } from 'kysely'

/**
 * What marking an answer needs of its question stands in the keys. Beside them lie two kilobytes of content, so that each answer of a
 * large bank was one page read for the key and one for the topic; a far page of a list read all pages before it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table question_versions drop constraint question_versions_pkey,
      add primary key (question_id, version) include (correct_option, option_count)
  `.execute(database)
  await sql`
    alter table questions drop constraint questions_pkey, add primary key (id) include (subject, topic_id, version, is_published)
  `.execute(database)
}

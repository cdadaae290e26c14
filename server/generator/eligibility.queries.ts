import type { ExamCoverage } from '@sabi/shared/generator/eligibility'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { isOfWrongClock } from '../platform/student-log.queries.ts'

/** How many published questions of each subject and exam a student has answered, and how many of the latest answers are right. */
export async function listCoverage(database: Database, userId: string): Promise<ExamCoverage[]> {
  const { rows } = await sql<ExamCoverage>`
    with latest as (
      select distinct on (question_id) question_id, question_version, option
      from answers where user_id = ${userId}
      order by question_id, ${isOfWrongClock(sql`answered_at`)}, answered_at desc, seq desc, id desc
    ), answered as (
      select q.subject, q.exam_type, count(*)::integer as attempted,
             (count(*) filter (where is_right(l.option, v.correct_option)))::integer as correct
      from latest l
      join questions q on q.id = l.question_id and q.is_published
      join question_versions v on v.question_id = l.question_id and v.version = l.question_version
      group by q.subject, q.exam_type
    ), bank as (
      select subject, exam_type, sum(count)::integer as total from question_counts group by subject, exam_type
    )
    select subject, exam_type as "examType", total, coalesce(attempted, 0) as attempted, coalesce(correct, 0) as correct
    from bank left join answered using (subject, exam_type)
  `.execute(database)
  return rows
}

import { ExamType, SubjectId } from '@sabi/shared/content/question'
import type { ExamCoverage } from '@sabi/shared/generator/eligibility'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'

const CoverageRow = z.object({
  subject: SubjectId,
  examType: ExamType,
  total: z.int(),
  attempted: z.int(),
  correct: z.int(),
})

/**
 * For each subject and exam, the number of published questions a student has answered, and how many of the latest answers are right.
 * Reads the stored sums, which the caller has updated, so its cost does not depend on the length of the log.
 */
export async function listCoverage(database: Database, userId: string): Promise<ExamCoverage[]> {
  const { rows } = await typedSql(CoverageRow)`
    with answered as (
      select q.subject, q.exam_type, count(*)::integer as attempted,
             (count(*) filter (where is_correct = 'true'))::integer as correct
      from kept_topics cross join jsonb_each(questions) mark (question_id, is_correct)
      join questions q on q.id = question_id and q.is_published
      where user_id = ${userId}
      group by q.subject, q.exam_type
    ), bank as (
      select subject, exam_type, sum(count)::integer as total from question_counts group by subject, exam_type
    )
    select subject, exam_type as "examType", total, coalesce(attempted, 0) as attempted, coalesce(correct, 0) as correct
    from bank left join answered using (subject, exam_type)
  `.execute(database)
  return rows
}

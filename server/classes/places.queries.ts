import { ClassId } from '@sabi/shared/classes/class'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'

/** Returns whether a student is the teacher or a member of an open class. What is no id of a class is no class. */
export async function isInClass(
  database: Database,
  { classId, userId, role }: { classId: unknown; userId: string; role: 'teacher' | 'member' },
): Promise<boolean> {
  const id = z.safeParse(ClassId, classId)
  if (!id.success) return false
  const hasPlace =
    role === 'teacher'
      ? sql`c.teacher_id = ${userId}`
      : sql`exists (select from class_members m where m.user_id = ${userId} and m.class_id = c.id)`
  const { rows } = await sql`
    select from classes c where c.id = ${id.data} and c.closed_at is null and ${hasPlace}
  `.execute(database)
  return rows.length > 0
}

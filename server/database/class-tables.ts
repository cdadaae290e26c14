import type { AssignmentTask } from '@sabi/shared/classes/assignments'
import type { SubjectId } from '@sabi/shared/content/question'
import type { Generated } from 'kysely'

/** The tables of classes. */
export interface ClassTables {
  classes: {
    id: string
    /** Null if the teacher's account is gone. */
    teacher_id: string | null
    name: string
    subjects: SubjectId[]
    /** Null while nobody may join. */
    code: string | null
    created_at: Generated<Date>
    closed_at: Date | null
  }
  class_members: {
    id: Generated<string>
    class_id: string
    user_id: string
    /** The name that the student chose for the class. */
    name: string
    joined_at: Generated<Date>
  }
  assignments: {
    id: string
    class_id: string
    title: string
    task: AssignmentTask
    due_at: Date
    /** True if only the first time counts. */
    is_once: boolean
    created_at: Generated<Date>
  }
}

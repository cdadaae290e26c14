import * as z from 'zod/mini'
import { tidyName } from '../accounts/account.ts'
import { SubjectId } from '../content/question.ts'
import { QuestionId, TopicId, withoutNul } from '../contract/parameters.ts'
import type { shortLengths } from '../exams/paper.ts'
import { counted } from '../subjects/count-words.ts'
import { PhoneId, PhoneTime } from '../sync/calls.ts'

export const assignmentsOfClass = 200
/** A page of the list of assignments. The first comes with the page of the class. */
export const assignmentsShown = 20
export const longestAssignmentTitle = 80
/** No more than a worksheet has. */
export const mostChosenQuestions = 60
/** How many questions on topics can be asked for. A phone that saves data fetches no more at once. */
export const drawnCounts = [5, 10, 20, 40] as const

/** Those of the exam hall. Only the type is imported: the phone's downloads know assignments, and need nothing of papers. */
const paperLengths = [10, 20, 30] as const satisfies typeof shortLengths

export const AssignmentTitle = z
  .string()
  .check(withoutNul, z.overwrite(tidyName), z.minLength(1), z.maxLength(longestAssignmentTitle))

/** Questions on topics of one subject, drawn for each student and attempt. */
const TopicsTask = z.object({
  kind: z.literal('topics'),
  subject: SubjectId,
  topicIds: z.array(TopicId).check(z.minLength(1), z.maxLength(100)),
  count: z.literal(drawnCounts),
})

/** The same questions for everyone, in this order. */
const QuestionsTask = z.object({
  kind: z.literal('questions'),
  subject: SubjectId,
  ids: z.array(QuestionId).check(
    z.minLength(1),
    z.maxLength(mostChosenQuestions),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
})

/** A paper of the exam hall, the same for everyone. */
const PaperTask = z.object({
  kind: z.literal('paper'),
  /** Its id in `content/exams`. */
  paper: z.string().check(z.minLength(1), z.maxLength(40), withoutNul),
  subjects: z.array(SubjectId).check(z.minLength(1), z.maxLength(10)),
  /** Null for the whole paper. */
  length: z.nullable(z.literal(paperLengths)),
  /** The code of a paper that several sit: its seed. */
  code: z.string().check(z.regex(/^[A-Z0-9]{5}$/)),
})

/** The task of an assignment. */
export const AssignmentTask = z.union([TopicsTask, QuestionsTask, PaperTask])
export type AssignmentTask = z.infer<typeof AssignmentTask>

/** An assignment of a class. What it asks for never changes, because some may have done it already. */
export const Assignment = z.object({
  id: PhoneId,
  title: z.string(),
  task: AssignmentTask,
  dueAt: PhoneTime,
  /** True if only the first time counts. */
  isOnce: z.boolean(),
})
export type Assignment = z.infer<typeof Assignment>

/**
 * A student's work on an assignment, computed from the answer log. An attempt is complete once it was ended or all its questions
 * are answered. `late` means that no attempt was complete in time.
 */
export const AssignmentWork = z.object({
  state: z.enum(['none', 'begun', 'done', 'late']),
  /** Complete attempts. */
  attempts: z.int(),
  /** The counts are those of the attempt that counts: the first complete one, or the best where several are allowed. */
  answered: z.int(),
  /** Null before an attempt is complete. */
  correct: z.nullable(z.int()),
  total: z.int(),
  /** When its last answer was given, by the phone's clock; null before an attempt is complete. */
  doneAt: z.nullable(z.string()),
  /** Time on its questions. */
  durationMs: z.int(),
})
export type AssignmentWork = z.infer<typeof AssignmentWork>

/** The subjects whose questions an assignment needs. */
export function subjectsOfTask(task: AssignmentTask): readonly SubjectId[] {
  return task.kind === 'paper' ? task.subjects : [task.subject]
}

/** How many questions an assignment asks; null for a whole paper, whose board says it. */
export function questionsOfTask(task: AssignmentTask): number | null {
  if (task.kind === 'paper') return task.length
  return task.kind === 'topics' ? task.count : task.ids.length
}

/** The size of an assignment in words: '10 questions', 'timed paper', 'timed paper, 20 questions'. */
export function taskWords(task: AssignmentTask): string {
  const count = questionsOfTask(task)
  const size = count === null ? [] : [counted(count, 'question')]
  return [...(task.kind === 'paper' ? ['timed paper'] : []), ...size].join(', ')
}

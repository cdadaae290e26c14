import * as z from 'zod/mini'
import { Difficulty, ExamType, ShownQuestion } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { StoredNumber, TopicId, wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

const longestNotes = 2000

export const flagStatuses = ['pending', 'reviewed', 'resolved', 'dismissed'] as const
export const FlagStatus = z.enum(flagStatuses)
export type FlagStatus = z.infer<typeof FlagStatus>

/** A problem with a question that its answers reveal, without any student reporting it. */
export const Alarm = z.enum(['wrong-key', 'dead-options', 'too-hard'])
export type Alarm = z.infer<typeof Alarm>

const Notes = z.string().check(z.trim(), z.maxLength(longestNotes), withoutNul)

/** Statistics of the first attempts at a question. */
export const ItemStatistics = z.object({
  attempts: z.int(),
  /** Share of right answers, 0 to 1. */
  difficulty: z.number(),
  /** Correlation of a right answer with the student's other answers, -1 to 1; null if it is undefined. */
  discrimination: z.nullable(z.number()),
  /** How often each option was chosen, and how choosing it correlates with the student's other answers. */
  optionCounts: z.array(z.int()),
  optionDiscriminations: z.array(z.number()),
  countedAt: z.string(),
})
export type ItemStatistics = z.infer<typeof ItemStatistics>

/** A flag as administrators see it, with the current version of the question. */
export const AdminFlag = z.object({
  id: z.uuid(),
  status: FlagStatus,
  reason: z.string(),
  /** The alarm that raised the flag; null if a student reported it. */
  alarm: z.nullable(Alarm),
  adminNotes: z.string(),
  /** Incremented with every change. A change names the revision it is based on. */
  revision: z.int(),
  flaggedAt: z.string(),
  /** Null unless the flag is resolved or dismissed. */
  decidedAt: z.nullable(z.string()),
  /** Same as `flaggedAt`; the specification uses this name. */
  createdAt: z.string(),
  /** When an administrator last set the status; null while the flag is pending. */
  reviewedAt: z.nullable(z.string()),
  /** When the alarm will remove the question from practice unless an administrator decides before; null if no date is set. */
  leavesAt: z.nullable(z.string()),
  /** Name of the student; null for an alarm or a deleted account. */
  flaggedBy: z.nullable(z.string()),
  /** Total number of flags on this question. */
  flagsOfQuestion: z.int(),
  /** The version that the student saw. */
  questionVersion: z.int(),
  /** Null if the question no longer exists. */
  question: z.nullable(ShownQuestion),
  isPublished: z.boolean(),
  statistics: z.nullable(ItemStatistics),
})
export type AdminFlag = z.infer<typeof AdminFlag>

const FlagChange = z.object({
  /** The revision this change is based on. If it is outdated, the change is a conflict (409). Omit it to skip the check. */
  revision: z.optional(StoredNumber),
})

/** All four statuses, including those with a count of 0. */
const StatusCounts = z.object({
  pending: z.int(),
  reviewed: z.int(),
  resolved: z.int(),
  dismissed: z.int(),
} satisfies Record<FlagStatus, unknown>)

export const listFlags = call({
  method: 'GET',
  path: '/api/question-flags',
  access: 'admin',
  showsPeople: true,
  weight: 10,
  summary: 'Flags, newest first, of one status or all, with the number of flags in each status',
  query: z.object({
    status: z.optional(FlagStatus),
    limit: wholeNumber({ from: 1, to: 100, otherwise: 100 }),
    offset: wholeNumber({ from: 0, to: 1_000_000, otherwise: 0 }),
  }),
  reply: success({ flags: z.array(AdminFlag), statusCounts: StatusCounts }),
})

export const setFlagStatus = call({
  method: 'PATCH',
  path: '/api/question-flags/:id/status',
  access: 'admin',
  summary: 'Decides on a flag, with optional notes',
  params: z.object({ id: z.uuid() }),
  body: z.extend(FlagChange, { status: FlagStatus, adminNotes: z.prefault(Notes, '') }),
  reply: success({ flag: AdminFlag }),
})

const OptionTexts = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000), withoutNul))
  .check(z.minLength(2), z.maxLength(5))

/** Options as a list, or as the JSON text of a list (API-07). */
const Options = z.union([
  OptionTexts,
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(8000)),
      z.transform((text) => parseList(text)),
    ),
    OptionTexts,
  ),
])

function parseList(text: string): string[] {
  try {
    return StringList.parse(JSON.parse(text))
  } catch {
    // The empty list is then refused with the usual message for missing options.
    return []
  }
}

const StringList = z.array(z.string())

/** The text of a question as an administrator writes it, with mathematics between dollar signs as in an import. */
export const QuestionText = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(8000), withoutNul),
  options: Options,
  /** Index into `options` in the order given here. */
  correctOption: z.int().check(z.minimum(0), z.maximum(4)),
  explanation: z.string().check(z.trim(), z.maxLength(8000), withoutNul),
  /** Why each option is wrong: one entry an option, '' where there is none. Left out, options whose words stay keep their reasons. */
  reasons: z.optional(
    z.array(z.string().check(z.trim(), z.maxLength(2000), withoutNul)).check(z.minLength(2), z.maxLength(5)),
  ),
  /** Left out, a question whose text stays keeps its hints. */
  hints: z.optional(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000), withoutNul)).check(z.maxLength(9)),
  ),
})
export type QuestionText = z.output<typeof QuestionText>

/** The classification of a question: its topic (which determines the subject), exam and difficulty. */
export const QuestionPlace = z.object({ topicId: TopicId, examType: ExamType, difficulty: Difficulty })
export type QuestionPlace = z.output<typeof QuestionPlace>

export const editFlaggedQuestion = call({
  method: 'PATCH',
  path: '/api/question-flags/:id/question',
  access: 'admin',
  summary:
    'Publishes a corrected version of the flagged question and resolves the flag. Changing the key updates all marks',
  params: z.object({ id: z.uuid() }),
  body: z.extend(QuestionText, {
    topicId: z.optional(TopicId),
    examType: z.optional(ExamType),
    difficulty: z.optional(Difficulty),
    adminNotes: z.prefault(Notes, ''),
    /** The version that was edited. If it is outdated, the edit is a conflict (409). Omit it to edit the current version. */
    version: z.optional(StoredNumber),
  }),
  bodyLimit: 64 * 1024,
  reply: success({ flag: AdminFlag, question: ShownQuestion, isKeyChanged: z.boolean() }),
})

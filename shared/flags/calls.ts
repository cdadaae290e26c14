import * as z from 'zod/mini'
import { Difficulty, ExamType, ShownQuestion } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { StoredNumber, TopicId, wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

const longestNotes = 2000

export const flagStatuses = ['pending', 'reviewed', 'resolved', 'dismissed'] as const
export const FlagStatus = z.enum(flagStatuses)
export type FlagStatus = z.infer<typeof FlagStatus>

/** What the answers of students can say against a question, with no student saying it. */
export const Alarm = z.enum(['wrong-key', 'dead-options', 'too-hard'])
export type Alarm = z.infer<typeof Alarm>

const Notes = z.string().check(z.trim(), z.maxLength(longestNotes), withoutNul)

/** What first attempts say of a question. */
export const ItemStatistics = z.object({
  attempts: z.int(),
  /** Share of right answers, 0 to 1. */
  difficulty: z.number(),
  /** Correlation of the mark with that of the student's other answers, -1 to 1; null where it has no meaning. */
  discrimination: z.nullable(z.number()),
  /** How often each option was chosen, and how its choice goes with the student's other answers. */
  optionCounts: z.array(z.int()),
  optionDiscriminations: z.array(z.number()),
  countedAt: z.string(),
})
export type ItemStatistics = z.infer<typeof ItemStatistics>

/** A flag as administrators see it, with the question as it is now. */
export const AdminFlag = z.object({
  id: z.uuid(),
  status: FlagStatus,
  reason: z.string(),
  /** Null where a student reported it. */
  alarm: z.nullable(Alarm),
  adminNotes: z.string(),
  /** Counts up with every change; a change names the one that it saw. */
  revision: z.int(),
  flaggedAt: z.string(),
  /** Null unless the flag is resolved or dismissed. */
  decidedAt: z.nullable(z.string()),
  /** The same moment as `flaggedAt`, under the name of the specification. */
  createdAt: z.string(),
  /** When an administrator last set the status; null while the flag is pending. */
  reviewedAt: z.nullable(z.string()),
  /** When the question leaves practice because of this alarm, unless somebody decides before; null where that is not announced. */
  leavesAt: z.nullable(z.string()),
  /** Name of the student, null for an alarm and for an account that is gone. */
  flaggedBy: z.nullable(z.string()),
  /** How many flags this question has in all. */
  flagsOfQuestion: z.int(),
  /** The version that the student saw. */
  questionVersion: z.int(),
  /** Null where the question is not there any more. */
  question: z.nullable(ShownQuestion),
  isPublished: z.boolean(),
  statistics: z.nullable(ItemStatistics),
})
export type AdminFlag = z.infer<typeof AdminFlag>

const FlagChange = z.object({
  /** The revision that was seen: another one by now is a conflict (409). Without it the change is made in any case. */
  revision: z.optional(StoredNumber),
})

/** All four, also where there is none. */
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
  summary: 'Flags, newest first, of one status or all, with their number in each status',
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
  summary: 'Decides on a flag, with notes',
  params: z.object({ id: z.uuid() }),
  body: z.extend(FlagChange, { status: FlagStatus, adminNotes: z.prefault(Notes, '') }),
  reply: success({ flag: AdminFlag }),
})

const OptionTexts = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000), withoutNul))
  .check(z.minLength(2), z.maxLength(5))

/** Options as a list, or as the text of a JSON list (API-07). */
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
    // An empty list is refused with the message that a list without options gets.
    return []
  }
}

const StringList = z.array(z.string())

/** The text of a question as an administrator writes it, with mathematics between dollar signs as in an import. */
export const QuestionText = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(8000), withoutNul),
  options: Options,
  /** Index into `options` as they stand here. */
  correctOption: z.int().check(z.minimum(0), z.maximum(4)),
  explanation: z.string().check(z.trim(), z.maxLength(8000), withoutNul),
})
export type QuestionText = z.output<typeof QuestionText>

/** Where a question belongs: its topic, which decides the subject, its exam and its difficulty. */
export const QuestionPlace = z.object({ topicId: TopicId, examType: ExamType, difficulty: Difficulty })
export type QuestionPlace = z.output<typeof QuestionPlace>

export const editFlaggedQuestion = call({
  method: 'PATCH',
  path: '/api/question-flags/:id/question',
  access: 'admin',
  summary:
    'Publishes a corrected version of the flagged question and resolves the flag; a changed key changes all marks',
  params: z.object({ id: z.uuid() }),
  body: z.extend(QuestionText, {
    topicId: z.optional(TopicId),
    examType: z.optional(ExamType),
    difficulty: z.optional(Difficulty),
    adminNotes: z.prefault(Notes, ''),
    /** The version that was edited: another one by now is a conflict (409). Without it the present one is meant. */
    version: z.optional(StoredNumber),
  }),
  bodyLimit: 64 * 1024,
  reply: success({ flag: AdminFlag, question: ShownQuestion, isKeyChanged: z.boolean() }),
})

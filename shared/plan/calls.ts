import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { ExamType, SubjectId } from '../content/question.ts'
import { TzOffset, UserId } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { levels } from './levels.ts'

const EpochMs = z.number().check(z.minimum(0))
const Count = z.int().check(z.minimum(0))

const SkillMemory = z.object({
  skill: z.string(),
  topicId: z.string(),
  stability: z.number().check(z.positive()),
  difficulty: z.number().check(z.minimum(1), z.maximum(10)),
  at: EpochMs,
  isRight: z.boolean(),
  timed: Count,
  timedMs: Count,
})

const Review = z.object({
  skill: z.string(),
  topicId: z.string(),
  isRight: z.boolean(),
  at: EpochMs,
  durationMs: Count,
  isMixed: z.optional(z.boolean()),
  isWithHint: z.optional(z.boolean()),
})

const TopicRecord = z.object({
  topicId: z.string(),
  /** How able the student is, as an Elo rating in logits, and the answers that it is based on. */
  logits: z.number(),
  answers: Count,
  // Servers of version 0.1 omit what follows.
  firsts: z._default(Count, 0),
  firstsRight: z._default(Count, 0),
  repeats: z._default(Count, 0),
  repeatsRight: z._default(Count, 0),
  recalled: z._default(z.number().check(z.minimum(0)), 0),
  isProven: z._default(z.boolean(), false),
  floor: z._default(z.enum(levels), 'new'),
})

const SlipReview = z.object({
  questionId: z.string(),
  topicId: z.string(),
  isRight: z.boolean(),
  /** When it was answered by the clock of the device, in epoch milliseconds. */
  at: EpochMs,
  /** The day by the student's clock: YYYY-MM-DD. */
  day: z.string(),
  reason: z.nullable(z.string()),
})

export const getMemory = call({
  method: 'GET',
  path: '/api/progress/:userId/memory',
  access: 'self',
  weight: 60,
  summary:
    'How well a student remembers each skill, as of the last midnight by their clock, and what they answered since',
  params: z.object({ userId: UserId }),
  query: z.object({ tzOffset: TzOffset }),
  mayLag: true,
  reply: success({
    data: z.array(SkillMemory),
    topics: z._default(z.array(TopicRecord), []),
    today: z.array(Review),
    /** When a full paper was handed in last; null if never. Older servers omit it. */
    lastPaperAt: z._default(z.nullable(EpochMs), null),
    /** The reviews of the last 14 days in skills with slips that may be repeated ones. Older servers omit it. */
    slips: z._default(z.array(SlipReview), []),
  }),
})

const OutOf100 = z.number().check(z.minimum(0), z.maximum(100))

/** The score that was predicted at the end of a week, with its range. */
export const PastScore = z.object({
  /** Epoch milliseconds. */
  at: EpochMs,
  score: OutOf100,
  low: OutOf100,
  high: OutOf100,
})
export type PastScore = z.infer<typeof PastScore>

export const getScoreHistory = call({
  method: 'GET',
  path: '/api/progress/:userId/predicted-scores',
  access: 'self',
  weight: 70,
  summary: 'The score in each subject that was predicted at the last midnight and each week before it, for one board',
  params: z.object({ userId: UserId }),
  query: z.object({ examType: ExamType, tzOffset: TzOffset }),
  mayLag: true,
  isOfLog: true,
  reply: success({
    /** Oldest first; weeks with too few answers are left out. */
    data: z.array(z.object({ subject: SubjectId, answers: Count, scores: z.array(PastScore) })),
  }),
})

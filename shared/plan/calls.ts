import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { TzOffset, UserId } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

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
})

/** How able the student is in a topic, as an Elo rating in logits. Older servers omit it. */
const TopicRating = z.object({ topicId: z.string(), logits: z.number(), answers: Count })

export const getMemory = call({
  method: 'GET',
  path: '/api/progress/:userId/memory',
  access: 'self',
  summary:
    'How well a student remembers each skill, as of the last midnight by their clock, and what they answered since',
  params: z.object({ userId: UserId }),
  query: z.object({ tzOffset: TzOffset }),
  mayLag: true,
  reply: success({
    data: z.array(SkillMemory),
    topics: z._default(z.array(TopicRating), []),
    today: z.array(Review),
    /** When a full paper was handed in last; null if never. Older servers omit it. */
    lastPaperAt: z._default(z.nullable(EpochMs), null),
  }),
})

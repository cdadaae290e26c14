import * as z from 'zod/mini'
import { Passage } from '../content/passage.ts'
import { ExamType, Figure, SubjectId } from '../content/question.ts'
import { call, type ReplyOf } from '../contract/call.ts'
import { TopicId, TzOffset, UserId } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { SyncedSession } from '../sync/calls.ts'

const Count = z.int().check(z.minimum(0))
const ofUser = z.object({ userId: UserId })
const ofUserAndTopic = z.object({ userId: UserId, topicId: TopicId })

/** A session marked by the server, or, if `verified` is false, one reported without its answers. */
export const Attempt = z.object({
  id: z.string(),
  userId: UserId,
  examType: z.string(),
  subject: z.nullable(SubjectId),
  topicId: z.nullable(z.string()),
  score: Count,
  totalQuestions: Count,
  /** Measured time in whole seconds. */
  timeSpent: Count,
  startedAt: z.string(),
  /** When the session was finished, or the time of its last answer if it was left open. */
  completedAt: z.string(),
  verified: z.boolean(),
  /** The kind of session; null for one that was only reported. Earlier servers don't say it. */
  kind: z.optional(z.nullable(SyncedSession.shape.kind)),
  /** True for a session that has not ended. Earlier servers don't say it. */
  isOpen: z.optional(z.boolean()),
})
export type Attempt = z.infer<typeof Attempt>

/** The distinct questions of a topic that were answered, and those whose latest answer is correct. */
export const TopicProgress = z.object({ topicId: z.string(), questionsAttempted: Count, questionsCorrect: Count })
export type TopicProgress = z.infer<typeof TopicProgress>

/** A student's statistics in a subject: final answers, correct ones, and the median time per answer. */
const SubjectStatistics = z.object({
  subject: SubjectId,
  attempted: Count,
  correct: Count,
  /** Measured time in whole seconds, of the answers that have one. */
  medianSeconds: Count,
  /** How many of the answers have a measured time. Earlier servers don't say it. */
  timed: z.optional(Count),
})
export type SubjectStatistics = z.infer<typeof SubjectStatistics>

const ExamTypeStatistics = z.object({ attempts: Count, correct: Count, total: Count })

export const ExamStatistics = success({
  totalExamAttempts: Count,
  totalQuestionsAttempted: Count,
  totalCorrect: Count,
  /** Percentage of correct answers, rounded; 0 before the first answer. */
  averagePercentage: z.number(),
  /** Answers given today, by the clock of the requesting phone. */
  answeredToday: Count,
  examTypeStats: z.record(z.string(), ExamTypeStatistics),
  topicProgress: z.array(TopicProgress),
  /** The subjects with at least one answer. */
  subjectStats: z.array(SubjectStatistics),
  /** The latest sessions, newest first: at most 10 of each subject and 10 with several subjects. */
  recentActivity: z.array(
    z.object({
      id: z.string(),
      examType: z.string(),
      /** Null for a session with several subjects. */
      subject: z.nullable(SubjectId),
      totalQuestions: Count,
      score: Count,
      completedAt: z.string(),
    }),
  ),
})
export type ExamStatistics = z.infer<typeof ExamStatistics>

export const ProfileStatistics = success({
  totalQuestionsAttempted: Count,
  totalCorrectAnswers: Count,
  accuracyRate: z.number(),
  currentStreak: Count,
  subjectBreakdown: z.array(z.object({ subject: SubjectId, attempted: Count, correct: Count })),
})
export type ProfileStatistics = z.infer<typeof ProfileStatistics>

/** A session as a client may report it under the specification: saved and shown in the student's own history, but never counted. */
const ReportedAttempt = z.object({
  userId: z.optional(UserId),
  examType: z.enum([...ExamType.options, 'General']),
  subject: z.optional(SubjectId),
  topicId: z.optional(TopicId),
  score: Count.check(z.maximum(1000)),
  totalQuestions: z.int().check(z.minimum(1), z.maximum(1000)),
  timeSpent: Count.check(z.maximum(1_000_000)),
})
export type ReportedAttempt = z.infer<typeof ReportedAttempt>

const attemptList = success({ data: z.array(Attempt) })

export const listScores = call({
  method: 'GET',
  path: '/api/scores/user/:userId',
  access: 'self',
  weight: 6,
  summary: "A student's sessions, newest first",
  params: ofUser,
  mayLag: true,
  isOfLog: true,
  reply: attemptList,
})

export const getAttempt = call({
  method: 'GET',
  path: '/api/scores/attempt/:id',
  access: 'student',
  summary: 'One of the viewer’s own sessions',
  params: z.object({ id: z.uuid().check(z.toLowerCase()) }),
  reply: success({ data: Attempt }),
})

/** Counted for both calls together: one session every three minutes for 15 hours. Our app sends none. */
const limitsOfReports = { aDay: { times: 300, per: 'day', of: 'account' } } as const

export const reportScore = call({
  method: 'POST',
  path: '/api/scores',
  access: 'student',
  limits: limitsOfReports,
  summary: 'Saves a session reported without its answers, marked unverified',
  body: ReportedAttempt,
  reply: success({ data: Attempt }),
  status: 201,
})

export const getScoreStatistics = call({
  method: 'GET',
  path: '/api/scores/stats/:userId',
  access: 'self',
  weight: 3,
  summary: "A student's statistics",
  params: ofUser,
  query: z.object({ tzOffset: TzOffset }),
  mayLag: true,
  isOfLog: true,
  reply: ExamStatistics,
})

export const getExamStatistics = call({
  method: 'GET',
  path: '/api/scores/exam-stats',
  access: 'self',
  weight: 3,
  summary: "A student's statistics; the viewer's own if no userId is given",
  query: z.object({ userId: z.optional(UserId), tzOffset: TzOffset }),
  mayLag: true,
  isOfLog: true,
  reply: ExamStatistics,
})

/** The typeset form of each text of a mistake that has one. */
export const TypesetMistake = z.object({
  text: z.optional(z.string()),
  chosen: z.optional(z.string()),
  right: z.optional(z.string()),
  reason: z.optional(z.string()),
})

/** A question answered wrong whose skill has not been recovered, with the texts as the student saw them. */
export const Mistake = z.object({
  questionId: z.string(),
  subject: SubjectId,
  topicId: z.string(),
  text: z.string(),
  figure: z.optional(Figure),
  imageUrl: z.optional(z.nullable(z.string())),
  imageAlt: z.optional(z.string()),
  chosen: z.string(),
  /** Null if no option is right. */
  right: z.nullable(z.string()),
  /** Why the chosen option is wrong; null if that is not known. */
  reason: z.nullable(z.string()),
  answeredAt: z.string(),
  /** Earlier servers omit it. */
  rich: z.optional(TypesetMistake),
  /** Days on which the skill was right since: it leaves the book at two. */
  rightDays: Count,
})
export type Mistake = z.infer<typeof Mistake>

export const listMistakes = call({
  method: 'GET',
  path: '/api/progress/:userId/mistakes',
  access: 'self',
  weight: 40,
  summary: "A student's mistakes book: the latest 100 mistakes that have not been recovered, newest first",
  params: ofUser,
  mayLag: true,
  isOfLog: true,
  reply: success({
    data: z.array(Mistake),
    /** The passages that questions in the list are about, each once. Older servers omit them. */
    passages: z._default(z.array(Passage), []),
    /** The number of open mistakes, including those beyond the list. */
    total: Count,
  }),
})

export const getStreak = call({
  method: 'GET',
  path: '/api/scores/streak/:userId',
  access: 'self',
  weight: 2,
  summary: 'The current streak in days, up to today or yesterday, and the days practised in the last five weeks',
  params: ofUser,
  query: z.object({ tzOffset: TzOffset }),
  mayLag: true,
  isOfLog: true,
  reply: success({
    streak: Count,
    best: Count,
    recentDays: z.array(z.string()),
    /** Days that were missed without breaking the current streak. Earlier servers don't say it. */
    missed: z.optional(z.array(z.string())),
  }),
})

/** A day of the calendar in this millennium: YYYY-MM-DD. */
const Day = z.string().check(z.regex(/^2\d{3}-\d{2}-\d{2}$/), z.refine(isOfCalendar))

/** Answers that count, and the correct ones: in a session, the latest answer to each question. */
const Answered = z.object({ answered: Count, correct: Count })

export const getWeek = call({
  method: 'GET',
  path: '/api/scores/week/:userId',
  access: 'self',
  weight: 2,
  summary: 'What a student practised in the seven days from a day on, and in the seven days before it',
  params: ofUser,
  query: z.object({ from: Day, tzOffset: TzOffset }),
  mayLag: true,
  isOfLog: true,
  reply: success({
    from: z.string(),
    /** The days with an answer. */
    days: z.array(z.string()),
    /** Time in sessions that ended in the week, in whole seconds. */
    seconds: Count,
    subjects: z.array(z.extend(Answered, { subject: SubjectId })),
    /** Topics practised in a session for that topic only. */
    topics: z.array(z.extend(Answered, { topicId: z.string() })),
    /** Answers for which a hint was open. Earlier servers don't say it. */
    withHint: z.optional(Count),
    before: Answered,
  }),
})
export type Week = ReplyOf<typeof getWeek>

const Place = z.object({ rank: z.int(), nickname: z.string(), correct: Count, answered: Count })

export const getLeaderboard = call({
  method: 'GET',
  path: '/api/scores/leaderboard',
  access: 'student',
  summary:
    'Students who opted in, under their nicknames, ranked by correctly answered questions in the last seven days',
  query: z.object({ subject: z.optional(SubjectId) }),
  mayLag: true,
  reply: success({
    data: z.array(Place),
    /** The viewer's own place, even below the list; null if they have not opted in or not answered. */
    me: z.nullable(Place),
    /** True if the viewer has opted in. */
    isListed: z.boolean(),
  }),
})

export const listProgress = call({
  method: 'GET',
  path: '/api/progress/:userId',
  access: 'self',
  weight: 2,
  summary: "A student's progress in every topic started",
  params: ofUser,
  mayLag: true,
  isOfLog: true,
  reply: success({ data: z.array(TopicProgress) }),
})

export const getTopicProgress = call({
  method: 'GET',
  path: '/api/progress/:userId/topic/:topicId',
  access: 'self',
  summary: "A student's progress in one topic",
  params: ofUserAndTopic,
  mayLag: true,
  reply: success({ data: TopicProgress }),
})

export const reportTopicProgress = call({
  method: 'POST',
  path: '/api/progress/:userId/topic/:topicId',
  access: 'self',
  summary: 'Replies with the progress computed from the log, and ignores what the body claims',
  params: ofUserAndTopic,
  body: z.optional(z.unknown()),
  reply: success({ data: TopicProgress }),
})

export const reportAttempt = call({
  method: 'POST',
  path: '/api/progress/attempt',
  access: 'student',
  limits: limitsOfReports,
  summary: 'An alias of POST /api/scores',
  body: ReportedAttempt,
  reply: success({ data: Attempt }),
  status: 201,
})

export const listAttempts = call({
  method: 'GET',
  path: '/api/progress/:userId/attempts',
  access: 'self',
  weight: 6,
  summary: "A student's sessions, newest first",
  params: ofUser,
  mayLag: true,
  isOfLog: true,
  reply: attemptList,
})

export const getProfileStatistics = call({
  method: 'GET',
  path: '/api/auth/stats',
  access: 'student',
  weight: 2,
  summary: "The viewer's own totals for the profile",
  query: z.object({ tzOffset: TzOffset }),
  mayLag: true,
  isOfLog: true,
  reply: ProfileStatistics,
})

/** False for the 30th of February, which `Date` reads as the 2nd of March. */
function isOfCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

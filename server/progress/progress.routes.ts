import { randomUUID } from 'node:crypto'
import {
  getAttempt,
  getExamStatistics,
  getLeaderboard,
  getProfileStatistics,
  getScoreStatistics,
  getStreak,
  getTopicProgress,
  getWeek,
  listAttempts as listAttemptsCall,
  listMistakes,
  listProgress,
  listScores,
  reportAttempt,
  reportScore,
  reportTopicProgress,
  type ReportedAttempt,
} from '@sabi/shared/progress/calls'
import { getMemory, getScoreHistory } from '@sabi/shared/plan/calls'
import { isAdmin } from '@sabi/shared/accounts/account'
import { percentage } from '@sabi/shared/progress/percentage'
import { localDay } from '@sabi/shared/progress/streak'
import { bestStreak, currentStreak } from '@sabi/shared/progress/streak-run'
import type { Database } from '../database/database.ts'
import { limitOfCall } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Context, type Route, type Viewer } from '../platform/calls/serve.ts'
import { withFreshSums } from '../database/kept-sums.queries.ts'
import { findBoard } from './kept-leaderboard.ts'
import { isListed } from './leaderboard.queries.ts'
import { getStatistics } from './statistics.ts'
import { readMemory } from './memory.ts'
import { readMistakes } from './mistakes.ts'
import { readScoreHistory } from './predicted-scores.ts'
import { readWeek } from './week.ts'
import {
  findOwnerOfAttempt,
  getTotals,
  insertReportedAttempt,
  listAttempts,
  listPractisedDays,
  listTopicProgress,
} from './progress.queries.ts'

const longestList = 500
const leaderCount = 10
const shownDays = 35

const dayNow = (tzOffset: number) => localDay(Date.now(), tzOffset)

/** The bounds of the log, within which an attempt is saved. */
interface Log {
  takeReport(sender: Sender, save: () => Promise<void>): Promise<void>
}

type Sender = Pick<Context<Viewer>, 'viewer' | 'network'>

/** Sessions, statistics, streaks and progress of a student, computed from the log. */
export function progressRoutes({ database, pool }: Platform, log: Log): Route[] {
  const reportsInADay = limitOfCall(pool, reportScore.limits.aDay, {
    name: 'reported-attempts-in-a-day',
    isOfAccounts: true,
    message: `You have reported ${reportScore.limits.aDay.times} sessions today. Please come back tomorrow.`,
  })

  /** The database to read a student's sums from. */
  const sumsOf = (reads: Database, userId: string) => withFreshSums({ primary: database, reads }, userId)

  const attemptsOf = async (reads: Database, userId: string) => ({
    data: await listAttempts(await sumsOf(reads, userId), { userId, limit: longestList }),
  })

  const progressIn = async (reads: Database, { userId, topicId }: { userId: string; topicId: string }) => {
    const [progress] = await listTopicProgress(await sumsOf(reads, userId), { userId, topicId })
    return { data: progress ?? { topicId, questionsAttempted: 0, questionsCorrect: 0 } }
  }

  const keepReport = async ({ userId = '', ...report }: ReportedAttempt, sender: Sender) => {
    const { viewer } = sender
    if (userId !== '' && userId !== viewer.user.id) throw new Refusal(403, "You don't have permission to do this.")
    if (report.score > report.totalQuestions)
      throw new Refusal(400, 'The score is higher than the number of questions.')
    const id = randomUUID()
    await log.takeReport(sender, async () => {
      await reportsInADay.count(viewer.user.id)
      await insertReportedAttempt(database, { ...report, id, userId: viewer.user.id })
    })
    const [attempt] = await listAttempts(database, { userId: viewer.user.id, id, limit: 1 })
    if (attempt === undefined) throw new Error('The attempt that was just saved is missing')
    return { data: attempt }
  }

  return [
    serve(listScores, async (_, { userId, reads }) => attemptsOf(reads, userId)),
    serve(listAttemptsCall, async (_, { userId, reads }) => attemptsOf(reads, userId)),

    serve(listMistakes, async (_, { userId, reads }) => readMistakes(reads, userId)),

    serve(getMemory, async ({ query: { tzOffset } }, { userId, reads }) => readMemory(reads, { userId, tzOffset })),

    serve(getScoreHistory, async ({ query: { examType, tzOffset } }, { userId, reads }) =>
      readScoreHistory(reads, { userId, examType, tzOffset }),
    ),

    serve(getAttempt, async ({ params: { id } }, { viewer: { user }, reachFor }) => {
      const owner = isAdmin(user) ? ((await findOwnerOfAttempt(database, id)) ?? user.id) : user.id
      if (owner !== user.id) await reachFor(owner)
      const [attempt] = await listAttempts(await sumsOf(database, owner), { userId: owner, id, limit: 1 })
      if (attempt === undefined) throw new Refusal(404, 'This session could not be found.')
      return { data: attempt }
    }),

    serve(reportScore, async ({ body }, { viewer, network }) => keepReport(body, { viewer, network })),
    serve(reportAttempt, async ({ body }, { viewer, network }) => keepReport(body, { viewer, network })),

    serve(getScoreStatistics, async ({ query: { tzOffset } }, { userId, reads }) =>
      getStatistics(await sumsOf(reads, userId), { userId, today: dayNow(tzOffset) }),
    ),
    serve(getExamStatistics, async ({ query: { tzOffset } }, { userId, reads }) =>
      getStatistics(await sumsOf(reads, userId), { userId, today: dayNow(tzOffset) }),
    ),

    serve(getStreak, async ({ query: { tzOffset } }, { userId, reads }) => {
      const days = await listPractisedDays(await sumsOf(reads, userId), userId)
      return {
        ...currentStreak(days, dayNow(tzOffset)),
        best: bestStreak(days),
        recentDays: days.slice(0, shownDays),
      }
    }),

    serve(getWeek, async ({ query: { from, tzOffset } }, { userId, reads }) =>
      readWeek(await sumsOf(reads, userId), { userId, from, offsetMinutes: tzOffset }),
    ),

    serve(getLeaderboard, async ({ query: { subject } }, { viewer: { user }, reads }) => {
      const [places, takesPart] = await Promise.all([
        findBoard(reads, { viewerId: user.id, subject, limit: leaderCount }),
        isListed(reads, user.id),
      ])
      return { data: places.leaders, me: places.me, isListed: takesPart }
    }),

    serve(listProgress, async (_, { userId, reads }) => ({
      data: await listTopicProgress(await sumsOf(reads, userId), { userId }),
    })),
    serve(getTopicProgress, async ({ params: { topicId } }, { userId, reads }) =>
      progressIn(reads, { userId, topicId }),
    ),
    serve(reportTopicProgress, async ({ params: { topicId } }, { userId, reads }) =>
      progressIn(reads, { userId, topicId }),
    ),

    serve(getProfileStatistics, async ({ query: { tzOffset } }, { viewer: { user }, reads }) => {
      const today = dayNow(tzOffset)
      const sums = await sumsOf(reads, user.id)
      const [totals, days] = await Promise.all([
        getTotals(sums, { userId: user.id, today }),
        listPractisedDays(sums, user.id),
      ])
      return {
        totalQuestionsAttempted: totals.answered,
        totalCorrectAnswers: totals.correct,
        accuracyRate: percentage(totals.correct, totals.answered),
        currentStreak: currentStreak(days, today).streak,
        subjectBreakdown: totals.bySubject,
      }
    }),
  ]
}

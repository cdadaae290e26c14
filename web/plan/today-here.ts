import type { ExamType, SubjectId } from '@sabi/shared/content/question'
import { getMemory } from '@sabi/shared/plan/calls'
import { planToday, type PlanBlock } from '@sabi/shared/plan/today'
import { usualMinutes } from '@sabi/shared/plan/usual'
import { fullPaperFrom, weeklyPaper } from '@sabi/shared/plan/weekly-paper'
import type { Topic } from '@sabi/shared/subjects/calls'
import { listSessions } from '../offline/answers/session-store.ts'
import { knownReply } from '../platform/server/queries.ts'
import { type LearnerHere } from './learner-here.ts'
import { byOwnClock } from '../platform/time.ts'
import { scoresOf, type SubjectScore } from './scores-here.ts'
import type { SkillsHere } from './skills-here.ts'
import { studyHere, type StudyHere } from './study-here.ts'

/** A block of today's plan. */
export interface TodayBlock extends PlanBlock {
  /** Its skills that were answered today. */
  done: ReadonlySet<string>
  /** Questions of the exam's paper that come from the unit of its best skill, and questions in that paper. */
  share: { ofUnit: number; inPaper: number }
  /** The last answer to its best skill, `at` in epoch milliseconds; undefined for a new one. */
  last: { at: number; isRight: boolean } | undefined
}

/** Today's plan. */
export interface TodayHere {
  blocks: readonly TodayBlock[]
  /** The name of the exam that it prepares for: 'JAMB UTME'. */
  exam: string
  board: ExamType | undefined
  paper: ReturnType<typeof weeklyPaper>
  /** Chosen subjects that it leaves out, because their questions are not on this phone. */
  missing: readonly SubjectId[]
  /** Chosen subjects that bring less than the others today. */
  later: readonly SubjectId[]
  topicById: ReadonlyMap<string, Topic>
  skills: SkillsHere
  answered: LearnerHere['answered']
  scores: readonly SubjectScore[]
}

/** Today's plan from what this phone knows; null if the questions of none of the student's subjects are here. */
export async function todayHere(userId: string): Promise<TodayHere | null> {
  const study = await studyHere(userId)
  const { known, exam, topics, topicById, missing, skills } = study
  if (topics.length === 0) return null
  const { midnight, atMidnight, answered } = known
  const blocks = planToday({
    learner: atMidnight,
    topics,
    questionsOf: exam.questionsOf,
    minutes: study.minutesADay ?? usualMinutes,
    midnight,
    examAt: exam.at,
  })
  return {
    blocks: blocks.map((block) => ({ ...block, ...standingOfBlock(block, study) })),
    exam: exam.name,
    board: exam.board,
    paper: weeklyPaper({ lastPaperAt: await findLastPaper(userId), midnight, examAt: exam.at }),
    missing,
    later: study.subjects.filter((one) => !missing.includes(one) && !blocks.some(({ subject }) => subject === one)),
    topicById,
    skills,
    answered,
    scores: scoresOf(study),
  }
}

function standingOfBlock({ skills, best, subject }: PlanBlock, { known, exam, topicById }: StudyHere) {
  const answeredToday = new Set(known.today.map(({ skill }) => skill))
  const topic = topicById.get(best.topicId)
  return {
    done: new Set(skills.flatMap(({ skill }) => (answeredToday.has(skill) ? [skill] : []))),
    share: { ofUnit: topic === undefined ? 0 : exam.questionsOf(topic), inPaper: exam.questionsIn(subject) },
    last: known.atMidnight.skills.get(best.skill),
  }
}

/** When a full paper was handed in last, on this phone or by the server's word. */
async function findLastPaper(userId: string): Promise<number | null> {
  const papers = (await listSessions(userId)).flatMap(({ kind, total, finishedAt }) =>
    kind === 'exam' && total >= fullPaperFrom && finishedAt !== null ? [Date.parse(finishedAt)] : [],
  )
  const times = [...papers, knownReply(getMemory, byOwnClock(userId))?.lastPaperAt ?? 0]
  return Math.max(...times) || null
}

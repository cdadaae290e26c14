import { boards } from '@sabi/content/exams/papers'
import type { StudyGoals } from '@sabi/shared/accounts/study'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { subjectIds, type ExamType, type SubjectId } from '@sabi/shared/content/question'
import { getMemory } from '@sabi/shared/plan/calls'
import { planToday, usualMinutes, type PlanBlock } from '@sabi/shared/plan/today'
import { fullPaperFrom, weeklyPaper } from '@sabi/shared/plan/weekly-paper'
import { everyTopic, listTopics, type Topic } from '@sabi/shared/subjects/calls'
import { listSessions } from '../offline/answers/session-store.ts'
import { isWhole } from '../offline/questions/question-store.ts'
import { knownReply } from '../platform/server/queries.ts'
import { knownExamsAhead } from '../practice/setup/upcoming-exams.ts'
import { learnerHere, memoryOf, type LearnerHere } from './learner-here.ts'
import { skillsHere, type SkillsHere } from './skills-here.ts'

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
}

/** The plan looks this far ahead if no date of the exam is known. */
const usualDaysAhead = 120
const noGoals: StudyGoals = { subjects: [], minutesADay: null }
const dayMs = 24 * 60 * 60 * 1000

/** Today's plan from what this phone knows; null if the questions of none of the student's subjects are here. */
export async function todayHere(userId: string): Promise<TodayHere | null> {
  const known = await learnerHere(userId)
  const topics = knownReply(listTopics, everyTopic)?.data ?? []
  const topicById = new Map(topics.map((topic) => [topic.id, topic]))
  const { subjects: wished, minutesADay } = knownReply(getSettings, {})?.data.studyGoals ?? noGoals
  const chosen = wished.length > 0 ? wished : practised(known, topicById)
  const whole = await Promise.all(chosen.map(isWhole))
  const missing = chosen.filter((_, place) => whole[place] !== true)
  const planned = topics.filter(({ subject }) => chosen.includes(subject) && !missing.includes(subject))
  if (planned.length === 0) return null
  const skills = await skillsHere(planned.map(({ id }) => id))
  const { midnight, atMidnight, answered } = known
  const exam = examOf(midnight)
  const blocks = planToday({
    learner: atMidnight,
    topics: planned.map(({ id, subject, unit }) => ({
      id,
      subject,
      unit,
      skills: [...(skills.get(id)?.keys() ?? [])],
    })),
    questionsOf: exam.questionsOf,
    minutes: minutesADay ?? usualMinutes,
    midnight,
    examAt: exam.at,
  })
  return {
    blocks: blocks.map((block) => ({ ...block, ...standingOfBlock(block, { known, exam, topicById }) })),
    exam: exam.name,
    board: exam.board,
    paper: weeklyPaper({ lastPaperAt: await findLastPaper(userId), midnight, examAt: exam.at }),
    missing,
    later: chosen.filter((one) => !missing.includes(one) && !blocks.some(({ subject }) => subject === one)),
    topicById,
    skills,
    answered,
  }
}

interface BlockContext {
  known: LearnerHere
  exam: ExamToPlan
  topicById: ReadonlyMap<string, Topic>
}

function standingOfBlock({ skills, best, subject }: PlanBlock, { known, exam, topicById }: BlockContext) {
  const answeredToday = new Set(known.today.map(({ skill }) => skill))
  const topic = topicById.get(best.topicId)
  return {
    done: new Set(skills.flatMap(({ skill }) => (answeredToday.has(skill) ? [skill] : []))),
    share: { ofUnit: topic === undefined ? 0 : exam.questionsOf(topic), inPaper: exam.questionsIn(subject) },
    last: known.atMidnight.skills.get(best.skill),
  }
}

/** The subjects of a student who has chosen none: those they practise. */
function practised({ atMidnight, learner }: LearnerHere, topicById: ReadonlyMap<string, Topic>): SubjectId[] {
  const { topics } = atMidnight.topics.size > 0 ? atMidnight : learner
  const found = new Set([...topics.keys()].map((id) => topicById.get(id)?.subject))
  return subjectIds.filter((subject) => found.has(subject))
}

interface ExamToPlan {
  name: string
  board: ExamType | undefined
  /** Its first day, in epoch milliseconds. */
  at: number
  questionsOf: (topic: Pick<Topic, 'subject' | 'unit'>) => number
  questionsIn: (subject: SubjectId) => number
}

/** The exam that the student prepares for, the soonest if there are several; the next of all if they chose none. */
function examOf(midnight: number): ExamToPlan {
  const ahead = knownExamsAhead()
  const exam = ahead.find(({ isMine }) => isMine) ?? ahead[0]
  const board = boards.find((one) => one.board === exam?.body) ?? boards[0]
  const unitsOf = (subject: SubjectId) => board?.sections[subject].units ?? []
  return {
    name: board?.name ?? '',
    board: board?.board,
    at: midnight + (exam?.daysLeft ?? usualDaysAhead) * dayMs,
    questionsOf: ({ subject, unit }) => unitsOf(subject)[unit - 1] ?? 0,
    questionsIn: (subject) => unitsOf(subject).reduce((sum, questions) => sum + questions, 0),
  }
}

/** When a full paper was handed in last, on this phone or by the server's word. */
async function findLastPaper(userId: string): Promise<number | null> {
  const papers = (await listSessions(userId)).flatMap(({ kind, total, finishedAt }) =>
    kind === 'exam' && total >= fullPaperFrom && finishedAt !== null ? [Date.parse(finishedAt)] : [],
  )
  const times = [...papers, knownReply(getMemory, memoryOf(userId))?.lastPaperAt ?? 0]
  return Math.max(...times) || null
}

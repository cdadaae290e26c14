import { boards } from '@sabi/content/exams/papers'
import type { StudyGoals } from '@sabi/shared/accounts/study'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { subjectIds, type ExamType, type SubjectId } from '@sabi/shared/content/question'
import type { PlanTopic } from '@sabi/shared/plan/today'
import { usualDaysAhead } from '@sabi/shared/plan/usual'
import { everyTopic, listTopics, type Topic } from '@sabi/shared/subjects/calls'
import { listSessions } from '../offline/answers/session-store.ts'
import { isWhole } from '../offline/questions/question-store.ts'
import { knownReply } from '../platform/server/queries.ts'
import { knownExamsAhead, nextExam } from '../practice/setup/upcoming-exams.ts'
import { learnerHere, type LearnerHere } from './learner-here.ts'
import { skillsHere, type SkillsHere } from './skills-here.ts'

/** What a student studies and for which exam, and what is known of them. */
export interface StudyHere extends Pick<StudyGoals, 'minutesADay'> {
  known: LearnerHere
  exam: ExamToPlan
  subjects: readonly SubjectId[]
  /** Those of the subjects whose questions are not on this phone. */
  missing: readonly SubjectId[]
  /** The topics of the other subjects. */
  topics: readonly PlanTopic[]
  topicById: ReadonlyMap<string, Topic>
  skills: SkillsHere
}

/** The exam that a student prepares for. */
export interface ExamToPlan {
  name: string
  board: ExamType | undefined
  /** Its first day, in epoch milliseconds. */
  at: number
  /** False if its date is not known, so that `at` is only assumed. */
  hasDate: boolean
  questionsOf: (topic: Pick<Topic, 'subject' | 'unit'>) => number
  questionsIn: (subject: SubjectId) => number
}

const noGoals: StudyGoals = { subjects: [], minutesADay: null }
const dayMs = 24 * 60 * 60 * 1000

/** What this phone knows of a student's study. The subjects of its sessions count, if asked for, where nothing else says which. */
export async function studyHere(userId: string, { countsSessions = false } = {}): Promise<StudyHere> {
  const known = await learnerHere(userId)
  const all = knownReply(listTopics, everyTopic)?.data ?? []
  const topicById = new Map(all.map((topic) => [topic.id, topic]))
  const { subjects: wished, minutesADay } = knownReply(getSettings, {})?.data.studyGoals ?? noGoals
  const learnt = wished.length > 0 ? wished : practised(known, topicById)
  const subjects = learnt.length > 0 || !countsSessions ? learnt : await practisedHere(userId)
  const whole = await Promise.all(subjects.map(isWhole))
  const missing = subjects.filter((_, place) => whole[place] !== true)
  const here = all.filter(({ subject }) => subjects.includes(subject) && !missing.includes(subject))
  const skills = await skillsHere(here.map(({ id }) => id))
  const topics = here.map(({ id, subject, unit }) => ({
    id,
    subject,
    unit,
    skills: [...(skills.get(id)?.keys() ?? [])],
  }))
  return { known, exam: examOf(known.midnight), subjects, missing, topics, topicById, skills, minutesADay }
}

/** The subjects of a student who has chosen none: those they practise. */
function practised({ atMidnight, learner }: LearnerHere, topicById: ReadonlyMap<string, Topic>): SubjectId[] {
  const { topics } = atMidnight.topics.size > 0 ? atMidnight : learner
  const found = new Set([...topics.keys()].map((id) => topicById.get(id)?.subject))
  return subjectIds.filter((subject) => found.has(subject))
}

/**
 * The subjects of the sessions on this phone. Where its questions are missing, answers can't be placed in a topic until the server has told
 * of them.
 */
async function practisedHere(userId: string): Promise<SubjectId[]> {
  const sessions = await listSessions(userId)
  const found = new Set(sessions.map(({ taps, synced }) => (taps > 0 ? synced.subject : undefined)))
  return subjectIds.filter((subject) => found.has(subject))
}

/** The next exam, and what its board's papers ask. */
export function examOf(midnight: number): ExamToPlan {
  const exam = nextExam(knownExamsAhead())
  const board = boards.find((one) => one.board === exam?.body) ?? boards[0]
  const unitsOf = (subject: SubjectId) => board?.sections[subject].units ?? []
  return {
    name: board?.name ?? '',
    board: board?.board,
    at: midnight + (exam?.daysLeft ?? usualDaysAhead) * dayMs,
    hasDate: exam !== undefined,
    questionsOf: ({ subject, unit }) => unitsOf(subject)[unit - 1] ?? 0,
    questionsIn: (subject) => unitsOf(subject).reduce((sum, questions) => sum + questions, 0),
  }
}

import type { Question, SubjectId } from '@sabi/shared/content/question'
import { nextStep, type AskedQuestion } from '@sabi/shared/plan/placement'
import { shuffle } from '@sabi/shared/practice/random'
import { askedIn, isCorrect } from '@sabi/shared/practice/score'
import type { PracticeSession, SessionQuestion } from '@sabi/shared/practice/session'
import { everyTopic, listTopics, type Topic } from '@sabi/shared/subjects/calls'
import { isWhole, readQuestions } from '../offline/questions/question-store.ts'
import { knownReply } from '../platform/server/queries.ts'
import type { DrawnQuestions } from '../practice/session/local-questions.ts'
import { learnerHere, skillOf } from './learner-here.ts'
import { skillsHere } from './skills-here.ts'
import { examOf } from './study-here.ts'

/** How many skills of a unit are read: enough to have each level, and fast on a slow phone. */
const skillsOfUnit = 24

/** The questions of the next step of a placement; null if the questions of the subject are not on this phone. */
export async function drawPlacement(
  userId: string,
  subject: SubjectId,
  steps: readonly PracticeSession[],
): Promise<DrawnQuestions | null> {
  const topics = (knownReply(listTopics, everyTopic)?.data ?? []).filter((topic) => topic.subject === subject)
  if (topics.length === 0 || !(await isWhole(subject))) return null
  const unitByTopic = new Map(topics.map(({ id, unit }) => [id, unit]))
  const placed = (question: Pick<Question, 'id' | 'topicId' | 'difficulty'>) => ({
    skill: skillOf(question.id),
    unit: unitByTopic.get(question.topicId) ?? 0,
    difficulty: question.difficulty,
  })
  const { learner, midnight } = await learnerHere(userId)
  const ids = await someOfEachUnit(topics, (skill) => learner.skills.has(skill))
  const { questionsOf } = examOf(midnight)
  const questions = nextStep({
    candidates: (await readQuestions(ids)).map((question) => ({ ...placed(question), question })),
    asked: askedInAll(steps, placed),
    questionsOf: (unit) => questionsOf({ subject, unit }),
    random: Math.random,
  }).map(({ question }) => question)
  return questions.length === 0 ? null : { questions, matching: questions.length }
}

/** The ids of one question each of some skills of every unit, without skills that are known already. */
async function someOfEachUnit(topics: readonly Topic[], isKnown: (skill: string) => boolean): Promise<string[]> {
  const skills = await skillsHere(topics.map(({ id }) => id))
  return [...new Set(topics.map(({ unit }) => unit))].flatMap((unit) => {
    const ofUnit = topics.filter((topic) => topic.unit === unit).flatMap(({ id }) => [...(skills.get(id) ?? [])])
    const unknown = ofUnit.filter(([skill]) => !isKnown(skill))
    return shuffle(unknown, Math.random)
      .slice(0, skillsOfUnit)
      .flatMap(([, variants]) => variants[Math.floor(Math.random() * variants.length)] ?? [])
  })
}

/** The questions of the steps so far with their results; one that was passed over counts as not right. */
function askedInAll(
  steps: readonly PracticeSession[],
  placed: (question: SessionQuestion['question']) => Omit<AskedQuestion, 'isRight'>,
): AskedQuestion[] {
  return steps.flatMap((step) =>
    askedIn(step).map((entry) => ({ ...placed(entry.question), isRight: isCorrect(step, entry) === true })),
  )
}

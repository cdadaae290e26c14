import { getSite } from '@sabi/shared/administration/site-calls'
import type { Bank, BankQuestion } from '@sabi/shared/content/bank'
import { difficulties, examTypes } from '@sabi/shared/content/question'
import {
  countQuestions,
  everyTopic,
  getNote,
  getQuestion,
  getTopic,
  listQuestions,
  listTopics,
  subjectStatistics,
  type Topic,
} from '@sabi/shared/subjects/calls'
import { subjects } from '@sabi/shared/subjects/subject'
import { sampleQuestionId } from './landing/sample-question.ts'
import { seedReply } from './platform/server/queries.ts'
import { questionsPerPage, topicQuestions } from './subjects/topic/topic-questions.ts'

/** Fills the screens with what the server would answer a visitor, from the bank of this build. Returns the topics. */
export function answerFromBank({ topics, notes, questions }: Bank): Topic[] {
  const questionsByTopic = new Map(topics.map(({ id }) => [id, inOrder(questions.filter((one) => one.topicId === id))]))
  const shown = topics.map(({ unitTitle, ...topic }) => {
    const own = questionsByTopic.get(topic.id) ?? []
    return { ...topic, category: unitTitle, difficulty: commonest(own), _count: { questions: own.length } }
  })
  seedReply(listTopics, everyTopic, { success: true, data: shown })
  for (const topic of shown) {
    const own = questionsByTopic.get(topic.id) ?? []
    const note = notes.find(({ topicId }) => topicId === topic.id) ?? null
    seedReply(getTopic, { params: { id: topic.id } }, { success: true, data: topic })
    seedReply(getNote, { params: { id: topic.id } }, { success: true, note })
    const first = own.slice(0, questionsPerPage)
    seedReply(listQuestions, topicQuestions(topic, 0), { success: true, questions: first, total: own.length })
  }
  answerCounts(shown, questions)
  return shown
}

/** Sets the site's support address. */
export function answerSupport(supportEmail: string | null): void {
  const data = { name: '', supportEmail, areSettingsEnabled: true, canMail: true, examDates: [] }
  seedReply(getSite, {}, { success: true, data })
}

function answerCounts(topics: readonly Topic[], questions: readonly BankQuestion[]): void {
  seedReply(countQuestions, { query: {} }, { success: true, count: questions.length })
  for (const { id: subject } of subjects) {
    const own = questions.filter((question) => question.subject === subject)
    seedReply(
      subjectStatistics,
      { query: { subject } },
      {
        success: true,
        questionCount: own.length,
        topicCount: topics.filter((topic) => topic.subject === subject).length,
        examTypeCount: examTypes.filter((exam) => own.some(({ examType }) => examType === exam)).length,
      },
    )
  }
  const sample = questions.find(({ id }) => id === sampleQuestionId)
  if (sample === undefined)
    throw new Error(`The bank has no question ${sampleQuestionId}, which the landing page shows`)
  seedReply(getQuestion, { params: { id: sampleQuestionId } }, { success: true, question: sample })
}

/** By id, as on the server. */
function inOrder(questions: readonly BankQuestion[]): BankQuestion[] {
  return [...questions].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** On a tie the first in the alphabet, as on the server; medium if there are no questions. */
function commonest(questions: readonly BankQuestion[]): Topic['difficulty'] {
  if (questions.length === 0) return 'medium'
  const countOf = (level: Topic['difficulty']) => questions.filter(({ difficulty }) => difficulty === level).length
  const byAlphabet = [...difficulties].sort()
  return byAlphabet.sort((one, other) => countOf(other) - countOf(one))[0] ?? 'medium'
}

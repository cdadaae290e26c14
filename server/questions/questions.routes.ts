import {
  countQuestions,
  getNote,
  getQuestion,
  getTopic,
  listQuestions as listQuestionsCall,
  listTopics as listTopicsCall,
  questionVersion,
  subjectStatistics,
} from '@sabi/shared/subjects/calls'
import { listQuestionChanges } from '@sabi/shared/sync/question-calls'
import { countStandings } from '@sabi/shared/plan/learner'
import type { Platform } from '../platform/platform.ts'
import { ReadyReply } from '../platform/http/ready-reply.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { mostReviews } from '../progress/memory.queries.ts'
import { readKnownOfStudent } from '../progress/memory.ts'
import { changesSince } from './changes.ts'
import { drawQuestions } from './draw.ts'
import { foundQuestions } from './found-questions.ts'
import { findNote } from './notes.queries.ts'
import { QuestionMemory, type Stock } from './question-memory.ts'
import {
  findMatching,
  findQuestionMadeFor,
  getSubjectStatistics,
  listQuestions,
  listQuestionsById,
  listSkills,
} from './questions.queries.ts'
import type { SearchTextbook } from './search-textbook.ts'
import { listTopics } from './topics.queries.ts'

const everything = { subject: 'ALL', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const

/** Answers that a draw looks at: with all 6,000 of a diligent student it takes 95 ms instead of 56, and draws nearly the same. */
const reviewsForDraw = 2_000

/** Reading the bank: questions, topics, counts. */
export function questionRoutes({ database }: Platform, textbook: SearchTextbook): Route[] {
  const memory = new QuestionMemory()
  return [
    serve(listQuestionsCall, async ({ query }, { viewer, reads }) => {
      const { limit, offset, random, first, memory: choice, search, ...filter } = query
      if (random && search === '') {
        const isByMemory = viewer !== null && choice !== 'off'
        const known = isByMemory
          ? await readKnownOfStudent(reads, { userId: viewer.user.id, limit: reviewsForDraw })
          : undefined
        const stock = await memory.findStock(reads, filter)
        return drawnReply(await drawQuestions(reads, { filter, stock, limit, first, memory, known }), stock)
      }
      const matching = await findMatching(reads, filter)
      if (search !== '') {
        const found = await foundQuestions(reads, { textbook: await textbook(reads), search, filter })
        const questions = found.slice(offset, offset + limit)
        return { questions, total: found.length, version: matching.version ?? undefined }
      }
      const questions = await listQuestions(reads, filter, { limit, offset })
      return { questions, total: matching.total, version: matching.version ?? undefined }
    }),

    serve(countQuestions, async ({ query: { standings: isAsked, ...filter } }, { viewer, reads }) => {
      const { total: count } = await findMatching(reads, filter)
      if (!isAsked || viewer === null) return { count }
      const [skills, { memories, now }] = await Promise.all([
        listSkills(reads, filter),
        readKnownOfStudent(reads, { userId: viewer.user.id, limit: mostReviews }),
      ])
      return { count, standings: countStandings(skills, memories, now) }
    }),

    serve(questionVersion, async (_, { reads }) => {
      const { version, total } = await findMatching(reads, everything)
      return { version: version ?? 'none', count: total }
    }),

    serve(listQuestionChanges, async ({ query: { subject, since } }) => changesSince(database, subject, since)),

    serve(subjectStatistics, async ({ query: { subject } }, { reads }) => getSubjectStatistics(reads, subject)),

    serve(getQuestion, async ({ params: { id } }, { viewer, reads }) => {
      const [published] = await listQuestionsById(reads, [id])
      const question =
        published ?? (viewer === null ? undefined : await findQuestionMadeFor(reads, { id, userId: viewer.user.id }))
      if (question === undefined) throw new Refusal(404, 'This question could not be found.')
      return { question }
    }),

    serve(listTopicsCall, async ({ query: { subject } }, { reads }) => ({
      data: await listTopics(reads, { subject }),
    })),

    serve(getTopic, async ({ params: { id } }, { reads }) => {
      const [topic] = await listTopics(reads, { id })
      if (topic === undefined) throw new Refusal(404, 'The requested topic could not be found.')
      return { data: topic }
    }),

    serve(getNote, async ({ params: { id } }, { reads }) => {
      const note = await findNote(reads, id)
      if (note !== undefined) return { note }
      const [topic] = await listTopics(reads, { id })
      if (topic === undefined) throw new Refusal(404, 'The requested topic could not be found.')
      return { note: null }
    }),
  ]
}

/** The reply to a draw, of questions that are JSON already. */
function drawnReply(questions: readonly string[], { total, version }: Stock): ReadyReply {
  const empty = listQuestionsCall.reply.parse({ questions: [], total, version: version ?? undefined })
  return new ReadyReply(JSON.stringify(empty).replace('"questions":[]', () => `"questions":[${questions.join(',')}]`))
}

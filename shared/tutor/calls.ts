import * as z from 'zod/mini'
import { AuthorId } from '../accounts/account.ts'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { QuestionId, wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

/** Longest message, in characters, and most messages of a conversation that are sent along. */
export const maximumMessageLength = 4000
export const maximumMessages = 40
/** Longest reply, in characters. */
export const longestReply = 16_000

/** A piece of the textbook that a reply quotes, with the topic that it comes from. */
export const Quote = z.object({
  kind: z.enum(['note', 'explanation']),
  subject: SubjectId,
  topicId: z.string(),
  title: z.string(),
  heading: z.string(),
  /** HTML of the bank's own. */
  html: z.string(),
})
export type Quote = z.infer<typeof Quote>

/** Who speaks: the textbook word for word, the working that is kept for a question, or a provider's model. */
export const TutorMode = z.enum(['textbook', 'working', 'model'])
export type TutorMode = z.infer<typeof TutorMode>

export const ChatReply = success({
  choices: z.array(z.object({ message: z.object({ role: z.literal('assistant'), content: z.string() }) })),
  mode: TutorMode,
  /** What the textbook says on it: all of the reply, or what a model was given to go by. */
  quotes: z.array(Quote),
})
export type ChatReply = z.infer<typeof ChatReply>

/** What a reply is made of: pieces as they are written, then the whole, which is what stands; or that it failed. */
export const ChatEvent = z.union([
  z.object({ type: z.literal('piece'), text: z.string() }),
  z.object({ type: z.literal('reply'), reply: ChatReply }),
  z.object({ type: z.literal('failure'), message: z.string() }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

export const ChatMessage = z.object({
  role: z.enum(['user', 'assistant', 'system']),
  content: z.string().check(z.maxLength(maximumMessageLength)),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const chat = call({
  method: 'POST',
  path: '/api/ai/chat',
  access: 'student',
  summary: 'The tutor’s reply to the last message of the student. Messages of the role system are dropped',
  body: z.object({
    messages: z.array(ChatMessage).check(z.minLength(1), z.maxLength(maximumMessages)),
    /** The question that is talked about, of the bank or generated for this student. */
    questionId: z.optional(QuestionId),
    /** `help` where the talk is about this site and not about a lesson. */
    about: z.optional(z.enum(['lessons', 'help'])),
    /** Asks for few words: somebody pays for every byte. */
    isShort: z.optional(z.boolean()),
    /** Asks for the reply as it is written, in server-sent events of the shape `ChatEvent`. */
    stream: z.optional(z.boolean()),
  }),
  /** A talk as long as it may be, in signs of three bytes. */
  bodyLimit: 512 * 1024,
  reply: ChatReply,
  events: ChatEvent,
})

/** A reply that a student found wrong or out of place, for the people who run the site. */
export const TutorReport = z.object({
  id: z.uuid(),
  question: z.string().check(z.maxLength(maximumMessageLength), withoutNul),
  reply: z.string().check(z.maxLength(longestReply), withoutNul),
  mode: TutorMode,
  reportedAt: z.string(),
})
export type TutorReport = z.infer<typeof TutorReport>

export const reportReply = call({
  method: 'POST',
  path: '/api/ai/reports',
  access: 'student',
  isForOldClients: true,
  summary: 'Reports a reply of the tutor; the same id again changes nothing',
  body: z.extend(z.omit(TutorReport, { reportedAt: true }), { userId: AuthorId }),
  bodyLimit: 256 * 1024,
  reply: success({}),
})

export const listReports = call({
  method: 'GET',
  path: '/api/admin/tutor-reports',
  access: 'admin',
  showsPeople: true,
  summary: 'What students reported of the tutor, the latest first',
  query: z.object({
    limit: wholeNumber({ from: 1, to: 200, otherwise: 50 }),
    offset: wholeNumber({ from: 0, to: 1_000_000, otherwise: 0 }),
  }),
  reply: success({ data: z.array(TutorReport), total: z.int() }),
})

export const removeReport = call({
  method: 'DELETE',
  path: '/api/admin/tutor-reports/:id',
  access: 'admin',
  summary: 'Removes a report that was dealt with',
  params: z.object({ id: z.uuid() }),
  reply: success({}),
})

import * as z from 'zod/mini'
import { AuthorId } from '../accounts/account.ts'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { QuestionId, wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

/** Maximum length of a message in characters, and maximum number of messages sent with a request. */
export const maximumMessageLength = 4000
export const maximumMessages = 40
/** Maximum length of a reply in characters. */
export const longestReply = 16_000

/** A passage of the textbook quoted in a reply, with its topic. */
export const Quote = z.object({
  kind: z.enum(['note', 'explanation']),
  subject: SubjectId,
  topicId: z.string(),
  title: z.string(),
  heading: z.string(),
  /** HTML from our own question bank. */
  html: z.string(),
})
export type Quote = z.infer<typeof Quote>

/** The origin of a reply: a textbook quotation, the stored working of a question or a calculation, or a provider's model. */
export const TutorMode = z.enum(['textbook', 'working', 'model'])
export type TutorMode = z.infer<typeof TutorMode>

export const ChatReply = success({
  choices: z.array(z.object({ message: z.object({ role: z.literal('assistant'), content: z.string() }) })),
  mode: TutorMode,
  /** The textbook passages behind the reply: the whole reply, or what the model was given as material. */
  quotes: z.array(Quote),
})
export type ChatReply = z.infer<typeof ChatReply>

/** Streamed reply: pieces as they are written, then the complete reply, which replaces them; or a failure. */
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
  entrance: 'others',
  summary: 'The tutor’s reply to the student’s last message. Messages with the role system are dropped',
  body: z.object({
    messages: z.array(ChatMessage).check(z.minLength(1), z.maxLength(maximumMessages)),
    /** The question under discussion, from the bank or generated for this student. */
    questionId: z.optional(QuestionId),
    /** `help` for questions about this site rather than a lesson. */
    about: z.optional(z.enum(['lessons', 'help'])),
    /** Asks for a short reply, because the student pays for every byte. */
    isShort: z.optional(z.boolean()),
    /** Streams the reply as it is written, as server-sent events in the shape of `ChatEvent`. */
    stream: z.optional(z.boolean()),
  }),
  /** Fits the longest allowed conversation in three-byte characters. */
  bodyLimit: 512 * 1024,
  reply: ChatReply,
  events: ChatEvent,
})

/** A reply that a student reported as wrong or inappropriate, for the people who run the site. */
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
  limits: {
    aDay: { times: 20, per: 'day', of: 'account' },
    newcomersADay: { times: 200, per: 'day', of: 'network of newcomers' },
  },
  isForOldClients: true,
  summary: 'Reports a reply of the tutor; repeating the same id changes nothing',
  body: z.extend(z.omit(TutorReport, { reportedAt: true }), { userId: AuthorId }),
  bodyLimit: 256 * 1024,
  reply: success({}),
})

export const listReports = call({
  method: 'GET',
  path: '/api/admin/tutor-reports',
  access: 'admin',
  showsPeople: true,
  weight: 2,
  summary: 'The tutor replies that students reported, newest first',
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
  summary: 'Removes a report that has been dealt with',
  params: z.object({ id: z.uuid() }),
  reply: success({}),
})

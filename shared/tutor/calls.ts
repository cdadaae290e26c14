import * as z from 'zod/mini'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { success } from '../contract/reply.ts'

/** Longest message, in characters, and most messages of a conversation that are sent along. */
export const maximumMessageLength = 4000
export const maximumMessages = 40

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
  body: z.object({ messages: z.array(ChatMessage).check(z.minLength(1), z.maxLength(maximumMessages)) }),
  bodyLimit: 256 * 1024,
  reply: success({
    choices: z.array(z.object({ message: z.object({ role: z.literal('assistant'), content: z.string() }) })),
    /** Who speaks: the textbook is quoted word for word. */
    mode: z.enum(['textbook']),
    quotes: z.array(Quote),
  }),
})

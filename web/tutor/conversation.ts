import { Quote, TutorMode } from '@sabi/shared/tutor/calls'
import { create } from 'zustand'
import * as z from 'zod/mini'
import { newId } from '../offline/device.ts'
import { currentUser } from '../platform/server/session.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'

/** How many messages stay on the phone. */
const keptMessages = 40

const Message = z.object({
  id: z.string(),
  sender: z.enum(['user', 'ai']),
  content: z.string(),
  /** When it was written or arrived, in ISO format. Missing in messages from older versions of the app. */
  timestamp: z.optional(z.string()),
  quotes: z.array(Quote),
  /** True for error messages, which are not part of the conversation. */
  isTrouble: z.boolean(),
  /** The author of a reply. */
  mode: z.optional(TutorMode),
  /** Why a reply is incomplete: the student stopped it, or the network failed. */
  end: z.optional(z.enum(['stopped', 'cut'])),
})
export type Message = z.infer<typeof Message>

const Kept = z.object({
  userId: z.string(),
  messages: z.array(Message),
  questionId: z.optional(z.string()),
  chosen: z.optional(z.string()),
})

interface Conversation {
  messages: readonly Message[]
  isWaiting: boolean
  /** The reply so far. */
  written: string
  /** The question of the bank that the conversation is about. */
  questionId: string | undefined
  /** The words of the option that the student chose for that question. */
  chosen: string | undefined
  /** True from opening a question until something is said about it. */
  isNewQuestion: boolean
}

const nothing: Conversation = {
  messages: [],
  isWaiting: false,
  written: '',
  questionId: undefined,
  chosen: undefined,
  isNewQuestion: false,
}

/** The signed-in student's conversation on this phone. */
export const useConversation = create<Conversation>(() => nothing)

/** Loads the student's conversation from this phone. */
export function openConversation(): void {
  const { data } = z.safeParse(Kept, readJson(storageKeys.conversation))
  const isOwn = data !== undefined && data.userId === currentUser()?.id
  const { messages, questionId, chosen } = isOwn ? data : nothing
  useConversation.setState({ messages, questionId, chosen, isNewQuestion: false })
}

/** Adds a message and keeps it on the phone. */
export function say(message: Pick<Message, 'sender' | 'content'> & Partial<Message>): void {
  const { messages } = useConversation.getState()
  const said = { id: newId(), timestamp: new Date().toISOString(), quotes: [], isTrouble: false, ...message }
  keep({ messages: [...messages, said].slice(-keptMessages), isNewQuestion: false })
}

/** Removes everything after the student's last message, so that it can be answered again. */
export function takeBackReply(): void {
  const { messages } = useConversation.getState()
  keep({ messages: messages.slice(0, lastQuestion(messages) + 1) })
}

/** The index of the student's last message; -1 if there is none. */
export function lastQuestion(messages: readonly Message[]): number {
  return messages.map(({ sender }) => sender).lastIndexOf('user')
}

/** Sets the question that the conversation is about, or none, and what the student chose if it was answered. */
export function talkAbout(questionId: string | undefined, chosen?: string): void {
  keep({ questionId, chosen, isNewQuestion: questionId !== undefined })
}

/** Clears the conversation, also on the phone. */
export function clearConversation(): void {
  useConversation.setState(nothing)
  removeItem(storageKeys.conversation)
}

/** Undoes clearing. Newer messages are appended. */
export function bringBack({ messages, questionId, chosen }: Conversation): void {
  keep({ messages: [...messages, ...useConversation.getState().messages], questionId, chosen })
}

function keep(change: Partial<Conversation>): void {
  useConversation.setState(change)
  const { messages, questionId, chosen } = useConversation.getState()
  const userId = currentUser()?.id
  if (userId !== undefined)
    writeItem(storageKeys.conversation, JSON.stringify({ userId, messages, questionId, chosen }))
}

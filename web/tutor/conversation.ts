import { Quote, TutorMode } from '@sabi/shared/tutor/calls'
import { create } from 'zustand'
import * as z from 'zod/mini'
import { newId } from '../offline/device.ts'
import { currentUser } from '../platform/session.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'

/** So many messages stay on the phone. */
const keptMessages = 40

const Message = z.object({
  id: z.string(),
  sender: z.enum(['user', 'ai']),
  content: z.string(),
  /** When it was written or arrived, in ISO format. Messages that older versions of the app kept have none. */
  timestamp: z.optional(z.string()),
  quotes: z.array(Quote),
  /** True for what says that something went wrong: it is no part of the talk. */
  isTrouble: z.boolean(),
  /** Who made a reply. */
  mode: z.optional(TutorMode),
  /** Why a reply is not whole: the student stopped it, or the network cut it off. */
  end: z.optional(z.enum(['stopped', 'cut'])),
})
export type Message = z.infer<typeof Message>

const Kept = z.object({ userId: z.string(), messages: z.array(Message), questionId: z.optional(z.string()) })

interface Conversation {
  messages: readonly Message[]
  isWaiting: boolean
  /** What has come of the reply that is being written. */
  written: string
  /** The question of the bank that is talked about. */
  questionId: string | undefined
}

const nothing: Conversation = { messages: [], isWaiting: false, written: '', questionId: undefined }

/** The talk of the student who is signed in, as this phone keeps it. */
export const useConversation = create<Conversation>(() => nothing)

/** Shows what this phone keeps of the student's talk. */
export function openConversation(): void {
  const { data } = z.safeParse(Kept, readJson(storageKeys.conversation))
  const isOwn = data !== undefined && data.userId === currentUser()?.id
  useConversation.setState({ messages: isOwn ? data.messages : [], questionId: isOwn ? data.questionId : undefined })
}

/** Adds a message and keeps it on the phone. */
export function say(message: Pick<Message, 'sender' | 'content'> & Partial<Message>): void {
  const { messages } = useConversation.getState()
  const said = { id: newId(), timestamp: new Date().toISOString(), quotes: [], isTrouble: false, ...message }
  keep({ messages: [...messages, said].slice(-keptMessages) })
}

/** Takes back what came after the student's last words, so that they can be answered anew. */
export function takeBackReply(): void {
  const { messages } = useConversation.getState()
  keep({ messages: messages.slice(0, lastQuestion(messages) + 1) })
}

/** The place of the student's last words; -1 before the first. */
export function lastQuestion(messages: readonly Message[]): number {
  return messages.map(({ sender }) => sender).lastIndexOf('user')
}

/** From now on the talk is about this question, or about none. */
export function talkAbout(questionId: string | undefined): void {
  keep({ questionId })
}

/** Forgets the talk, here and on the phone. */
export function clearConversation(): void {
  useConversation.setState(nothing)
  removeItem(storageKeys.conversation)
}

/** Takes back that a talk was cleared. What was said since comes after it. */
export function bringBack({ messages, questionId }: Conversation): void {
  keep({ messages: [...messages, ...useConversation.getState().messages], questionId })
}

function keep(change: Partial<Conversation>): void {
  useConversation.setState(change)
  const { messages, questionId } = useConversation.getState()
  const userId = currentUser()?.id
  if (userId !== undefined) writeItem(storageKeys.conversation, JSON.stringify({ userId, messages, questionId }))
}

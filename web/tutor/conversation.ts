import { Quote } from '@sabi/shared/tutor/calls'
import { createStore } from 'zustand/vanilla'
import * as z from 'zod/mini'
import { newId } from '../offline/device.ts'
import { currentUser } from '../platform/session.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'
import { storeHook } from '../platform/store-hook.ts'

/** So many messages stay on the phone. */
const keptMessages = 40

const Message = z.object({
  id: z.string(),
  sender: z.enum(['user', 'ai']),
  content: z.string(),
  quotes: z.array(Quote),
  /** True for what says that something went wrong: it is no part of the talk. */
  isTrouble: z.boolean(),
})
export type Message = z.infer<typeof Message>

const Kept = z.object({ userId: z.string(), messages: z.array(Message) })

interface Conversation {
  messages: readonly Message[]
  isWaiting: boolean
}

/** The talk of the student who is signed in, as this phone keeps it. */
export const useConversation = storeHook(createStore<Conversation>(() => ({ messages: [], isWaiting: false })))

/** Shows what this phone keeps of the student's talk. */
export function openConversation(): void {
  const { data } = z.safeParse(Kept, readJson(storageKeys.conversation))
  const isOwn = data !== undefined && data.userId === currentUser()?.id
  useConversation.setState({ messages: isOwn ? data.messages : [] })
}

/** Adds a message and keeps it on the phone. */
export function say(message: Pick<Message, 'sender' | 'content'> & Partial<Message>): void {
  const { messages } = useConversation.getState()
  const said = { id: newId(), quotes: [], isTrouble: false, ...message }
  keep([...messages, said].slice(-keptMessages))
}

/** Forgets the talk, here and on the phone. */
export function clearConversation(): void {
  useConversation.setState({ messages: [] })
  removeItem(storageKeys.conversation)
}

function keep(messages: readonly Message[]): void {
  useConversation.setState({ messages })
  const userId = currentUser()?.id
  if (userId !== undefined) writeItem(storageKeys.conversation, JSON.stringify({ userId, messages }))
}

import { getSite } from '@sabi/shared/administration/site-calls'
import { NewMessage, sendMessage } from '@sabi/shared/contact/calls'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createOutbox } from '../offline/outbox.ts'
import { request } from '../platform/request.ts'
import { currentUser } from '../platform/session.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'
import { toast } from '../platform/toast-store.ts'
import { contactTexts } from './texts.ts'

/** A message with the account that was signed in when it was written; null for a visitor's. */
const WaitingMessage = z.object({
  userId: z.nullable(z.string()),
  message: NewMessage,
  /** True once the server refused it though it took others. */
  isSetAside: z._default(z.boolean(), false),
})
type WaitingMessage = z.infer<typeof WaitingMessage>

const listeners = new Set<() => void>()

const outbox = createOutbox<WaitingMessage>({
  lock: 'sabi-messages',
  owner: () => currentUser()?.id ?? 'visitor',
  collect: async () => listOwn().find(({ isSetAside }) => !isSetAside) ?? null,
  countOf: () => 1,
  async deliver(_, { message }) {
    await request(sendMessage, { body: message })
    write(readAll().filter((waiting) => waiting.message.id !== message.id))
    toast({ ...contactTexts.sent, tone: 'success' })
    return true
  },
  probe: () => request(getSite, {}),
  setAside: async (_, { message }) => {
    write(
      readAll().map((waiting) => ({ ...waiting, isSetAside: waiting.isSetAside || waiting.message.id === message.id })),
    )
  },
  onChange: () => {},
})

/** Keeps a message on this phone until the server has it. False where the browser keeps nothing. */
export function keepMessage(message: NewMessage): boolean {
  outbox.flushSoon()
  return write([...readAll(), { userId: currentUser()?.id ?? null, message, isSetAside: false }])
}

/** Sends the messages that wait, also a visitor's; what the server does not take goes on waiting. Never rejects. */
export function sendWaiting(): Promise<void> {
  return outbox.flush()
}

/** Sends what was set aside once more. */
export async function retryMessages(): Promise<void> {
  const own = new Set(listOwn().map(({ message }) => message.id))
  write(readAll().map((waiting) => ({ ...waiting, isSetAside: waiting.isSetAside && !own.has(waiting.message.id) })))
  await sendWaiting()
}

/** Removes the messages of whoever uses the phone now, sent or not. */
export function forgetMessages(): void {
  const userId = currentUser()?.id
  write(readAll().filter((waiting) => waiting.userId !== null && waiting.userId !== userId))
}

/** How many messages of whoever uses the phone now are on it alone. */
export function countMessages(): number {
  return listOwn().length
}

/** How many of them wait to be sent, for a screen, which follows it. */
export function useWaitingCount(): number {
  return useSyncExternalStore(subscribe, () => listOwn().filter(({ isSetAside }) => !isSetAside).length)
}

/** How many of them are set aside. */
export function useSetAsideCount(): number {
  return useSyncExternalStore(subscribe, () => listOwn().filter(({ isSetAside }) => isSetAside).length)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function listOwn(): WaitingMessage[] {
  const userId = currentUser()?.id
  return readAll().filter((waiting) => waiting.userId === null || waiting.userId === userId)
}

function readAll(): WaitingMessage[] {
  return z.safeParse(z.array(WaitingMessage), readJson(storageKeys.messages)).data ?? []
}

function write(messages: readonly WaitingMessage[]): boolean {
  const isWritten =
    messages.length === 0 ? removeItem(storageKeys.messages) : writeItem(storageKeys.messages, JSON.stringify(messages))
  listeners.forEach((listener) => listener())
  return isWritten
}

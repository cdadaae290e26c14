import { NewMessage, sendMessage } from '@sabi/shared/contact/calls'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { currentUser } from '../platform/session.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'
import { toast } from '../platform/toast-store.ts'
import { contactTexts } from './texts.ts'

/** A message with the account that was signed in when it was written; null for a visitor's. */
const WaitingMessage = z.object({ userId: z.nullable(z.string()), message: NewMessage })
type WaitingMessage = z.infer<typeof WaitingMessage>

const listeners = new Set<() => void>()

/** Keeps a message on this phone until the server has it. False where the browser keeps nothing. */
export function keepMessage(message: NewMessage): boolean {
  return write([...readAll(), { userId: currentUser()?.id ?? null, message }])
}

/** Sends the messages that wait, also a visitor's; what the server does not take goes on waiting. */
export async function sendWaiting(): Promise<void> {
  for (const { message } of listOwn()) {
    if (!(await request(sendMessage, { body: message }).then(() => true, isSentAfterFailure))) continue
    write(readAll().filter((waiting) => waiting.message.id !== message.id))
    toast({ ...contactTexts.sent, tone: 'success' })
  }
}

/** How many messages of whoever uses the phone now wait on it. */
export function countWaiting(): number {
  return listOwn().length
}

/** The same for a screen, which follows it. */
export function useWaitingCount(): number {
  return useSyncExternalStore(subscribe, countWaiting)
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

function isSentAfterFailure(error: unknown): false {
  if (!(error instanceof RequestError)) throw error
  return false
}

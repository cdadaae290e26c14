import { getSite } from '@sabi/shared/administration/site-calls'
import { NewMessage } from '@sabi/shared/contact/calls'
import { NewFlag } from '@sabi/shared/flags/report-call'
import * as z from 'zod/mini'
import { createStore, useStore } from 'zustand'
import { onBackOnline } from '../../platform/server/connection.ts'
import { RequestError } from '../../platform/server/request-error.ts'
import { request } from '../../platform/server/request.ts'
import { currentUser, useSession } from '../../platform/server/session.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../../platform/storage.ts'
import { createOutbox } from '../answers/outbox.ts'
import { deliverFlag } from './deliver-flag.ts'
import { deliverMessage } from './deliver-message.ts'

/** The contents of a letter to the people who run the site: a message, or a report of a question. */
const written = { message: z.optional(NewMessage), flag: z.optional(NewFlag) }

/** The letter with the account that was signed in when it was written; null for a visitor. The author never changes. */
const Letter = z.object({
  ...written,
  userId: z.nullable(z.string()),
  /** True once the server refused it although it accepted others. */
  isSetAside: z._default(z.boolean(), false),
})
type Letter = z.infer<typeof Letter>

/**
 * How each kind is sent. Kinds are sent separately, so that one that has to wait does not block the others. Each names
 * its author.
 */
const senders = {
  message: async ({ message, userId }) => {
    if (message !== undefined) await deliverMessage(message, userId)
  },
  flag: async ({ flag, userId }) => {
    if (flag !== undefined) await deliverFlag(flag, userId)
  },
} satisfies Record<keyof typeof written, (letter: Letter) => Promise<void>>

type Kind = keyof typeof senders

/**
 * The letters in the browser's storage, for screens. Sending reads the storage itself, because other tabs write too.
 */
const letterStore = createStore(() => ({ letters: readAll() }))
const outboxes = { message: outboxOf('message'), flag: outboxOf('flag') }

function outboxOf(kind: Kind) {
  const setAside = (letter: Letter) =>
    void write(readAll().map((other) => ({ ...other, isSetAside: other.isSetAside || idOf(other) === idOf(letter) })))
  return createOutbox<Letter>({
    lock: `sabi-${kind}s`,
    owner: () => currentUser()?.id ?? 'visitor',
    collect: async () => waiting(sendable(readAll()), kind)[0] ?? null,
    countOf: () => 1,
    async deliver(_, letter) {
      try {
        await senders[kind](letter)
      } catch (error) {
        // The question no longer exists, so retrying is pointless.
        if (!(error instanceof RequestError) || error.status !== 404 || !error.isServerText) throw error
        setAside(letter)
        return true
      }
      write(readAll().filter((other) => idOf(other) !== idOf(letter)))
      return true
    },
    probe: () => request(getSite, {}),
    setAside: async (_, letter) => setAside(letter),
    onChange: () => {},
  })
}

/** Keeps a letter on this phone until the server has it. Returns false if the browser can't store it. */
export function keepLetter(letter: Pick<Letter, Kind | 'userId'>): boolean {
  outboxes[letter.flag === undefined ? 'message' : 'flag'].flushSoon()
  return write([...readAll(), { ...letter, isSetAside: false }])
}

/** Sends the waiting letters, including a visitor's. Refused letters stay. Never rejects. */
export async function sendLetters(): Promise<void> {
  if (readAll().length > 0) await Promise.all([outboxes.message.flush(), outboxes.flag.flush()])
}

/**
 * Sends waiting letters now, when the phone comes online, when their author signs in, and when the page becomes visible
 * again.
 */
export function followLetters(): void {
  const send = () => void sendLetters()
  send()
  onBackOnline(send)
  useSession.subscribe(send)
  document.addEventListener('visibilitychange', send)
}

/** Sends letters that were set aside again. */
export async function retryLetters(): Promise<void> {
  const retried = new Set(sendable(readAll()).map(idOf))
  write(readAll().map((letter) => ({ ...letter, isSetAside: letter.isSetAside && !retried.has(idOf(letter)) })))
  await sendLetters()
}

/** Removes the letters of the signed-in student, sent or not. Letters of other students and of visitors stay. */
export function forgetLetters(): void {
  const userId = currentUser()?.id
  if (userId !== undefined) forgetLettersOf(userId)
}

/** Removes the letters of an account, sent or not. */
export function forgetLettersOf(accountId: string): void {
  write(readAll().filter(({ userId }) => userId !== accountId))
}

/** How many letters of the signed-in student are only on this phone. */
export function countLetters(): number {
  const userId = currentUser()?.id
  return readAll().filter((letter) => letter.userId === userId).length
}

/** How many of them are waiting to be sent, of one kind or all. Updates the screen. */
export function useWaitingCount(kind?: Kind): number {
  return useStore(letterStore, ({ letters }) => waiting(sendable(letters), kind).length)
}

/** How many of them are set aside. */
export function useSetAsideCount(): number {
  return useStore(letterStore, ({ letters }) => sendable(letters).filter(({ isSetAside }) => isSetAside).length)
}

function waiting(letters: readonly Letter[], kind?: Kind): Letter[] {
  return letters.filter((letter) => !letter.isSetAside && (kind === undefined || letter[kind] !== undefined))
}

/**
 * The letters of the signed-in student and those of visitors, which any account may send because they are marked as a
 * visitor's.
 */
function sendable(letters: readonly Letter[]): Letter[] {
  const userId = currentUser()?.id
  return letters.filter((letter) => letter.userId === null || letter.userId === userId)
}

function idOf({ message, flag }: Letter): string | undefined {
  return (message ?? flag)?.id
}

/** Parsed one by one, so that a letter from another version of the app does not break the others. */
function readAll(): Letter[] {
  const kept = z.safeParse(z.array(z.unknown()), readJson(storageKeys.letters)).data ?? []
  return kept.flatMap((letter) => z.safeParse(Letter, letter).data ?? [])
}

function write(letters: readonly Letter[]): boolean {
  const isWritten =
    letters.length === 0 ? removeItem(storageKeys.letters) : writeItem(storageKeys.letters, JSON.stringify(letters))
  letterStore.setState({ letters: readAll() })
  return isWritten
}

import { randomUUID } from 'node:crypto'
import { chat, type ChatMessage, type ChatReply } from '@sabi/shared/tutor/calls'
import type { Conversation } from './drawn-conversations.ts'

/** A student's message and the reply to it. */
export interface Exchange {
  asked: string
  /** Null if there was no reply. */
  reply: ChatReply | null
  /** The text of the reply. */
  words: string
  /** The text streamed before the reply was complete. */
  pieces: string
  firstMs: number
  wholeMs: number
}

export interface HeldConversation {
  talk: Conversation
  exchanges: Exchange[]
}

/** Longer than a reply may ever take. Anything later counts as failed. */
const mostPatienceMs = 60_000

/** Holds the conversations with a server, a given number at a time, each as a new student. */
export async function holdAll(
  url: string,
  { talks, atOnce }: { talks: readonly Conversation[]; atOnce: number },
): Promise<HeldConversation[]> {
  const waiting = [...talks]
  const held: HeldConversation[] = []
  const student = async () => {
    // A new account may make fewer calls to the provider than all conversations need.
    for (let talk = waiting.shift(); talk !== undefined; talk = waiting.shift())
      held.push({ talk, exchanges: await hold({ url, token: await register(url) }, talk) })
  }
  await Promise.all(Array.from({ length: atOnce }, student))
  return held.toSorted((one, other) => one.talk.id - other.talk.id)
}

interface Student {
  url: string
  token: string
}

async function hold(student: Student, talk: Conversation): Promise<Exchange[]> {
  const messages: ChatMessage[] = []
  const exchanges: Exchange[] = []
  for (const asked of talk.turns) {
    messages.push({ role: 'user', content: asked })
    const exchange = await ask(student, talk, messages).catch(() => withoutReply(asked))
    exchanges.push(exchange)
    messages.push({ role: 'assistant', content: exchange.words.slice(0, 4000) })
  }
  return exchanges
}

/** For a broken connection, or a reply that took too long. */
function withoutReply(asked: string): Exchange {
  return { asked, reply: null, words: '', pieces: '', firstMs: mostPatienceMs, wholeMs: mostPatienceMs }
}

/** Sends a message. Every fourth conversation does not ask for a stream. */
async function ask(student: Student, { id, kind, question }: Conversation, messages: ChatMessage[]): Promise<Exchange> {
  const startedAt = performance.now()
  const isStreamed = id % 4 !== 3
  const response = await post(student, chat.path, {
    messages,
    ...(question === null ? {} : { questionId: question.id }),
    ...(kind === 'help' ? { about: 'help' } : {}),
    stream: isStreamed,
  })
  const exchange = { asked: messages.at(-1)?.content ?? '', pieces: '', firstMs: Number.NaN }
  const result = (reply: ChatReply | null): Exchange => {
    const wholeMs = performance.now() - startedAt
    const firstMs = Number.isNaN(exchange.firstMs) ? wholeMs : exchange.firstMs
    return { ...exchange, reply, words: reply?.choices[0]?.message.content ?? '', firstMs, wholeMs }
  }
  if (!response.ok) return result(null)
  if (!isStreamed) return result(chat.reply.parse(await response.json()))
  for await (const event of eventsOf(response)) {
    if (Number.isNaN(exchange.firstMs)) exchange.firstMs = performance.now() - startedAt
    if (event.type === 'piece') exchange.pieces += event.text
    if (event.type === 'reply') return result(event.reply)
  }
  return result(null)
}

async function* eventsOf(response: Response) {
  let came = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    came += decoder.decode(bytes, { stream: true })
    const blocks = came.split('\n\n')
    came = blocks.pop() ?? ''
    for (const block of blocks)
      if (block.startsWith('data: ')) yield chat.events.parse(JSON.parse(block.slice('data: '.length)))
  }
}

async function register(url: string): Promise<string> {
  const body = { email: `${randomUUID()}@example.org`, name: 'Amina Bello', password: 'correct horse battery' }
  const response = await post({ url, token: '' }, '/api/auth/register', body)
  return /sabi_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

async function post({ url, token }: Student, path: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(mostPatienceMs),
  })
}

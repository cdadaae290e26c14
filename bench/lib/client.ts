import { randomUUID } from 'node:crypto'
import { register } from '@sabi/shared/accounts/calls'
import type { Call } from '@sabi/shared/contract/call'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { sendAnswers } from '@sabi/shared/sync/calls'
import { v7 as newId } from 'uuid'

/** An answer as a phone sends it. */
export interface SentAnswer {
  id: string
  sessionId: string
  questionId: string
  questionVersion: number
  option: number
  answeredAt: string
  tzOffset: number
  durationMs: number
  seq: number
}

interface Question {
  id: string
  version: number
}

/** A student's phone as seen by the server: it registers, gives random answers and sends them until all are acknowledged. */
export class Phone {
  readonly sent: SentAnswer[] = []
  readonly acknowledged = new Set<string>()
  /** The offset of the phone's clock from the true time. */
  clockShiftMs = 0
  #token = ''
  #userId = ''
  readonly #url: string
  readonly #questions: readonly Question[]

  constructor(url: string, questions: readonly Question[]) {
    this.#url = url
    this.#questions = questions
  }

  get token(): string {
    return this.#token
  }

  get userId(): string {
    return this.#userId
  }

  async register(): Promise<void> {
    const body = { email: `${randomUUID()}@example.org`, password: 'green mango tree', name: 'Bench' }
    const response = await this.#post('/api/auth/register', body)
    this.#userId = register.reply.parse(await response.json()).user.id
    this.#token = /sabi_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
  }

  /** Sends a new batch, with retries through errors and timeouts, until every answer in it is acknowledged. */
  async sendBatch(size: number): Promise<void> {
    const batch = this.#answer(size)
    this.sent.push(...batch)
    let waiting = batch
    while (waiting.length > 0) {
      const reply = await this.#trySend(waiting)
      for (const id of reply) this.acknowledged.add(id)
      waiting = waiting.filter(({ id }) => !this.acknowledged.has(id))
      if (waiting.length > 0) await pause(100 + Math.random() * 200)
    }
  }

  /** Returns the unparsed reply to a call without input. */
  async read(call: Call): Promise<unknown> {
    const response = await fetch(this.#url + call.path, { headers: { Authorization: `Bearer ${this.#token}` } })
    return response.json()
  }

  #answer(size: number): SentAnswer[] {
    const sessionId = newId()
    return Array.from({ length: size }, (_, seq) => {
      const question = this.#questions[Math.floor(Math.random() * this.#questions.length)]
      if (question === undefined) throw new Error('No questions to answer')
      return {
        id: newId(),
        sessionId,
        questionId: question.id,
        questionVersion: question.version,
        option: Math.floor(Math.random() * 4),
        answeredAt: new Date(Date.now() + this.clockShiftMs).toISOString(),
        tzOffset: 60,
        durationMs: 1000 + Math.floor(Math.random() * 60_000),
        seq,
      }
    })
  }

  async #trySend(answers: readonly SentAnswer[]): Promise<string[]> {
    try {
      const response = await this.#post('/api/sync/answers', { deviceId: 'bench', sessions: [], answers })
      if (!response.ok) return []
      const reply = sendAnswers.reply.parse(await response.json())
      return [...reply.saved, ...reply.duplicate]
    } catch {
      // The server was killed during this request. The batch may have been saved or not, so it is sent again.
      return []
    }
  }

  async #post(path: string, body: unknown): Promise<Response> {
    return fetch(this.#url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
  }
}

/** Published questions, as many as fit on one page. */
export async function fetchQuestions(url: string): Promise<Question[]> {
  const response = await fetch(`${url}/api/questions?limit=500`)
  return listQuestions.reply.parse(await response.json()).questions
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

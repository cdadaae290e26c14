import { request } from 'node:https'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { getDigest, sendAnswers } from '@sabi/shared/sync/calls'
import { v7 as newId } from 'uuid'
import type { SentAnswer } from '../../bench/lib/client.ts'

interface Reply {
  status: number
  body: string
  /** The token of the session cookie, if one was set. */
  token: string | undefined
}

/** A student's phone that trusts only this Caddy's certificate authority. */
export class Visitor {
  readonly sent: SentAnswer[] = []
  readonly #site: string
  readonly #authority: string
  #token: string | undefined

  constructor(site: string, authority: string) {
    this.#site = site
    this.#authority = authority
  }

  /** Posts an account's details and keeps the session that comes back. Fails on any other status. */
  async signIn(path: string, body: unknown, expected: number): Promise<void> {
    const reply = await this.ask('POST', path, body)
    if (reply.status !== expected || reply.token === undefined)
      throw new Error(`${path} answered ${reply.status}: ${reply.body}`)
    this.#token = reply.token
  }

  /** Answers `count` questions in one batch and returns how many of them the server saved. */
  async practise(count: number): Promise<number> {
    const { body } = await this.ask('GET', '/api/questions?limit=200')
    const { questions } = listQuestions.reply.parse(JSON.parse(body))
    const sessionId = newId()
    const batch = questions.slice(0, count).map(({ id, version }, seq) => ({
      id: newId(),
      sessionId,
      questionId: id,
      questionVersion: version,
      option: 0,
      answeredAt: new Date(Date.now() - (count - seq) * 20_000).toISOString(),
      tzOffset: 60,
      durationMs: 15_000,
      seq,
    }))
    this.sent.push(...batch)
    return this.#send(batch)
  }

  /** Sends everything again, as a phone does after the server lost its last hours. Returns how many answers were new to the server. */
  async sendAgain(): Promise<number> {
    return this.#send(this.sent)
  }

  /** Returns how many answers of this student the server has. */
  async countStored(): Promise<number> {
    const { body } = await this.ask('GET', getDigest.path)
    return getDigest.reply.parse(JSON.parse(body)).days.reduce((sum, { count }) => sum + count, 0)
  }

  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    const content = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(content !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(content),
      }),
      ...(this.#token !== undefined && { Authorization: `Bearer ${this.#token}` }),
    }
    return new Promise((resolve, reject) => {
      const options = { method, headers, ca: this.#authority, timeout: 40_000 }
      const asked = request(`https://${this.#site}${path}`, options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            token: /sabi_session=([^;]+)/.exec(response.headers['set-cookie']?.join() ?? '')?.[1],
          }),
        )
      })
      asked.on('error', reject).on('timeout', () => asked.destroy(new Error(`${path} did not answer`)))
      asked.end(content)
    })
  }

  async #send(answers: readonly SentAnswer[]): Promise<number> {
    const reply = await this.ask('POST', sendAnswers.path, { deviceId: 'rehearsal', sessions: [], answers })
    if (reply.status !== 200) throw new Error(`The batch was answered ${reply.status}: ${reply.body}`)
    return sendAnswers.reply.parse(JSON.parse(reply.body)).saved.length
  }
}

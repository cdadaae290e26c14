import { chat, type ChatEvent } from '@sabi/shared/tutor/calls'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { AiServer } from './ai-server.ts'
import { useTestServer, type TestServer, type TestStudent } from './test-server.ts'

/** A student who talks to the tutor without a limit, with a model that does what the test says. */
export class TestTalk {
  readonly ai: AiServer
  readonly server: TestServer
  student: TestStudent | undefined

  constructor(ai: AiServer) {
    this.ai = ai
    const noLimits = { TUTOR_MESSAGES_IN_TEN_MINUTES: '9999', TUTOR_MESSAGES_A_DAY: '9999' }
    this.server = useTestServer({ ...ai.environment, ...noLimits })
  }

  /** The key of the provider. */
  get apiKey(): string {
    return this.ai.environment['AI_API_KEY'] ?? ''
  }

  /** The reply to these messages, as events and as raw text: pieces, then one complete reply. */
  async stream(messages: object[], more: object = {}): Promise<{ events: ChatEvent[]; text: string }> {
    const body = { messages, stream: true, ...more }
    const { status, body: reply } = await this.server.send('/api/ai/chat', { method: 'POST', body, as: this.student })
    if (status !== 200) throw new Error(`The tutor replied with ${status}`)
    const text = String(reply['text'])
    // Each event is on a separate line, whatever it contains.
    const events = text
      .trim()
      .split('\n\n')
      .map((line) => chat.events.parse(JSON.parse(line.replace(/^data: /, ''))))
    const endings = events.filter(({ type }) => type !== 'piece').map(({ type }) => type)
    if (endings.join() !== 'reply') throw new Error(`A talk ended with ${endings.join()}`)
    return { events, text }
  }
}

/** For the tests of one file. */
export async function useTestTalk(): Promise<TestTalk> {
  const talk = new TestTalk(await AiServer.start())
  beforeAll(async () => {
    talk.student = await talk.server.newStudent()
    // A newcomer may take fewer calls than these tests do.
    await talk.server.connection.pool.query("update users set created_at = now() - interval '8 days'")
  })
  beforeEach(() => talk.ai.reset())
  afterAll(() => talk.ai.stop())
  return talk
}

export function saidByUser(content: string) {
  return { role: 'user', content }
}

/** The final mode and content of a reply. */
export function replyOf(events: ChatEvent[]): { mode: string; content: string } {
  const last = events.at(-1)
  if (last?.type !== 'reply') return { mode: '', content: '' }
  return { mode: last.reply.mode, content: last.reply.choices[0]?.message.content ?? '' }
}

/** Replaces unpaired surrogates. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}

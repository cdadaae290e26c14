import { afterAll, beforeEach } from 'vitest'
import { createProvider } from '../ai-provider/create-provider.ts'
import type { Connection } from '../database/database.ts'
import type { Provider, ProviderRequest } from '../ai-provider/provider.ts'
import { parseSettings } from '../platform/settings.ts'
import { AiServer } from './ai-server.ts'
import { testPatience, type TestServer } from './test-server.ts'

/** Settings by the names of their environment variables, and what else a test wants otherwise. */
interface Wishes extends Partial<Connection> {
  environment?: Record<string, string>
  patience?: Partial<typeof testPatience>
  now?: () => number
  isEstablished?: (userId: string) => Promise<boolean>
}

/** A provider, with what it is faked by and what it says for the log. */
export class TestProvider {
  readonly aiServer: AiServer
  readonly lines: string[] = []
  readonly #server: TestServer

  constructor(aiServer: AiServer, server: TestServer) {
    this.aiServer = aiServer
    this.#server = server
  }

  /** A provider as in a separate process. */
  async create({ environment = {}, patience = {}, ...others }: Wishes = {}): Promise<Provider> {
    const provider = await createProvider(
      parseSettings({ ...this.aiServer.environment, AI_ADDRESS_PERCENT: '100', ...environment }),
      {
        ...this.#server.connection,
        isEstablished: async () => true,
        say: (line) => this.lines.push(line),
        patience: { ...testPatience, ...patience },
        ...others,
      },
    )
    if (provider === null) throw new Error('The settings name no provider')
    return provider
  }
}

/** Starts a faked provider before the tests of the file, makes it forget before each, and stops it after them. */
export async function useTestProvider(server: TestServer): Promise<TestProvider> {
  const testProvider = new TestProvider(await AiServer.start(), server)
  beforeEach(() => {
    testProvider.aiServer.reset()
    testProvider.lines.length = 0
  })
  afterAll(() => testProvider.aiServer.stop())
  return testProvider
}

/** A student's question in these tests, which must not appear in any log. */
export const studentsWords = 'Please what is osmosis? My name is Amina.'

export function aRequest(changes: Partial<ProviderRequest> = {}): ProviderRequest {
  return {
    purpose: 'tutor',
    payer: { userId: 'somebody', network: '198.51.100.1' },
    messages: [
      { role: 'system', content: 'You are a tutor.' },
      { role: 'user', content: studentsWords },
    ],
    maximumTokens: 100,
    signal: new AbortController().signal,
    ...changes,
  }
}

/** The pieces that came, and what ended them where it was an error. */
export async function collect(pieces: AsyncIterable<string>): Promise<{ pieces: string[]; error: unknown }> {
  const collected: string[] = []
  try {
    for await (const piece of pieces) collected.push(piece)
  } catch (error) {
    return { pieces: collected, error }
  }
  return { pieces: collected, error: null }
}

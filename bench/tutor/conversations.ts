// `npx tsx bench/tutor/conversations.ts [--provider] [mode …] [read]`: holds 216 scripted conversations with the tutor of a real server:
// without a provider (`textbook`) and with fake ones (`honest`, `yes-man`, `babbler`, `broken`), or, with --provider, with the one named
// by AI_BASE_URL, AI_MODEL and AI_API_KEY. `read` prints every faulty reply. Fails if the textbook ever affirms a wrong option, or a
// model does so in more than 1% of its messages. Needs a built app and bank.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, RealServer } from '../../journeys/testing/real-server.ts'
import { AiServer } from '../../server/testing/ai-server.ts'
import { readBank } from './bank.ts'
import { drawConversations } from './drawn-conversations.ts'
import { characters, scriptOf, type Character } from './fake-providers.ts'
import { scoreOf } from './score.ts'
import { holdAll } from './talks.ts'
import { demandMeasured } from '../lib/measured.ts'

interface Mode {
  /** The fake that plays the provider. */
  character: Character | null
  settings: Record<string, string>
  mostAffirmed: number
  /** Concurrent conversations. A real provider is slow; otherwise the processor is the limit. */
  atOnce: number
}

const aiServer = await AiServer.start()
const noProvider = { AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '' }
const modes: Record<string, Mode> = {
  textbook: { character: null, settings: noProvider, mostAffirmed: 0, atOnce: 4 },
  ...Object.fromEntries(
    Object.entries(characters).map(([name, character]) => [
      name,
      { character, settings: aiServer.environment, mostAffirmed: 0.01, atOnce: 4 },
    ]),
  ),
  provider: { character: null, settings: {}, mostAffirmed: 0.01, atOnce: 10 },
}
const named = process.argv.slice(2).filter((word) => word in modes)
const usual = process.argv.includes('--provider')
  ? ['provider']
  : Object.keys(modes).filter((name) => name !== 'provider')
const manyCalls = { TUTOR_MESSAGES_IN_TEN_MINUTES: '100000', TUTOR_MESSAGES_A_DAY: '100000', AI_CALLS_A_DAY: '100000' }

const bank = await readBank()
const talks = drawConversations(bank, 'tutor')
const topicIds = new Set(bank.flatMap(({ textbook }) => textbook.notes.map(({ topicId }) => topicId)))
const dataDir = await mkdtemp(join(tmpdir(), 'sabi-conversations-'))

for (const name of named.length > 0 ? named : usual) {
  const mode = modes[name]
  if (mode === undefined) continue
  const { character, mostAffirmed, atOnce } = mode
  if (character !== null) aiServer.script(scriptOf(character, talks))
  const settings = { ...mode.settings, ...manyCalls, LOG_LEVEL: 'fatal' }
  const server = new RealServer({ port: await freePort(), dataDir, settings })
  await server.start()
  const startedAt = performance.now()
  const held = await holdAll(server.url, { talks, atOnce })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  await server.stop()
  const { rows, affirmedShare, faults } = scoreOf({ held, character, topicIds })
  console.log(`\n${name}, in ${seconds} seconds`)
  demandMeasured({ conversations: held.length })
  console.table(rows)
  const shown = process.argv.includes('read') ? faults : faults.filter(({ what }) => what === 'affirmed wrong')
  for (const { what, asked, words } of shown) console.log(`${what}: ${asked}\n    ${words.replaceAll('\n', '\n    ')}`)
  if (affirmedShare > mostAffirmed) process.exitCode = 1
}

await aiServer.stop()
await rm(dataDir, { recursive: true, force: true })

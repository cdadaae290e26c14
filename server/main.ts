import { startServer } from './server.ts'
import { FaultySettings, parseSettings } from './platform/settings.ts'
import { PostgresUnavailable } from './platform/postgres/launcher.ts'

const stopDeadlineMs = 9_000

try {
  const server = await startServer(parseSettings(process.env), { say: (line) => console.log(line) })
  const stop = async () => {
    setTimeout(() => process.exit(1), stopDeadlineMs).unref()
    await server.stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

/** What an operator can do something about is said in plain words; all else keeps its stack. */
function explain(error: unknown): unknown {
  if (error instanceof FaultySettings || error instanceof PostgresUnavailable) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'Another program uses this port. Stop it, or set PORT to another number.'
  return error
}

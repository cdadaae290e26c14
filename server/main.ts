import { PostgresUnavailable } from '@sabi/embedded-postgres'
import { FaultySettings, parseSettings } from './platform/settings.ts'
import { onStopSignal } from './platform/stop-signals.ts'
import { Server } from './server.ts'

try {
  const server = new Server(parseSettings(process.env), { say: (line) => console.log(line) })
  onStopSignal(() => void server.stop().then(() => process.exit(0)))
  await server.start().catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

/** Explains errors that an operator can fix; all others keep their stack. */
function explain(error: unknown): unknown {
  if (error instanceof FaultySettings || error instanceof PostgresUnavailable) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'Another program uses this port. Stop it, or set PORT or HTTPS_PORT to another number.'
  return error
}

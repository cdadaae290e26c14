import { once } from 'node:events'
import { connect } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import type { Platform } from './platform.ts'
import { borrowPostgres, PostgresUnavailable, type EmbeddedPostgres } from '@sabi/embedded-postgres'
import { FaultySettings, parseSettings, type Settings } from './settings.ts'
import { onStopSignal } from './stop-signals.ts'

/** The command can't be carried out: the message says why, or how to call it. */
export class CommandRefused extends Error {}

/** A signal ended the command, whatever is still running in this process. */
class CommandStopped extends Error {}

type Say = (line: string) => void

/**
 * Carries out a command of the terminal that works on the database of the server, whether that runs or not. Unknown words are refused
 * first, because the database is created if there is none.
 */
export async function runCommandLine(
  run: (platform: Platform, words: readonly string[], say: Say) => Promise<string>,
  assertWords: (words: readonly string[]) => void,
): Promise<void> {
  await runWithSettings(async (settings, words, say) => {
    assertWords(words)
    return withDatabaseUrl(settings, say, async (url) => {
      // A person waits; an index over a long log takes as long as it takes.
      const connection = connect(url, { onError: () => undefined, max: 2, queryTimeoutMs: null })
      try {
        await migrate(connection.database)
        return await run({ ...connection, settings, provider: null, standby: null }, words, say)
      } finally {
        await connection.database.destroy()
      }
    })
  })
}

/**
 * Carries out a command with the settings of the server, and prints what it gives, and before that on the error output what it
 * says of its progress. What a person can mend is printed as a sentence and ends with exit code 1.
 */
export async function runWithSettings(
  run: (settings: Settings, words: readonly string[], say: Say) => Promise<string>,
): Promise<void> {
  try {
    console.log(await run(parseSettings(process.env), process.argv.slice(2), (line) => console.error(line)))
  } catch (error) {
    if (error instanceof CommandStopped) {
      console.error(error.message)
      process.exit(1)
    }
    const isExpected =
      error instanceof CommandRefused || error instanceof FaultySettings || error instanceof PostgresUnavailable
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}

/** The address of the database of the server, which is started for the while where it is our own and does not run. */
export async function withDatabaseUrl<Outcome>(
  settings: Settings,
  say: Say,
  work: (url: string) => Promise<Outcome>,
): Promise<Outcome> {
  const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL
  if (url !== undefined) return work(url)
  return withPostgres(() => borrowPostgres({ dataDir: settings.DATA_DIR, log: say }), work)
}

/**
 * Runs work on a PostgreSQL started for it. A signal ends the work, then PostgreSQL, which would otherwise outlive this
 * process.
 */
export async function withPostgres<Outcome>(
  begin: () => Promise<EmbeddedPostgres>,
  work: (url: string) => Promise<Outcome>,
): Promise<Outcome> {
  const stopAsked = new AbortController()
  onStopSignal(() => stopAsked.abort(new CommandStopped('Stopped before it finished.')))
  const postgres = await begin()
  try {
    stopAsked.signal.throwIfAborted()
    return await Promise.race([work(postgres.url), rejectedBy(stopAsked.signal)])
  } finally {
    await postgres.stop()
  }
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort')
  throw signal.reason
}

import { connect } from './database.ts'
import { migrate } from './migrate.ts'
import type { Platform } from './platform.ts'
import { borrowPostgres } from './postgres/borrow.ts'
import { PostgresUnavailable } from './postgres/launcher.ts'
import { FaultySettings, parseSettings } from './settings.ts'

/** The command can't be carried out: the message says why, or how to call it. */
export class CommandRefused extends Error {}

/**
 * Carries out a command of the terminal with the settings of the server, whether it runs or not, and prints what the command
 * gives, and before that on the error output what it says of its progress. What a person can mend is printed as a sentence and ends with exit code 1.
 */
export async function runCommandLine(
  run: (platform: Platform, words: readonly string[], say: (line: string) => void) => Promise<string>,
): Promise<void> {
  const say = (line: string) => console.error(line)
  try {
    const settings = parseSettings(process.env)
    const borrowed =
      settings.DATABASE_URL === undefined ? await borrowPostgres({ dataDir: settings.DATA_DIR, log: say }) : undefined
    const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL ?? borrowed?.url ?? ''
    const connection = connect(url, { onError: () => undefined, max: 2 })
    try {
      await migrate(connection.database)
      console.log(await run({ ...connection, settings, provider: null }, process.argv.slice(2), say))
    } finally {
      await connection.database.destroy()
      await borrowed?.stop()
    }
  } catch (error) {
    const isExpected =
      error instanceof CommandRefused || error instanceof FaultySettings || error instanceof PostgresUnavailable
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}

import { CommandRefused, runCommand } from './administration/commands.ts'
import { connect } from './platform/database.ts'
import { migrate } from './platform/migrate.ts'
import { borrowPostgres } from './platform/postgres/borrow.ts'
import { PostgresUnavailable } from './platform/postgres/launcher.ts'
import { FaultySettings, parseSettings } from './platform/settings.ts'

try {
  const settings = parseSettings(process.env)
  const borrowed =
    settings.DATABASE_URL === undefined
      ? await borrowPostgres({ dataDir: settings.DATA_DIR, log: (line) => console.error(line) })
      : undefined
  const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL ?? borrowed?.url ?? ''
  const { database } = connect(url, { onError: () => undefined, max: 1 })
  try {
    await migrate(database)
    console.log(await runCommand(database, process.argv.slice(2)))
  } finally {
    await database.destroy()
    await borrowed?.stop()
  }
} catch (error) {
  const isExpected =
    error instanceof CommandRefused || error instanceof FaultySettings || error instanceof PostgresUnavailable
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}

const WAY_OUT =
  'Or set DATABASE_URL to a PostgreSQL server of your own, such as postgres://user:password@localhost:5432/sabi.'

/** The built-in PostgreSQL cannot run here. The message is for the person at the keyboard and names the way out. */
export class PostgresUnavailable extends Error {
  override readonly name: string = 'PostgresUnavailable'

  constructor(reason: string, options?: ErrorOptions) {
    super(`${reason}\n${WAY_OUT}`, options)
  }
}

/** Another Sabi Prep owns the data folder and did not let go of it while this one waited. */
export class DataFolderInUse extends PostgresUnavailable {
  override readonly name = 'DataFolderInUse'

  constructor(folder: string, ownerPid: number) {
    super(
      `Another Sabi Prep (process ${ownerPid}) runs on the data folder ${folder}. ` +
        'Stop it first, or give this one a folder of its own with DATA_DIR.',
    )
  }
}

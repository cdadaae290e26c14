import type { Database } from '../database/database.ts'
import { Rounds } from './rounds.ts'

const hourMs = 60 * 60_000

/** Deletes what is over in the tables of one feature. Several servers may do so at once. */
export type Purge = (database: Database) => Promise<void>

/** Has every feature delete once an hour what is over. */
export function createHousekeeping(
  database: Database,
  { purges, say }: { purges: readonly Purge[]; say: (line: string) => void },
): Rounds {
  return new Rounds(() => keepHouse(database, purges), { name: 'Housekeeping', pauseMs: hourMs, say })
}

export async function keepHouse(database: Database, purges: readonly Purge[]): Promise<void> {
  for (const purge of purges) await purge(database)
}

import type { Database } from '../database/database.ts'
import { deleteExpired } from './housekeeping.queries.ts'
import { deleteOldMails } from '../mail/outbox.queries.ts'
import { Rounds } from './rounds.ts'

const hourMs = 60 * 60_000

/** Throws out once an hour what is over. Several servers may do so at once. */
export function createHousekeeping(database: Database, { say }: { say: (line: string) => void }): Rounds {
  return new Rounds(() => keepHouse(database), { name: 'Housekeeping', pauseMs: hourMs, say })
}

export async function keepHouse(database: Database): Promise<void> {
  await deleteExpired(database)
  await deleteOldMails(database)
}

import { deleteDB, openDB } from 'idb'

const name = 'sabi-fresh-log'

/**
 * Has the browser begin a new log of its databases. Chromium goes on with the log of its last run. Where that run was killed
 * in the middle of an entry, the run after this one finds the log corrupt, and deletes all databases of the site. Only when a
 * database is deleted it writes the log down and begins another.
 */
export async function beginFreshLog(): Promise<void> {
  const empty = await openDB(name)
  empty.close()
  await deleteDB(name)
}

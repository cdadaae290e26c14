import { deleteDB, openDB } from 'idb'

const name = 'sabi-fresh-log'

/**
 * Makes the browser start a new log for its databases. Chromium continues the log of its last run. If that run was
 * killed in the middle of an entry, the run after this one finds the log corrupt and deletes all databases of the site.
 * Only deleting a database makes it write the log out and start another.
 */
export async function beginFreshLog(): Promise<void> {
  const empty = await openDB(name)
  empty.close()
  await deleteDB(name)
}

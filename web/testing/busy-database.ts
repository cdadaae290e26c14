import { openDB } from 'idb'

/** Has a database that is there answer nobody else, as on a slow phone, until the returned function is called. */
export async function keepBusy(name: string): Promise<() => Promise<void>> {
  const database = await openDB(name)
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite')
  const [storeName = ''] = transaction.objectStoreNames
  let isBusy = true
  const work = async () => {
    while (isBusy) await transaction.objectStore(storeName).count()
    await transaction.done
    database.close()
  }
  const done = work()
  return () => {
    isBusy = false
    return done
  }
}

import type { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import { answersDatabase } from './answers-database.ts'
import type { Unsent } from './answer-store.ts'

/** Adds answers and sessions from elsewhere as unsent. Returns how many answers were new. */
export async function addUnsent(userId: string, { answers, sessions }: Unsent): Promise<number> {
  const database = await answersDatabase()
  const transaction = database.transaction(['answers', 'sessions', 'traces'], 'readwrite', { durability: 'strict' })
  const add = async (answer: SyncedAnswer): Promise<number> => {
    const store = transaction.objectStore('answers')
    if ((await store.getKey(answer.id)) !== undefined) return 0
    await store.put({ ...answer, userId, state: 'unsent' })
    return 1
  }
  const addTrace = async (synced: SyncedSession): Promise<void> => {
    const stores = (['sessions', 'traces'] as const).map((name) => transaction.objectStore(name))
    const known = await Promise.all(stores.map((store) => store.getKey(synced.id)))
    if (known.some((key) => key !== undefined)) return
    await transaction.objectStore('traces').put({ id: synced.id, userId, synced, sentAs: null })
  }
  const [added] = await Promise.all([
    Promise.all(answers.map(add)),
    Promise.all(sessions.map(addTrace)),
    transaction.done,
  ])
  return added.reduce((sum, one) => sum + one, 0)
}

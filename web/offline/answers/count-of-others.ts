import { answersDatabase } from './answers-database.ts'

/** How many answers of other students wait on this phone until they sign in. */
export async function countOfOthers(userId: string | null): Promise<number> {
  const database = await answersDatabase()
  const index = database.transaction('answers').store.index('byState')
  const owners: string[] = []
  for (let cursor = await index.openKeyCursor(null, 'nextunique'); cursor !== null; cursor = await cursor.continue())
    if (cursor.key[1] === 'unsent' && cursor.key[0] !== userId) owners.push(cursor.key[0])
  const counts = await Promise.all(owners.map((owner) => index.count([owner, 'unsent'])))
  return counts.reduce((sum, count) => sum + count, 0)
}

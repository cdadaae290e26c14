import { answersDatabase } from '../offline/answers/answers-database.ts'
import { listSessions } from '../offline/answers/session-store.ts'

/** A question of a paper, as far as the next paper needs it. */
export interface SatQuestion {
  id: string
  topicId: string
}

/** The questions of each paper that the student has sat, the latest paper first, as long as this phone keeps it. */
export async function satPapers(userId: string): Promise<SatQuestion[][]> {
  const database = await answersDatabase()
  const rows = await database.getAllFromIndex('papers', 'byUser', userId)
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const sessions = await listSessions(userId)
  return sessions
    .filter(({ kind }) => kind === 'exam')
    .map(({ id }) => rowById.get(id)?.questions.map(({ question }) => question) ?? [])
}

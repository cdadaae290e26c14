import { answersDatabase, type StoredAnswer } from './answers-database.ts'

/** An answer, and the kind of session that it came in. */
export interface FirstAnswer extends StoredAnswer {
  /** True in a session of several topics; undefined if this phone does not know the session any more. */
  isMixed: boolean | undefined
  /** True if it came in a step of a placement that is still on this phone. */
  isPlacement: boolean
  /** True in a paper that is not handed in: nothing may show yet whether the answer is right. */
  isBeingSat: boolean
}

/** The answers on this phone that count as reviews of a skill: in a session, the first to each question. Refused ones are left out. */
export async function listFirstAnswers(userId: string): Promise<FirstAnswer[]> {
  const database = await answersDatabase()
  const [rows, sessions, traces] = await Promise.all([
    database.getAllFromIndex('answers', 'byUser', userId),
    database.getAllFromIndex('sessions', 'byUser', userId),
    database.getAllFromIndex('traces', 'byUser', userId),
  ])
  const sessionById = new Map([...traces, ...sessions].map(({ id, synced }) => [id, synced]))
  const placements = new Set(sessions.flatMap(({ id, isPlacement }) => (isPlacement === true ? [id] : [])))
  const firsts = new Map<string, StoredAnswer>()
  for (const row of rows) {
    const place = `${row.sessionId} ${row.questionId}`
    const earlier = firsts.get(place)
    if (row.state !== 'rejected' && (earlier === undefined || row.seq < earlier.seq)) firsts.set(place, row)
  }
  return [...firsts.values()].map((row) => {
    const session = sessionById.get(row.sessionId)
    return {
      ...row,
      isMixed: session && session.topicId === undefined,
      isPlacement: placements.has(row.sessionId),
      isBeingSat: session?.kind === 'exam' && session.finishedAt === undefined,
    }
  })
}

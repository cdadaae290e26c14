import { SubjectId, subjectIds } from '@sabi/shared/content/question'
import { savesData } from '../platform/data-saver.ts'
import { currentUser } from '../platform/session.ts'
import { readItem, storageKeys } from '../platform/storage.ts'
import { withDeadline } from './deadline.ts'
import { findNote, isWhole } from './question-store.ts'
import { listSessions } from './session-store.ts'

const largestUnaskedBytes = 200 * 1024
const readDeadlineMs = 3000

/** Whether a pack may be fetched that nobody asked for. */
export function mayFetchUnasked(bytes: number): boolean {
  return !savesData() && bytes <= largestUnaskedBytes
}

/** What to keep up to date without being asked: the subjects on the phone, and the one that the student works on. */
export async function subjectsWorthFetching(): Promise<SubjectId[]> {
  const own = savesData() || (await findNote('cleared')) !== null ? null : await ownSubject()
  const wanted = await Promise.all(subjectIds.map(async (subject) => subject === own || (await isWhole(subject))))
  return subjectIds.filter((_, index) => wanted[index])
}

/** The subject last practised, else the one chosen on this phone; null for who has done neither. */
async function ownSubject(): Promise<SubjectId | null> {
  const user = currentUser()
  // Where the answers can't be read, the choice has to do.
  const sessions = user === null ? [] : await withDeadline(listSessions(user.id), readDeadlineMs).catch(() => [])
  const practised = sessions.map(({ filter }) => filter.subject).find((subject) => subject !== 'ALL')
  return practised ?? SubjectId.safeParse(readItem(storageKeys.selectedSubject)).data ?? null
}

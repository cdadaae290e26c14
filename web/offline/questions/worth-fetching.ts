import { subjectsOfTask } from '@sabi/shared/classes/assignments'
import { listOwnAssignments } from '@sabi/shared/classes/assignments-calls'
import { SubjectId, subjectIds } from '@sabi/shared/content/question'
import { savesData } from '../../platform/data-saver.ts'
import { knownReply } from '../../platform/server/queries.ts'
import { currentUser } from '../../platform/server/session.ts'
import { readItem, storageKeys } from '../../platform/storage.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { findNote, isWhole } from './question-store.ts'
import { listSessions } from '../answers/session-store.ts'

/** Well above the pack of any subject that comes with the app. */
const largestUnaskedBytes = 512 * 1024
const readDeadlineMs = 3000

/** Returns whether a pack may be downloaded unasked. */
export function mayFetchUnasked(bytes: number): boolean {
  return !savesData() && bytes <= largestUnaskedBytes
}

/** Which subjects to keep up to date unasked: those on the phone, those that the student practises, and those of assignments. */
export async function subjectsWorthFetching(): Promise<SubjectId[]> {
  const own =
    savesData() || (await findNote('cleared')) !== null ? [] : [...(await ownSubjects()), ...assignedSubjects()]
  const wanted = await Promise.all(subjectIds.map(async (subject) => own.includes(subject) || (await isWhole(subject))))
  return subjectIds.filter((_, index) => wanted[index])
}

/** Returns whether the student has practised a subject that should be on this phone but is not yet. */
export async function isPractisedMissing(): Promise<boolean> {
  const wanted = await subjectsWorthFetching()
  return (await Promise.all(wanted.map(isWhole))).includes(false)
}

/** The subjects of assignments that the student has still to do, as far as this phone has heard of them. */
function assignedSubjects(): SubjectId[] {
  const known = knownReply(listOwnAssignments, { query: {} })?.assignments ?? []
  return known.flatMap(({ task, work }) => (work.doneAt === null ? subjectsOfTask(task) : []))
}

/** The subjects practised on this phone, otherwise the one chosen here; none if there is neither. */
async function ownSubjects(): Promise<readonly SubjectId[]> {
  const user = currentUser()
  // If the answers can't be read, falls back to the chosen subject.
  const sessions = user === null ? [] : await withTimeout(listSessions(user.id), readDeadlineMs).catch(() => [])
  const practised = sessions.filter(({ taps }) => taps > 0).map(({ filter }) => filter.subject)
  // A session of all subjects counts for each of them.
  if (practised.includes('ALL')) return subjectIds
  const chosen = SubjectId.safeParse(readItem(storageKeys.selectedSubject)).data
  const unpractised = chosen === undefined ? [] : [chosen]
  return practised.length === 0 ? unpractised : subjectIds.filter((subject) => practised.includes(subject))
}

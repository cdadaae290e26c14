import { subjectIds } from '@sabi/shared/content/question'
import { listQuestions, maximumSessionLength } from '@sabi/shared/subjects/calls'
import { sendInBackground } from '../../platform/page/background.ts'
import { request } from '../../platform/server/request.ts'
import { currentUser } from '../../platform/server/session.ts'
import { familiar } from './question-fetch.ts'
import { findNote, isWhole, noteAge, putNote, putQuestions, removeQuestions, storedIds } from './question-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Keeps a hundred mixed questions on the phone of a student who does not have every subject, for practice without a
 * connection from the first day. They come from the server because the static file lacks corrections made since the
 * build. Renewed when the bank changes, at most once a day.
 */
export async function bringMix(version: string): Promise<void> {
  if (currentUser() === null || (await findNote('cleared')) !== null) return
  const isHere = await Promise.all(subjectIds.map(isWhole))
  const missing = subjectIds.filter((_, index) => !isHere[index])
  if (missing.length === 0 || !(await isDue(version))) return
  const query = { subject: 'ALL', examType: 'ALL', difficulty: 'ALL', limit: `${maximumSessionLength}` } as const
  const args = { query: { ...query, random: 'true' } } as const
  const { questions } = await sendInBackground((limits) => request(listQuestions, args, limits))
  // Subjects that are completely on the phone are kept up to date anyway.
  const mix = questions.filter(({ subject }) => missing.includes(subject))
  const before = new Set(String((await findNote('mixIds')) ?? '').split(' '))
  await putQuestions(mix.map(familiar))
  await putNote('mixIds', mix.map(({ id }) => id).join(' '))
  const kept = new Set(mix.map(({ id }) => id))
  const stored = (await Promise.all(missing.map(storedIds))).flat()
  await removeQuestions(stored.filter((id) => before.has(id) && !kept.has(id)))
  await putNote('mix', version)
}

async function isDue(version: string): Promise<boolean> {
  const known = await findNote('mix')
  return known === null || (known !== version && (await noteAge('mix')) > dayMs)
}

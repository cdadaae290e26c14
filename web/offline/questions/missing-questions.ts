import type { SubjectId } from '@sabi/shared/content/question'
import { isWhole } from './question-store.ts'
import { sendAtOnce } from '../../platform/page/background.ts'
import { loadPart } from '../../platform/server/other-release.ts'

/** The subjects whose questions are not on this phone. */
export async function missingSubjects(subjects: readonly SubjectId[]): Promise<SubjectId[]> {
  const here = await Promise.all(subjects.map(isWhole))
  return subjects.filter((_, place) => here[place] !== true)
}

/** What must be fetched before questions can be drawn on this phone. */
export interface NeededDownload {
  subjects: readonly SubjectId[]
  /** Compressed, with the notes that come along; null where that is not known. */
  bytes: number | null
}

/** What has to be fetched before questions of these subjects can be drawn here; null if everything is on this phone. */
export async function neededDownload(subjects: readonly SubjectId[]): Promise<NeededDownload | null> {
  const missing = await missingSubjects(subjects)
  if (missing.length === 0) return null
  const { fetchIndex, savedIndex } = await loadPart(() => import('./question-fetch.ts'))
  const index = savedIndex() ?? (await fetchIndex(sendAtOnce).catch(() => undefined))
  const files = [...(index?.subjects ?? []), ...(index?.textbooks ?? [])].filter(({ subject }) =>
    missing.includes(subject),
  )
  return { subjects: missing, bytes: index === undefined ? null : files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

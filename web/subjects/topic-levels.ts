import type { Level } from '@sabi/shared/plan/levels'
import { loadPart } from '../platform/server/other-release.ts'
import { useSession } from '../platform/server/session.ts'
import { useReading } from '../platform/useReading.ts'

/** The level of a topic; undefined for a visitor, and while unknown. */
export type LevelOfTopic = (topicId: string) => Level | undefined

/** Reads the student's levels from this phone, after the page is there. */
export function useLevels(): LevelOfTopic {
  const userId = useSession(({ user }) => user?.id)
  const read = async () => {
    if (userId === undefined) return null
    const { levelsHere } = await loadPart(() => import('../plan/levels-here.ts'))
    return levelsHere(userId)
  }
  const found = useReading(userId ?? '', read, null)
  return (topicId) => (found === undefined || found === null ? undefined : (found.get(topicId) ?? 'new'))
}

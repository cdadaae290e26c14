import type { Level } from '@sabi/shared/plan/levels'
import { levelOfTopics } from '@sabi/shared/plan/unit-level'
import type { Topic } from '@sabi/shared/subjects/calls'
import { loadPart } from '../platform/server/other-release.ts'
import { useSession } from '../platform/server/session.ts'
import { useReading } from '../platform/useReading.ts'

/** The level of a topic; undefined for a visitor, and while unknown. */
export type LevelOfTopic = (topicId: string) => Level | undefined

/** Reads the student's levels, after the page is there. `isReading` until they are known or can't be read. */
export function useLevels(): { levelOf: LevelOfTopic; isReading: boolean } {
  const userId = useSession(({ user }) => user?.id)
  const read = async () => {
    if (userId === undefined) return null
    const { levelsHere } = await loadPart(() => import('../plan/levels-here.ts'))
    return levelsHere(userId)
  }
  const found = useReading(userId ?? '', read, null)
  return { levelOf: (topicId) => (found ? (found.get(topicId) ?? 'new') : undefined), isReading: found === undefined }
}

/** The level of a unit or a subject by those of its topics that have questions; undefined where these are unknown. */
export function levelOfAll(topics: readonly Topic[], levelOf: LevelOfTopic): Level | undefined {
  const ofTopics = topics.filter(({ _count }) => _count.questions > 0).map(({ id }) => levelOf(id))
  const known = ofTopics.filter((level) => level !== undefined)
  return known.length < ofTopics.length ? undefined : levelOfTopics(known)
}

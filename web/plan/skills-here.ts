import { skillOf } from './learner-here.ts'
import { idsOfTopics } from '../offline/questions/question-store.ts'

/** The questions on this phone by topic and skill. */
export type SkillsHere = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

export async function skillsHere(topicIds: readonly string[]): Promise<SkillsHere> {
  const ids = await idsOfTopics(topicIds)
  return new Map([...ids].map(([topicId, ofTopic]) => [topicId, bySkill(ofTopic)]))
}

function bySkill(ids: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const id of ids) {
    const others = found.get(skillOf(id))
    if (others === undefined) found.set(skillOf(id), [id])
    else others.push(id)
  }
  return found
}

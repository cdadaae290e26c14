import type { Topic } from '@sabi/shared/subjects/calls'
import { practiceOfTopic } from '../links.ts'

/** Questions in a session on one topic. */
export const topicSessionLength = 20

/** A session on one topic, which starts at once, and opens with this question if one is given. */
export function topicSession(topic: Pick<Topic, 'subject' | 'id'>, first?: string): string {
  const opening = first === undefined ? '' : `&${new URLSearchParams({ first }).toString()}`
  return `${practiceOfTopic(topic)}&start=1&count=${topicSessionLength}${opening}`
}

import { subjectIds } from '@sabi/shared/content/question'
import { findTopics, type FoundTopic } from '@sabi/shared/subjects/calls'
import { createTopicFinder, type NamedTopic, type TopicFinder } from '@sabi/shared/tutor/topic-finder'
import { subjectsWithNotes } from '../offline/kept-notes.ts'
import { isOnline } from '../platform/server/connection.ts'
import { request } from '../platform/server/request.ts'
import { pause, searchHere } from './textbook-here.ts'

let made: { of: readonly NamedTopic[]; withNotes: number; finder: Promise<TopicFinder> } | undefined

/**
 * The topics that match a search, best first: by the notes on this phone if all subjects are here, else by the server.
 * Offline, by whatever is here, which may be only titles and descriptions.
 */
export async function findTopicsFor(search: string, topics: readonly NamedTopic[]): Promise<FoundTopic[]> {
  const withNotes = (await subjectsWithNotes()).length
  if (withNotes < subjectIds.length && isOnline()) {
    const found = await fromServer(search)
    if (found !== null) return found
  }
  return (await finderOf(topics, withNotes)).find(search)
}

async function fromServer(search: string): Promise<FoundTopic[] | null> {
  try {
    return (await request(findTopics, { query: { search } })).data
  } catch {
    return null
  }
}

function finderOf(topics: readonly NamedTopic[], withNotes: number): Promise<TopicFinder> {
  if (made?.of !== topics || made.withNotes !== withNotes) {
    // Unreadable notes must not prevent a search of the titles.
    const textbook = withNotes === 0 ? Promise.resolve(null) : searchHere().catch(() => null)
    made = { of: topics, withNotes, finder: textbook.then((search) => createTopicFinder(topics, search, pause)) }
  }
  return made.finder
}

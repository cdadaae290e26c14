import { setImmediate } from 'node:timers/promises'
import { findTopics } from '@sabi/shared/subjects/calls'
import type { TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import { createTopicFinder, type TopicFinder } from '@sabi/shared/tutor/topic-finder'
import type { Database } from '../database/database.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import type { SearchTextbook } from './search-textbook.ts'
import { listTopics } from './topics.queries.ts'

/** The search of students whose phone has no notes to search. */
export function searchRoutes(textbook: SearchTextbook): Route[] {
  let finder: { of: TextbookSearch; topics: Promise<TopicFinder> } | undefined

  /** Built once for each published bank, as the textbook's own search is. */
  const finderOf = async (reads: Database): Promise<TopicFinder> => {
    const search = await textbook(reads)
    if (finder?.of !== search) {
      const topics = listTopics(reads, {})
      finder = { of: search, topics: topics.then((all) => createTopicFinder(all, search, () => setImmediate())) }
      finder.topics.catch(() => (finder = undefined))
    }
    return finder.topics
  }

  return [
    serve(findTopics, async ({ query: { search } }, { reads }) => ({ data: (await finderOf(reads)).find(search) })),
  ]
}

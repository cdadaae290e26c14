import { longestSearch, type FoundTopic, type Topic } from '@sabi/shared/subjects/calls'
import { searchTopics } from '@sabi/shared/subjects/topic-search'
import { useEffect, useState } from 'react'

/** How long typing must pause before notes and questions are searched. */
const pauseMs = 250

export interface FoundTopics {
  /** All topics for an empty search. Best first. */
  topics: Topic[]
  /** The matching part of a topic, unless it is the title or the description. */
  placeOf: (topic: Topic) => FoundTopic | undefined
  /** True if notes and questions are still being searched. */
  isSearching: boolean
}

/** The topics that match a search: at once by titles and descriptions, then by meaning, in notes and questions too. */
export function useFoundTopics(all: readonly Topic[], typed: string): FoundTopics {
  const search = typed.trim().slice(0, longestSearch)
  const [reply, setReply] = useState<{ search: string; all: readonly Topic[]; found: FoundTopic[] } | null>(null)
  useEffect(() => {
    if (search === '') return undefined
    let isWanted = true
    const timer = setTimeout(() => {
      void find(search, all).then((found) => isWanted && setReply({ search, all, found }))
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search, all])
  const byLetters = searchTopics(all, search)
  if (search === '') return { topics: byLetters, placeOf: () => undefined, isSearching: false }
  const isDone = reply?.search === search && reply.all === all
  const found = isDone ? reply.found : []
  const byId = new Map(all.map((topic) => [topic.id, topic]))
  const byMeaning = found.flatMap(({ topicId }) => byId.get(topicId) ?? [])
  return {
    topics: [...new Set([...byMeaning, ...byLetters])],
    placeOf: ({ id }) => found.find(({ topicId, kind }) => topicId === id && kind !== 'topic'),
    isSearching: !isDone,
  }
}

/** The search code and its index load on demand; without them only titles and descriptions are searched. */
async function find(search: string, all: readonly Topic[]): Promise<FoundTopic[]> {
  try {
    const { findTopicsFor } = await import('../../tutor/topics-here.ts')
    return await findTopicsFor(search, all)
  } catch {
    return []
  }
}

import { htmlOfText } from '../content/rich-text.ts'
import type { FoundTopic, Topic } from '../subjects/calls.ts'
import type { Matter, Passage } from './passages.ts'
import { asNotesSay } from './student-words.ts'
import { createTextbookSearch, type Found, type TextbookSearch } from './textbook-search.ts'

/** The fields of a topic that the search needs. */
export type NamedTopic = Pick<Topic, 'id' | 'title' | 'description'>

/** Finds topics for what a student types, best first. */
export interface TopicFinder {
  find: (asked: string) => FoundTopic[]
}

/** The title and description of a topic, searchable like a section of a note. */
interface Card extends Matter {
  topicId: string
}

const mostTopics = 30
/** Below these shares of the best topic's values, a topic matches only by chance. */
const nearlyAsGood = { score: 0.1, coverage: 0.6 }

/** Finds topics by title and description, and also by what their notes and questions say if those are indexed. */
export async function createTopicFinder(
  topics: readonly NamedTopic[],
  textbook: TextbookSearch | null,
  pause: () => Promise<void>,
): Promise<TopicFinder> {
  const cards = await createTextbookSearch<Card>(topics.map(cardOf), pause)
  const known = new Set(topics.map(({ id }) => id))
  const options = { isTyping: true, isSpelledRight: (word: string) => textbook?.knows(word) === true }
  return {
    find: (asked) => {
      const wanted = [asked, asNotesSay(asked) ?? []].flat()
      const ofCards = wanted.flatMap((words) => cards.find(words, Infinity, options))
      const ofTextbook = wanted.flatMap((words) => textbook?.find(words, Infinity, { isTyping: true }) ?? [])
      return ranked(
        ofCards,
        // The phone may still have notes of topics that have been removed.
        ofTextbook.filter(({ topicId }) => known.has(topicId)),
      )
    },
  }
}

function cardOf({ id, title, description }: NamedTopic): Card {
  return { kind: 'note', topicId: id, title, heading: title, objectives: [], html: htmlOfText(description) }
}

function ranked(cards: readonly Found<Card>[], passages: readonly Found<Passage>[]): FoundTopic[] {
  const cardsByTopic = byTopic(cards)
  const passagesByTopic = byTopic(passages)
  const found = [...new Set([...cardsByTopic.keys(), ...passagesByTopic.keys()])]
    .map((topicId) => judged(topicId, cardsByTopic.get(topicId)?.[0], passagesByTopic.get(topicId) ?? []))
    .sort((one, other) => other.score - one.score)
  const best = found[0]
  if (best === undefined) return []
  return found
    .filter(
      ({ score, coverage }) =>
        score >= best.score * nearlyAsGood.score && coverage >= best.coverage * nearlyAsGood.coverage,
    )
    .slice(0, mostTopics)
    .map(({ topicId, kind, heading }) => ({ topicId, kind, heading }))
}

/** Groups search results by topic, best first. */
function byTopic<F extends Found<Card>>(found: readonly F[]): Map<string, F[]> {
  const lists = new Map<string, F[]>()
  for (const one of [...found].sort((first, second) => second.score - first.score))
    lists.set(one.topicId, [...(lists.get(one.topicId) ?? []), one])
  return lists
}

/** A topic that matches in many places is about the words, so a few further matches add to the best one. */
const morePlaces = { count: 4, worth: 0.2 }

function judged(topicId: string, card: Found<Card> | undefined, [best, ...others]: readonly Found<Passage>[]) {
  const more = others.slice(0, morePlaces.count).reduce((sum, { score }) => sum + score, 0)
  const place = best !== undefined && best.coverage > (card?.coverage ?? 0) ? best : undefined
  return {
    topicId,
    kind: place?.kind ?? ('topic' as const),
    heading: place?.heading ?? '',
    score: (card?.score ?? 0) + (best?.score ?? 0) + more * morePlaces.worth,
    coverage: Math.max(card?.coverage ?? 0, best?.coverage ?? 0),
  }
}

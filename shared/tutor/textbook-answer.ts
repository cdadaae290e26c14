import { noteText } from '../content/rich-text.ts'
import type { ChatMessage, Quote } from './calls.ts'
import { escapeMarkdown, quoteMarkdown } from './escape-markdown.ts'
import { choices, topicPage } from './choices.ts'
import { closestWords } from './closest-words.ts'
import { lastAsked } from './conversation.ts'
import { findOnEnglish } from './english-words.ts'
import type { Matter, Passage } from './passages.ts'
import { wantedWords, wordsOf } from './search-words.ts'
import type { Found, TextbookSearch } from './textbook-search.ts'

export interface TextbookAnswer {
  /** The reply in Markdown, for clients that show only text. */
  content: string
  quotes: Quote[]
}

/** Maximum number of passages in one reply. */
const maximumQuotes = 3
/** Below this, a passage shares words with the question only by chance. Measured on questions that the notes do not answer. */
const leastCoverage = 0.5
/** Maximum number of passages in which the nearest topics are looked for. */
const nearestPassages = 20
/** Minimum score of a further passage, as a share of the best. */
const nearlyAsGood = 0.75

export const nothingFound =
  'The textbook has nothing on this. I can help with Physics, Chemistry, Biology, Mathematics and Use of English: write the name of a topic, such as "osmosis" or "concord", or a whole question.'

/** Answers the last question of a conversation with textbook quotations, and never makes anything up. */
export function answerFromTextbook(
  search: TextbookSearch,
  messages: readonly ChatMessage[],
  most = maximumQuotes,
): TextbookAnswer {
  const found = findPassages(search, messages).slice(0, most)
  if (found.length === 0) return { content: nothingBut(nearestTopics(search, messages)), quotes: [] }
  const missing = findOnEnglish(search, lastAsked(messages))?.missing
  const lead = missing === undefined ? [] : [`The textbook doesn’t have “${missing}”. The rules:`]
  return { content: [...lead, ...found.map(quoted)].join('\n\n'), quotes: found.map(toQuote) }
}

/** True if a reply of the textbook says that it has nothing. */
export function isNothing(content: string): boolean {
  return content.startsWith(nothingFound)
}

/** How many topics are offered where no passage answers a question. */
const nearestCount = 3

/** Below this share of the words, a topic is near only by chance. */
const nearCoverage = 0.15

/** The topics whose titles share a word with the last question, best first. */
function nearestTopics(search: TextbookSearch, messages: readonly ChatMessage[]): Passage[] {
  const asked = matterOf(questionsOf(messages))
  const wanted = wantedWords(asked)
  const isNear = ({ title, coverage, isOnMatter }: Found<Passage>) => {
    const named = wordsOf(title)
    return (
      isOnMatter &&
      coverage >= nearCoverage &&
      wanted.some((word) => named.includes(word) || closestWords(word, named).length > 0)
    )
  }
  const byTopic = new Map<string, Passage>()
  for (const passage of search.find(asked, nearestPassages))
    if (isNear(passage) && !byTopic.has(passage.topicId)) byTopic.set(passage.topicId, passage)
  return [...byTopic.values()].slice(0, nearestCount)
}

function nothingBut(topics: readonly Passage[]): string {
  if (topics.length === 0) return nothingFound
  const links = choices(topics.map(({ title, topicId }) => [escapeMarkdown(title), topicPage(topicId)]))
  return `${nothingFound}\n\nThe nearest topics are:\n\n${links}`
}

/** Finds the passages that answer the last question of a conversation, best first; none if they only share some words with it. */
export function findPassages<P extends Matter>(
  search: TextbookSearch<P>,
  messages: readonly ChatMessage[],
): Found<P>[] {
  const asked = questionsOf(messages)
  return (
    findOnEnglish(search, lastAsked(messages))?.passages.slice(0, maximumQuotes) ??
    fitting(search.find(matterOf(asked)))
  )
}

function questionsOf(messages: readonly ChatMessage[]): string[] {
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content)
}

/** Returns the words that say what the conversation is about now. A vague message such as "Give me an example" refers to the question before it. */
function matterOf(asked: readonly string[]): string {
  const own = [...asked].reverse().find((words) => wantedWords(words).length > 0)
  return own === undefined ? '' : asked.slice(asked.lastIndexOf(own)).join(' ')
}

function fitting<P extends Matter>(found: readonly Found<P>[]): Found<P>[] {
  const best = found[0]
  if (best === undefined) return []
  return found
    .filter(
      ({ score, coverage, isOnMatter }) =>
        isOnMatter && coverage >= leastCoverage && score >= best.score * nearlyAsGood,
    )
    .slice(0, maximumQuotes)
}

function quoted({ title, heading, topicId, html }: Passage): string {
  const source = [title, heading].filter((part) => part !== '').join(': ')
  const link = `[${escapeMarkdown(source)}](${topicPage(topicId)})`
  return `From the textbook, ${link}:\n\n${quoteMarkdown(noteText(html))}`
}

/** Converts a passage into the quote of a reply. */
export function toQuote({ kind, subject, topicId, title, heading, html }: Passage): Quote {
  return { kind, subject, topicId, title, heading, html }
}

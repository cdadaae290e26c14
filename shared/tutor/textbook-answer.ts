import { noteText } from '../content/rich-text.ts'
import type { ChatMessage, Quote } from './calls.ts'
import { wantedWords } from './search-words.ts'
import type { FoundPassage, TextbookSearch } from './textbook-search.ts'

export interface TextbookAnswer {
  /** The reply in Markdown, for who sees nothing but text. */
  content: string
  quotes: Quote[]
}

/** Most pieces that one reply quotes. */
const maximumQuotes = 3
/** Below this a passage shares words with the question by chance: found on questions that the notes do not answer. */
const leastCoverage = 0.5
/** A further piece must fit nearly as well as the best one. */
const nearlyAsGood = 0.75

export const nothingFound =
  'The textbook has nothing on this. Try other words, or the name of the topic, such as "osmosis" or "quadratic equations".'

/** Answers the last question of a conversation from the textbook, word for word; what it does not say is never made up. */
export function answerFromTextbook(search: TextbookSearch, messages: readonly ChatMessage[]): TextbookAnswer {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const found = fitting(search.find(matterOf(asked)))
  if (found.length === 0) return { content: nothingFound, quotes: [] }
  return { content: found.map(quoted).join('\n\n'), quotes: found.map(toQuote) }
}

/** What the last words are about: "Give me an example" says nothing by itself and goes on about what was asked before. */
function matterOf(asked: readonly string[]): string {
  const own = [...asked].reverse().find((words) => wantedWords(words).length > 0)
  return own === undefined ? '' : asked.slice(asked.lastIndexOf(own)).join(' ')
}

function fitting(found: readonly FoundPassage[]): FoundPassage[] {
  const best = found[0]
  if (best === undefined) return []
  return found
    .filter(
      ({ score, coverage, isOnMatter }) =>
        isOnMatter && coverage >= leastCoverage && score >= best.score * nearlyAsGood,
    )
    .slice(0, maximumQuotes)
}

function quoted({ title, heading, topicId, html }: FoundPassage): string {
  const source = [title, heading].filter((part) => part !== '').join(': ')
  const quote = escapeMarkdown(noteText(html)).replaceAll('\n', '\n> ')
  return `From the textbook, [${escapeMarkdown(source)}](/topics/${encodeURIComponent(topicId)}):\n\n> ${quote}`
}

/** Signs of the text stay signs, whatever Markdown would make of them. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`)
}

function toQuote({ kind, subject, topicId, title, heading, html }: FoundPassage): Quote {
  return { kind, subject, topicId, title, heading, html }
}

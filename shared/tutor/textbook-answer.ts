import type { ChatMessage, Quote } from './calls.ts'
import type { FoundPassage, TextbookSearch } from './textbook-search.ts'

export interface TextbookAnswer {
  /** The reply in Markdown, for who sees nothing but text. */
  content: string
  quotes: Quote[]
}

/** Most pieces that one reply quotes. */
const maximumQuotes = 3
/** Below these a passage shares words with the question by chance: found on questions that the notes do not answer. */
const leastScore = 10
const leastCoverage = 0.5
/** A further piece must fit nearly as well as the best one. */
const nearlyAsGood = 0.55

export const nothingFound =
  'The textbook has nothing on this. Try other words, or the name of the topic, such as "osmosis" or "quadratic equations".'

/** Answers the last question of a conversation from the textbook, word for word; what it does not say is never made up. */
export function answerFromTextbook(search: TextbookSearch, messages: readonly ChatMessage[]): TextbookAnswer {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = asked.at(-1) ?? ''
  // "Explain it again" says nothing by itself: it goes on about what was asked before.
  const found = [last, asked.slice(-2).join(' ')]
    .map((words) => fitting(search.find(words)))
    .find(({ length }) => length > 0)
  if (found === undefined) return { content: nothingFound, quotes: [] }
  return { content: found.map(quoted).join('\n\n'), quotes: found.map(toQuote) }
}

function fitting(found: readonly FoundPassage[]): FoundPassage[] {
  const best = found[0]
  if (best === undefined || best.score < leastScore || best.coverage < leastCoverage) return []
  return found.filter(({ score }) => score >= best.score * nearlyAsGood).slice(0, maximumQuotes)
}

function quoted({ title, heading, topicId, text }: FoundPassage): string {
  const source = [title, heading].filter((part) => part !== '').join(': ')
  const quote = escapeMarkdown(text).replaceAll('\n', '\n> ')
  return `From the textbook, [${escapeMarkdown(source)}](/topics/${encodeURIComponent(topicId)}):\n\n> ${quote}`
}

/** Signs of the text stay signs, whatever Markdown would make of them. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`)
}

function toQuote({ kind, subject, topicId, title, heading, html }: FoundPassage): Quote {
  return { kind, subject, topicId, title, heading, html }
}

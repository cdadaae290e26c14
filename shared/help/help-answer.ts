import { htmlOfText, noteText } from '../content/rich-text.ts'
import type { ChatMessage } from '../tutor/calls.ts'
import { escapeMarkdown, quoteMarkdown } from '../tutor/escape-markdown.ts'
import type { Matter } from '../tutor/passages.ts'
import { findPassages } from '../tutor/textbook-answer.ts'
import { createTextbookSearch, type TextbookSearch } from '../tutor/textbook-search.ts'
import { faqFor, type WordsHere } from './faq.ts'

/** A help answer in searchable form. */
export interface HelpPassage extends Matter {
  /** The anchor of the answer on the help page. */
  id: string
}

export const nothingInHelp =
  'The help has nothing on this. Try other words, or [leave a message for a person](/contact).'

/** Builds the search index of the help answers. */
export function createHelpSearch(wordsHere: WordsHere): Promise<TextbookSearch<HelpPassage>> {
  const passages = faqFor(wordsHere).flatMap(({ title, entries }) =>
    entries.map(({ id, question, answer }) => ({
      id,
      kind: 'note' as const,
      title,
      heading: question,
      objectives: [answer],
      html: htmlOfText(answer),
    })),
  )
  return createTextbookSearch(passages, async () => {})
}

/** Quotes the help answer that fits the last question of a conversation. */
export function answerFromHelp(search: TextbookSearch<HelpPassage>, messages: readonly ChatMessage[]): string {
  const found = findPassages(search, messages)
  if (found.length === 0) return nothingInHelp
  return found
    .map(
      ({ id, heading, html }) =>
        `From the help, [${escapeMarkdown(heading)}](/help#${id}):\n\n${quoteMarkdown(noteText(html))}`,
    )
    .join('\n\n')
}

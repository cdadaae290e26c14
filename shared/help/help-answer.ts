import { htmlOfText, noteText } from '../content/rich-text.ts'
import type { ChatMessage } from '../tutor/calls.ts'
import { escapeMarkdown, quoteMarkdown } from '../tutor/escape-markdown.ts'
import type { Matter } from '../tutor/passages.ts'
import { findPassages } from '../tutor/textbook-answer.ts'
import { createTextbookSearch, type TextbookSearch } from '../tutor/textbook-search.ts'
import { faqFor, type WordsHere } from './faq.ts'

/** An answer of the help, as the search knows it. */
export interface HelpPassage extends Matter {
  /** Its place on the page of the help. */
  id: string
}

export const nothingInHelp =
  'The help has nothing on this. Try other words, or [leave a message for a person](/contact).'

/** The search over the answers of the help. */
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

/** Answers the last question of a conversation from the help, word for word. */
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

import type { Question } from '@sabi/shared/content/question'
import { htmlOfText } from '@sabi/shared/content/rich-text'

/**
 * The question with its passage at the beginning of its text, because questions in a file share nothing. Paragraphs become lines: an
 * import keeps no empty ones.
 */
export function withPassageInText({ passage, ...question }: Question): Question {
  if (passage === undefined) return question
  const { title, text, html } = passage
  const asked = question.rich?.text
  const isRich = html !== undefined || asked !== undefined
  const parts = [htmlOfText(title), html ?? htmlOfText(text), asked ?? htmlOfText(question.text)]
  return {
    ...question,
    text: [title, ...text.split('\n\n'), question.text].join('\n'),
    ...(isRich ? { rich: { ...question.rich, text: parts.join('<br><br>') } } : {}),
  }
}

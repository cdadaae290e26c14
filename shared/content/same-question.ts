import type { Question } from './question.ts'

/**
 * The content of a question: its words, its pictures, its passage, and its options in any order. If two versions have the same
 * content but different keys, one of the keys is wrong.
 */
export function whatIsAsked({
  text,
  options,
  imageUrl,
  figure,
  passage,
}: Pick<Question, 'text' | 'options' | 'imageUrl' | 'figure' | 'passage'>): string {
  return JSON.stringify([text, [...options].sort(), imageUrl, figure?.svg, passage?.text])
}

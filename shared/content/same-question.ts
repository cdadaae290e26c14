import type { Question } from './question.ts'

/**
 * The content of a question: its words, its pictures, and its options in any order. If two versions have the same
 * content but different keys, one of the keys is wrong.
 */
export function whatIsAsked({
  text,
  options,
  imageUrl,
  figure,
}: Pick<Question, 'text' | 'options' | 'imageUrl' | 'figure'>): string {
  return JSON.stringify([text, [...options].sort(), imageUrl, figure?.svg])
}

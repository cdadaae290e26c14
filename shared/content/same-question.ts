import type { Question } from './question.ts'

/**
 * What a question asks: its words, its pictures, and its options in whatever order. Where this is the same of two versions and
 * their keys say different words, one of them is wrong.
 */
export function whatIsAsked({
  text,
  options,
  imageUrl,
  figure,
}: Pick<Question, 'text' | 'options' | 'imageUrl' | 'figure'>): string {
  return JSON.stringify([text, [...options].sort(), imageUrl, figure?.svg])
}

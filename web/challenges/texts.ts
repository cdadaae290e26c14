import type { Score } from '@sabi/shared/challenges/challenge'

/** The friend at the start of a sentence. */
export function friendWords(name: string | null): string {
  return name ?? 'Your friend'
}

/** A result in a link is what the friend says, because anybody can change a link. */
export function saidWords(name: string | null, { score, total }: Score): string {
  return `${friendWords(name)} says: ${score} of ${total} right.`
}

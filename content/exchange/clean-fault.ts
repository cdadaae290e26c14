import type { ReasonCode } from './raw.ts'

/** Why a text or a row cannot be taken in. */
export interface Fault {
  fault: ReasonCode
  detail: string
}

const longestDetail = 120

/** A fault with the words at fault in one line, cut where they are too many. */
export function fault(reason: ReasonCode, words: string): Fault {
  return { fault: reason, detail: inOneLine(words) }
}

/** Words for a detail, in one line and cut where they are too long. */
export function inOneLine(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > longestDetail ? `${line.slice(0, longestDetail - 1)}…` : line
}

export function isFault(outcome: unknown): outcome is Fault {
  return typeof outcome === 'object' && outcome !== null && 'fault' in outcome
}

/** The found words with what stands around them, so that a person finds the place. */
export function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 60)
}

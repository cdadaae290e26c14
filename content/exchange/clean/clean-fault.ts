import type { ReasonCode } from '../raw.ts'

/** The reason why a text or a row cannot be imported. */
export interface Fault {
  fault: ReasonCode
  detail: string
}

const longestDetail = 120

/** Creates a fault with the offending words in one line, truncated if too long. */
export function fault(reason: ReasonCode, words: string): Fault {
  return { fault: reason, detail: inOneLine(words) }
}

/** Puts words into one line and truncates them if too long. */
export function inOneLine(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > longestDetail ? `${line.slice(0, longestDetail - 1)}…` : line
}

export function isFault(outcome: unknown): outcome is Fault {
  return typeof outcome === 'object' && outcome !== null && 'fault' in outcome
}

/** The text around a match, so that a person can find the place. */
export function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 60)
}

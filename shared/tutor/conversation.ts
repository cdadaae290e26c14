import type { ChatMessage } from './calls.ts'

/** What the student said last; '' where the student has said nothing. */
export function lastAsked(messages: readonly ChatMessage[]): string {
  return [...messages].reverse().find(({ role }) => role === 'user')?.content ?? ''
}

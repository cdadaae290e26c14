import type { ChatMessage } from './calls.ts'

/** The student's last message, or '' if there is none. */
export function lastAsked(messages: readonly ChatMessage[]): string {
  return [...messages].reverse().find(({ role }) => role === 'user')?.content ?? ''
}

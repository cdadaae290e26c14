import type { ChatMessage } from './calls.ts'

/** The student's last message, or '' if there is none. */
export function lastAsked(messages: readonly ChatMessage[]): string {
  return [...messages].reverse().find(({ role }) => role === 'user')?.content ?? ''
}

/** How a draft of the app says which option the student chose. */
export function iChose(words: string): string {
  return `I chose “${words}”.`
}

/** Finds the words of the option in such a draft. */
export const chosenWords = /I chose “(.*)”\./

import type { TutorMode } from '@sabi/shared/tutor/calls'

/** Explains why our own answer replaces the model's. The texts below introduce that answer. */
export const away = 'The AI is not available right now.'
export const notFit = 'The AI’s reply could not be shown.'

export const inPlaceOfModel = {
  textbook: 'The textbook answers instead.',
  working: 'Here is our own working for this question.',
  help: 'The help answers instead.',
} as const satisfies Record<Exclude<TutorMode, 'model'> | 'help', string>

export const againstKey = 'The AI’s reply did not match the checked answer. Here is our own working.'

export const lastMessageIsNotTheStudents = 'The last message must be from the student and must not be empty.'

export const cannotAnswer = "I'm sorry, I couldn't process your question at this time. Please try again later."

import type { TutorMode } from '@sabi/shared/tutor/calls'

/** Why an answer of ours stands where a model should have spoken; what it is follows. */
export const away = 'The AI is away right now.'
export const notFit = 'The AI’s reply was not fit to be shown.'

export const inPlaceOfModel = {
  textbook: 'The textbook answers instead.',
  working: 'This is what is kept for the question.',
  help: 'The help answers instead.',
} as const satisfies Record<Exclude<TutorMode, 'model'> | 'help', string>

export const againstKey = 'The AI’s reply did not agree with the checked answer. This is the working that is kept.'

export const lastMessageIsNotTheStudents = 'The last message must be the student’s, and must say something.'

export const cannotAnswer = "I'm sorry, I couldn't process your question at this time. Please try again later."

import type { TutorMode } from '@sabi/shared/tutor/calls'

/** What stands over an answer of ours where a model should have spoken. */
export const inPlaceOfModel = {
  away: {
    textbook: 'The AI is away right now, so the textbook answers.',
    working: 'The AI is away right now. This is what is kept for the question.',
    help: 'The AI is away right now, so the help answers.',
  },
  secret: {
    textbook: 'The AI’s reply was not fit to be shown, so the textbook answers.',
    working: 'The AI’s reply was not fit to be shown. This is what is kept for the question.',
    help: 'The AI’s reply was not fit to be shown, so the help answers.',
  },
} as const satisfies Record<string, Record<Exclude<TutorMode, 'model'> | 'help', string>>

export const againstKey = 'The AI’s reply did not agree with the checked answer. This is the working that is kept.'

export const lastMessageIsNotTheStudents = 'The last message must be the student’s, and must say something.'

export const cannotAnswer = "I'm sorry, I couldn't process your question at this time. Please try again later."

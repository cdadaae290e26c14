import { stateAfter, stateOfChallenge, stateOfFeedback, stateOfNextDraw, trialFields } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'
import type { SubjectId } from '@sabi/shared/content/question'
import { trialOfSubject } from '../subjects/trial-links.ts'

/** The next question after these answers, or the result after the last one. */
export function pathAfter(trial: Trial, chosen: readonly number[]): string {
  return pathWith(trial.subject, stateAfter(trial, chosen))
}

/** The explanation of the last of these answers. */
export function pathOfFeedback(trial: Trial, chosen: readonly number[]): string {
  return pathWith(trial.subject, stateOfFeedback(trial, chosen))
}

/** The explanation of the answer with this letter, after these answers. */
export function pathOfChoice(trial: Trial, chosen: readonly number[], letter: string): string {
  return pathWith(trial.subject, [...stateAfter(trial, chosen), [trialFields.choice, letter]])
}

/** The page that creates an account or signs in, and then returns here. */
export function pathToKeep(path: '/register' | '/login', here: string): string {
  return `${path}?${new URLSearchParams({ next: here }).toString()}`
}

/** Other questions from the same subject or topic. */
export function pathOfNextDraw(trial: Trial): string {
  return pathWith(trial.subject, stateOfNextDraw(trial))
}

/** The same questions for a friend, with the score to beat. */
export function pathOfChallenge(trial: Trial, correct: number): string {
  return pathWith(trial.subject, stateOfChallenge(trial, correct))
}

function pathWith(subject: SubjectId, state: [name: string, value: string][]): string {
  return `${trialOfSubject(subject)}?${new URLSearchParams(state).toString()}`
}

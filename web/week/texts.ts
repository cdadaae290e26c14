import type { ExamType } from '@sabi/shared/content/question'

/** Texts of the page of a week that are used in several places. */
export const weekTexts = {
  lead: 'To show to a parent or teacher, or to compare with the week before.',
  empty: 'Nothing was practised in this week.',
  notLoaded: 'Could not load your week',
  offline: 'You are offline, and this week is not on the phone yet.',
  scores: (board: ExamType) =>
    `Out of 100 in a ${board} paper at the end of each of these days, with the range in which the score most likely lies`,
  noScore: '– means that there were too few answers for a score.',
  unsent: 'Answers that this phone has not sent yet are missing.',
} as const

/** A score below this percentage, from this many answers on, is worth another session. */
export const practiseAgain = { below: 70, from: 5 } as const

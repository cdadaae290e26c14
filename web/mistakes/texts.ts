/** Texts of the mistakes book. */
export const mistakeTexts = {
  lead: 'What you answered wrong. A question leaves this list once you have got its kind right on two different days.',
  empty: 'No mistakes to try again',
  emptyDetail: 'Questions that you answer wrong in practice or in a paper are listed here.',
  notLoaded: 'Could not load your mistakes',
  offline: 'You are offline, and your mistakes are not on the phone yet.',
  unsent: 'Answers that this phone has not sent yet are not counted here.',
  once: 'Right once since. Get it right on another day too.',
  notHere: 'The questions could not be downloaded. Try again with a network.',
  tooEarly: 'These come back a day after your answer. Try again tomorrow.',
} as const

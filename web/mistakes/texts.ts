/** Texts of the mistakes book. */
export const mistakeTexts = {
  lead: 'Questions that you answered wrong. A question leaves this list once you have answered one of its kind right on two different days.',
  retry:
    'You get other questions of the same kind, so that you can’t answer from memory. A question that is the only one of its kind comes back itself after a day.',
  empty: 'No mistakes to try again',
  emptyDetail: 'Questions that you answer wrong in practice or in a paper are listed here.',
  notLoaded: 'Could not load your mistakes',
  offline: 'You are offline, and your mistakes are not on the phone yet.',
  unsent: 'Answers that this phone has not sent yet are not counted here.',
  once: 'Right once since. Get it right on another day too.',
  notHere: 'The questions could not be downloaded. Try again with a network.',
  tooEarly: 'These come back a day after your answer. Try again tomorrow.',
} as const

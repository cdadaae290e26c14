/** The texts of worksheets. */
export const sheetTexts = {
  lead: 'Make a worksheet or a test for your class, print it, or show it on a projector one question at a time.',
  notHere: {
    title: 'The questions are not on this phone',
    text: 'They could not be fetched. Connect to the internet and try again.',
  },
  unknown: {
    title: 'This worksheet has no questions',
    text: 'Its address is not complete, or its questions were taken out of the app.',
  },
  none: 'No question fits. Choose more topics, another exam or another difficulty.',
  noOther: 'There is no other question of this topic and difficulty on this phone.',
  fewer: (found: number) => `Only ${found} fit, so the sheet is shorter than you asked.`,
  gone: (count: number) =>
    count === 1
      ? 'One question of this sheet is not on this phone, so it is left out.'
      : `${count} questions of this sheet are not on this phone, so they are left out.`,
  keys: 'Keys: Enter shows the answer, → and ← turn the page, Esc closes.',
} as const

/** The texts about reports: first those of the specification, then our own. */
export const flagTexts = {
  noReason: 'Please provide a reason for flagging this question',
  signedOut: 'You must be logged in to flag questions',
  failed: { title: 'Error', description: 'Failed to flag question', tone: 'destructive' },
  kept: "Saved on this phone. We'll send it when you're online.",
} as const

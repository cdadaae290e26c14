/** The texts of the textbook. */
export const bookTexts = {
  searchPlaceholder: 'Any word, in every subject',
  otherWords: 'Try fewer or other words.',
  contents: 'Contents',
  hideContents: 'Hide contents',
  neighbours: 'Previous and next topic',
  notSaved: 'These notes are not saved on this phone',
  howToSave:
    'You are offline. Open this textbook once with internet, and its notes stay on this phone for when you are offline.',
  savedBook: (subject: string) => `Open ${subject}`,
  noTextbook: 'No notes for this subject yet',
  textbookLead: 'Short notes on every topic, with worked examples and common mistakes.',
  questionsOf: (title: string) => `Questions on ${title}`,
  textbookTrouble: "Couldn't load the textbook",
} as const

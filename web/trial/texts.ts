/** Texts of trials that are used in several places. */
export const trialTexts = {
  notLoaded: "Couldn't load the questions",
  hasChanged: 'These questions have changed since you began. Here is a new set.',
  heading: (position: number, total: number) => `Question ${position + 1} of ${total}`,
  about: (subject: string, topic: string | undefined) => (topic === undefined ? subject : `${subject}: ${topic}`),
  add: (answers: string) => `Add these ${answers} to my account`,
  aboutAdding: 'Only if they are yours: they came with the link, and count like all your answers.',
  added: (answers: string) => `${answers} added to your account.`,
  hasThem: 'These answers are already in your account.',
  notAdded: 'The answers could not be added. Please try again.',
} as const

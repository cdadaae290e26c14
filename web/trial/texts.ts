/** Texts of trials that are used in several places. */
export const trialTexts = {
  notLoaded: "Couldn't load the questions",
  hasChanged: 'These questions have changed since you began. Here is a new set.',
  heading: (position: number, total: number) => `Question ${position + 1} of ${total}`,
  about: (subject: string, topic: string | undefined) => (topic === undefined ? subject : `${subject}: ${topic}`),
  challenge: (beat: number, total: number) => `A friend got ${beat} of ${total} right. Can you beat that?`,
  against(correct: number, beat: number, total: number) {
    if (correct > beat) return `Your friend had ${beat} of ${total}. You beat them!`
    return correct === beat ? 'The same score as your friend.' : `Your friend had ${beat} of ${total}.`
  },
  shared: ({
    about,
    correct,
    total,
    address,
  }: Record<'about' | 'address', string> & Record<'correct' | 'total', number>) =>
    `I got ${correct} of ${total} in ${about}. Can you beat my score? ${address}`,
  add: (answers: string) => `Add these ${answers} to my account`,
  aboutAdding: 'Only if they are yours: they came with the link, and count like all your answers.',
  added: (answers: string) => `${answers} added to your account.`,
  hasThem: 'These answers are already in your account.',
  notAdded: 'The answers could not be added. Please try again.',
} as const

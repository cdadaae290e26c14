/** Texts of trials that are used in several places. */
export const trialTexts = {
  notLoaded: "Couldn't load the questions",
  hasChanged: 'These questions have changed since you began. Here is a new set.',
  heading: (position: number, total: number) => `Question ${position + 1} of ${total}`,
  about: (subject: string, topic: string | undefined) => (topic === undefined ? subject : `${subject}: ${topic}`),
} as const

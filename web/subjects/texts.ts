/** The words of subjects and topics that the specification prescribes, and ours beside them. */
export const texts = {
  chooseSubject: 'Choose Your Subject',
  subjectsNote:
    'The questions are original, in the style of the exams, and written to the JAMB, WAEC and NECO syllabus. Their source stands beside each one. More subjects are coming.',
  countsTrouble: "Couldn't load the numbers.",
  loadingTopics: 'Loading topics...',
  noTopics: 'No topics found',
  topicsTrouble: "Couldn't load the topics",
  adjustSearch: 'Try adjusting your search',
  noTopicsYet: 'No topics available yet',
  noContent: 'No content available for this topic yet. Please check back later.',
  goals: 'After this you can',
  noteTrouble: "Couldn't load the notes",
  wholeTextbook: 'Read it in the textbook',
  noTextbook: 'No notes of this subject yet',
  textbookLead: 'Short notes on every topic, with worked examples and common mistakes.',
  questionsOf: (title: string) => `Questions on ${title}`,
  textbookTrouble: "Couldn't load the textbook",
  noQuestions: 'No questions available for this topic yet.',
  noExplanation: 'No explanation available.',
  topicNotFound: {
    title: 'Topic Not Found',
    description: 'The requested topic could not be found.',
    tone: 'destructive',
  },
} as const

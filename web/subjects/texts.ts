/** The texts about subjects and topics, both those that the specification prescribes and our own. */
export const texts = {
  chooseSubject: 'Choose Your Subject',
  subjectsNote:
    'Our own questions are original, in the style of the exams, and written to the JAMB, WAEC and NECO syllabus. Each question shows its source. More subjects are coming.',
  countsTrouble: "Couldn't load the numbers.",
  loadingTopics: 'Loading topics...',
  searching: 'Searching the notes and questions...',
  foundInNote: (heading: string) => (heading === '' ? 'In the notes' : `In the notes: ${heading}`),
  foundInQuestion: (text: string) => `In a question: ${text}`,
  noTopics: 'No topics found',
  topicsTrouble: "Couldn't load the topics",
  adjustSearch: 'Try adjusting your search',
  noTopicsYet: 'No topics available yet',
  noContent: 'No content available for this topic yet. Please check back later.',
  goals: 'After this, you should be able to',
  noteTrouble: "Couldn't load the notes",
  wholeTextbook: 'Open in the textbook',
  noQuestions: 'No questions available for this topic yet.',
  noExplanation: 'No explanation available.',
  practiseTopic: 'Practise this topic',
  answerShown: 'Answer shown below',
  topicNotFound: {
    title: 'Topic Not Found',
    description: 'The requested topic could not be found.',
    tone: 'destructive',
  },
} as const

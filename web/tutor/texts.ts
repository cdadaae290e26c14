import { wordsHere } from '../platform/tutor-here.ts'

const name = wordsHere('AI Tutor', 'The tutor')

/** The texts of the tutor, both those that the specification prescribes and our own. */
export const tutorTexts = {
  title: wordsHere('AI Tutor', 'Tutor'),
  welcome: `Hello! I'm your ${wordsHere('AI study tutor', 'study tutor')} for chemistry, physics, biology, mathematics, English and exam prep. Ask me about a topic or a question.`,
  welcomeToHelp: 'Hello! I help with this site: practice, saving, your account. Ask me how something works.',
  leaveMessage: 'Leave a message for a person',
  /** Who answers, by the source of the last reply. */
  whoAnswers: {
    nobody: 'Above each reply you see where it comes from.',
    textbook: 'The textbook answers here, word for word.',
    working: 'Answers here are worked out step by step without AI, or come from the textbook.',
    model: 'An AI answers here. AI answers can be wrong. Check with the explanation.',
  },
  modes: {
    textbook: 'From the textbook',
    working: 'Step by step',
    model: 'AI: can be wrong. Check with the explanation.',
  },
  suggestions: {
    lessons: [
      'Why does ice float on water?',
      'Explain Le Chatelier’s principle',
      'How do I solve a quadratic equation?',
      'When do I use “has” and “have”?',
    ],
    help: ['What works offline?', 'How do I change my password?', 'When is a topic completed?'],
  },
  // The tutor without a model understands these too.
  nextSteps: ['Next hint', 'Show the working'],
  waiting: 'Tutor is writing…',
  ends: { stopped: 'Stopped', cut: 'The reply was cut off' },
  aboutQuestion: 'About this question',
  newQuestion: 'A new question begins here.',
  copied: { title: 'Answer copied', tone: 'success' },
  notCopied: { title: "Couldn't copy", description: 'Select the words and copy them by hand.', tone: 'warning' },
  reported: { title: 'Report sent', description: 'Thank you. Someone will read it.', tone: 'success' },
  notReported: { title: "Couldn't send the report", description: 'Please try again.', tone: 'warning' },
  askAgainIn: (seconds: number) => {
    const minutes = Math.max(1, Math.ceil(seconds / 60))
    const [count, unit] = minutes < 100 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
    return `You can ask again in ${count} ${unit}${count === 1 ? '' : 's'}.`
  },
  questionLoaded: { title: 'Question loaded', description: 'Send it when you are ready.' },
  wentOffline: { title: "You're offline", description: 'Switched to offline textbook mode', tone: 'warning' },
  offlineMode: { title: 'Offline Mode', description: `${name} is unavailable offline.`, tone: 'warning' },
  ledAway: {
    title: 'Offline Mode',
    description: `${name} needs internet connection. Try the textbook instead.`,
    tone: 'warning',
  },
  offlineBanner: `You're offline. ${name} requires internet connection.`,
  textbookServes: 'Until then the textbook on this phone answers.',
  noConnection: "I'm having trouble connecting right now. Please try again in a moment.",
  connectionError: {
    title: 'Connection Error',
    description: `Couldn't reach ${wordsHere('AI tutor', 'the tutor')}. Please try again.`,
    tone: 'destructive',
  },
  serviceError: {
    title: wordsHere('AI Service Error', 'Service Error'),
    description: `Failed to connect to ${wordsHere('AI service', 'the tutor')}. You can try again or use offline mode.`,
    tone: 'destructive',
  },
  lastResort: "I'm sorry, I couldn't process your question at this time. Please try again later.",
  cleared: { title: 'Chat cleared', tone: 'success' },
} as const

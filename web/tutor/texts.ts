/** The words of the tutor that the specification prescribes, and ours beside them. */
export const tutorTexts = {
  welcome:
    "Hello! I'm your tutor for chemistry, physics, biology, mathematics, English and exam prep. Ask me about a topic or a question.",
  fromTextbook: 'I answer science and mathematics from the textbook, word for word.',
  suggestions: [
    'Why does ice float on water?',
    'Explain Le Chatelier’s principle',
    'How do I solve a quadratic equation?',
  ],
  waiting: 'Looking it up…',
  textbook: 'From the textbook',
  questionLoaded: { title: 'Question loaded', description: 'Send it when you are ready.' },
  wentOffline: { title: "You're offline", description: 'Switched to offline textbook mode', tone: 'warning' },
  offlineMode: { title: 'Offline Mode', description: 'AI Tutor is unavailable offline.', tone: 'warning' },
  offlineBanner: "You're offline. AI Tutor requires internet connection.",
  textbookServes: 'Until then the textbook on this phone answers.',
  noConnection: "I'm having trouble connecting right now. Please try again in a moment.",
  connectionError: {
    title: 'Connection Error',
    description: "Couldn't reach AI tutor. Please try again.",
    tone: 'destructive',
  },
  serviceError: {
    title: 'AI Service Error',
    description: 'Failed to connect to AI service. You can try again or use offline mode.',
    tone: 'destructive',
  },
  lastResort: "I'm sorry, I couldn't process your question at this time. Please try again later.",
  cleared: { title: 'Chat cleared', tone: 'success' },
} as const

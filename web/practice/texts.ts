/** The texts of practice, both those that the specification prescribes and our own. */
export const texts = {
  noQuestions: {
    title: 'No questions found',
    description: 'No questions match your current filters. Try adjusting your selection.',
  },
  loadFailed: {
    title: 'Error loading questions',
    description: 'Please try again or check your connection.',
  },
  left: {
    title: 'Session saved',
    description: 'You can continue it at any time.',
  },
  offline: "You're offline. Saved questions work without data.",
  usingLocal: { title: 'Using local questions', description: 'Sessions start from this phone and need no data.' },
  usingOnline: { title: 'Using online questions', description: 'Questions saved on this phone still work offline.' },
  savedOffline: 'Saved Offline',
  willBeSent: "Saved on this phone. We'll send it when you're online.",
  signInToSend: 'Saved on this phone. Sign in again to send it.',
  full: 'This phone is full. Your answers are kept while this page stays open. Free some space to save them.',
  blocked: 'This phone is not saving right now. Your answers are kept while this page stays open.',
} as const

/** '14 min 20 s', '45 s' or '1 h 5 min'. */
export function durationWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds} s`
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

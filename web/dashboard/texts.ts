import { fewestMs, mostADay } from '@sabi/shared/practice/human-pace'

/** The texts of the dashboard, both those that the specification prescribes and our own. */
export const texts = {
  loading: 'Loading your dashboard...',
  start: 'Start Learning',
  signedOut: 'Please login to see your dashboard',
  failed: "Couldn't load your numbers.",
  offline: "You're offline. Sessions on this phone work without data.",
  topicsLine: '4 subjects, multiple topics',
  noSessions: 'No sessions yet',
  noSessionsHint: 'Answer 5 questions to see your level.',
  noDays: 'Every day you practise gets a tick here.',
  noBoard: "Couldn't load this week's leaderboard.",
  emptyBoard: 'No one has joined this week. Be the first.',
  notConfirmed: "We couldn't save that. Try again when you are online.",
  boardRule: `How it counts: each question once, by your latest answer of the last 7 days. An answer counts if you took at least ${fewestMs / 1000} seconds over it. At most ${mostADay} questions a day count.`,
  noPlaceYet: 'Answer a question to get your place.',
} as const

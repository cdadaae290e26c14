import { counted } from '@sabi/shared/subjects/count-words'
import { sizeWords } from '../settings/size-words.ts'

export const storageTexts = {
  offlineReason: 'You need a connection to sync. Saved questions work without one.',
  emptyReason: 'No questions are saved yet.',
  noDatabase: 'This browser keeps no questions. A private window may be the cause.',
  noEstimate: "This browser doesn't show how much space is used.",
  kept: 'Your browser promised to keep them.',
  notKept: 'Your phone may remove these if it runs out of space.',
  allSaved: 'All subjects are saved. Syncing fetches only what is new.',
  praise: 'Well done. You study mostly offline and save data.',
  advice: 'Download questions to practise without data.',
  savingData: 'This phone saves data, so questions and the app are downloaded only when you sync.',
  withNotes: 'The textbook comes with them.',
  clearDetail: 'The textbook and answers that are not sent yet stay too.',
  syncComplete: 'Sync Complete',
  upToDate: 'Already Up to Date',
  syncFailed: 'Sync Failed',
  cleared: 'Cache Cleared',
  clearFailed: { title: 'Clear Failed', description: 'Your questions are still on this phone. Please try again.' },
} as const

/** What a download contains and costs: 'Download 1,240 questions (0.4 MB)?' */
export function downloadWords(count: number, bytes: number): string {
  return `Download ${counted(count, 'question')} (${sizeWords(bytes)})?`
}

export function clearWords(count: number): string {
  return `Delete ${counted(count, 'saved question')} from this phone? Your scores stay.`
}

import { fewestForScore } from '@sabi/shared/plan/prediction'

/** Texts of the page of predicted scores. */
export const scoreTexts = {
  lead: 'What your answers so far say about your score in each subject.',
  notRead: 'Could not work out your scores',
  offline: 'Your scores are shown when you are online.',
  noSubjects: 'Choose your subjects, or practise one, to see your scores here.',
  notEnough: `Not enough answers yet. A score is predicted from ${fewestForScore} answers in a subject.`,
  noScore: 'There is no score in this subject yet.',
  scoreOffline: 'Your score here is shown when you are online.',
  downloadOffline: 'You need a connection to download questions.',
  downloaded: 'Questions downloaded',
  notDownloaded: 'Could not download the questions',
  bestCounted: 'The UTME counts three subjects beside Use of English, here your best:',
  firstPoint: 'Your chart starts here after two weeks.',
  historyOffline: 'The earlier weeks are shown when you are online.',
} as const

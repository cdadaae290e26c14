import type { FailureTexts } from '../accounts/texts.ts'

export const texts = {
  offlineReason: 'You need a connection to change this.',
  saved: 'Saved',
  notSaved: 'What you typed is not saved yet.',
  discard: 'Close without saving',
  noMail: "This site can't send mail yet.",
  failure: {
    otherwise: "Couldn't save. Please try again.",
    serverFault: 'Server error. Please try again later.',
    byStatus: {},
  } satisfies FailureTexts,
}

export const unavailableTexts = {
  turnedOff: 'The people who run this site have turned settings off. You can still use the options below.',
  offline: "You're offline. Your account settings open when you are back online.",
}

export const emailTexts = {
  none: 'None. If you forget your password, ask your teacher for a new card. With an email you can reset it yourself.',
  notVerified: 'Open the link in the mail that we sent you.',
  linkSent: (email: string) => `We sent a link to ${email}. Open it to use this email.`,
}

export const passwordTexts = {
  changed: { title: 'Password changed', description: 'Your other devices are signed out now.' },
}

export const nicknameTexts = {
  about: 'It shows only nicknames, and only of students who join.',
  warning: "Don't use your real name.",
  verifyFirst: (hasEmail: boolean) => `${hasEmail ? 'Verify your' : 'Add an'} email first to join.`,
  cannotVerify:
    "Joining needs a verified email. This site can't send mail, so it can't verify yours yet. Ask the people who run it.",
  form: 'Use 3 to 20 letters or digits.',
  left: 'You left the leaderboard',
  leaveFailed: "Couldn't leave the leaderboard",
}

export const deviceTexts = {
  list: 'Signed-in devices',
  none: 'No signed-in devices.',
  failed: "Couldn't sign out",
  loadFailed: "Couldn't load your devices.",
  signedOut: (device: string) => `Signed out: ${device}`,
  othersSignedOut: 'All other devices are signed out',
}

export const ownDataTexts = {
  about: 'A zip file with your account, your sessions and your answers.',
  offlineReason: 'You need a connection to download.',
  coming: (size: string) => `${size} so far`,
  done: (name: string, size: string) => `${name} (${size}) was downloaded.`,
  failure: { ...texts.failure, otherwise: "Couldn't download your data. Please try again." },
}

export const deletionTexts = {
  offlineReason: 'You need a connection to delete your account.',
  whatGoes: "Your account, your answers, your scores and your streak are deleted. This can't be undone.",
  unsent: (count: number) =>
    `${count === 1 ? '1 answer' : `${count} answers`} on this phone ${count === 1 ? 'was' : 'were'} not sent yet. ${count === 1 ? 'It' : 'They'} will be deleted too.`,
  keepFirst: 'Download your data first if you want to keep it.',
  done: { title: 'Account deleted', description: 'All your data has been deleted.' },
}

export const dataSaverHints = {
  automatic:
    'Saves data when your browser asks for it, or on 2G and 3G. On 2G nothing is downloaded until you ask for it.',
  on: "Nothing is downloaded until you ask for it. To practise offline, sync on the Storage page. Text uses this phone's own font; formulas still load theirs.",
  off: 'Text uses the font of this site: 27 KB, once.',
}

export const answerKeysHint = 'Keyboard: A–E to answer, N for next.'

export const examTexts = {
  question: 'Which exams are you writing?',
  failed: "Couldn't save your exams",
}

export const studyTexts = {
  subjects: 'Which subjects do you study?',
  minutes: 'How many minutes a day?',
  target: 'Which score do you want in each subject?',
  failed: "Couldn't save your subjects",
}

export const reminderTexts = {
  until: (day: string, exam: string) =>
    `At most one reminder a day, until ${day}, the day before ${exam} begins. None after it.`,
  untilExpected: (day: string, exam: string) =>
    `At most one reminder a day, until ${day}, the day before ${exam} is expected to begin. None after it.`,
  untilUsual: (day: string) => `At most one reminder a day, until ${day}. We don't know the day of your exam.`,
  noDay: 'Your exam begins before the next reminder.',
  noTime: 'Choose a time.',
  how: 'On Android, tap the downloaded file and open it with your calendar. Then tap Save.',
  change: 'A new file replaces the last one. To stop the reminders, delete the event in your calendar.',
}

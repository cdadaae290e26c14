/**
 * Every key that this app uses in the browser's storage, so that none is used twice. Each learner of the phone has values of their own,
 * except for the keys in `keysOfPhone`.
 */
export const storageKeys = {
  theme: 'theme',
  /** The text size. Like the theme, index.html reads it before the first paint. */
  textSize: 'text-size',
  /** True if the font is left out to save data; index.html reads it too. */
  dataSaver: 'data-saver',
  /** Set once the service worker keeps the fonts; index.html reads it too. */
  fontHere: 'font-here',
  session: 'auth-storage',
  selectedSubject: 'selected-subject',
  /** The subject of the score trend on the dashboard. */
  trendSubject: 'trend-subject',
  /** Set if the numbers on the dashboard are unfolded. */
  myNumbers: 'my-numbers',
  tutorMode: 'tutor-mode',
  /** The conversation with the tutor, and the draft. */
  conversation: 'tutor-conversation',
  tutorDraft: 'tutor-draft',
  /** How many questions a session has, and when answers are explained. */
  sessionLength: 'session-length',
  explaining: 'explaining',
  /** The order of subjects in a mixed session. */
  mixing: 'mixing',
  drawingByMemory: 'drawing-by-memory',
  /** True if practice uses only questions on this phone. */
  questionSource: 'question-source',
  /** True if the student said at sign-in that others use this phone too. */
  sharedDevice: 'shared-device',
  /** What this phone knows about a generation of questions. */
  generation: 'generation',
  /** The id of this phone in the answer log. */
  deviceId: 'device-id',
  /** The accounts used on this phone, with their addresses. */
  accounts: 'accounts-here',
  /** The trials on this phone, and their sessions. */
  trials: 'trials',
  /** What a new student said about exams and subjects, until the server has it. */
  welcome: 'welcome',
  /** When the answers on this phone were last compared with the server's. */
  comparison: 'comparison',
  /** True if single letters answer a question. */
  answerKeys: 'answer-keys',
  /** Whether the clock of the exam hall is shown. */
  examClock: 'exam-clock',
  /** The colours of the numbers in a JAMB paper. */
  examLook: 'exam-look',
  /** True if the phone vibrates when an option is chosen. */
  haptics: 'haptics',
  /** Messages and reports that the server does not have yet. */
  letters: 'messages',
  recentSearches: 'recent-searches',
  /** The addresses of worksheets that were made or opened. */
  sheets: 'worksheets',
  /** True if a session was ever finished on this phone. */
  finishedSession: 'finished-session',
  /** When "Later" was chosen for installing the app, in epoch milliseconds. */
  installDismissedAt: 'install-dismissed-at',
  /** The last known version of the bank, and since when, in epoch milliseconds. */
  bankVersion: 'bank-version',
  bankSince: 'bank-since',
  /** The prefix of replies saved for the next visit. */
  savedReply: 'saved:',
  /** The learners of this phone, once it has several. */
  learners: 'learners',
  /** The slot of the learner whose turn it is: the prefix of their keys. Missing for the first. index.html reads it. */
  slot: 'learner-slot',
  /** What requests say of whose turn it is. Missing on a phone with one learner. */
  turn: 'turn',
  /** A new value whenever the turn goes to another learner. */
  turnId: 'turn-id',
  /** Set in a tab in which the PIN was typed, to the `turnId` of then. */
  unlocked: 'unlocked',
} as const

/** What belongs to the phone, or says itself whose it is. */
export const keysOfPhone: ReadonlySet<string> = new Set([
  storageKeys.dataSaver,
  storageKeys.fontHere,
  storageKeys.deviceId,
  storageKeys.accounts,
  storageKeys.trials,
  storageKeys.letters,
  storageKeys.finishedSession,
  storageKeys.installDismissedAt,
  storageKeys.bankVersion,
  storageKeys.bankSince,
  storageKeys.learners,
  storageKeys.slot,
  storageKeys.turnId,
])

export type StorageArea = 'local' | 'session'

/**
 * The slot of the learner to whom this page belongs, '' for the first. It stays the same as long as the page lives, so that nothing gets
 * from one learner to another: a switch loads the app again.
 */
export const slotHere = readSlot()

function readSlot(): string {
  try {
    return localStorage.getItem(storageKeys.slot) ?? ''
  } catch {
    return ''
  }
}

/** The key as it is stored: with the learner's slot if the value is the learner's own. */
export function storedKey(key: string, slot = slotHere): string {
  return keysOfPhone.has(key) ? key : slot + key
}

/** The value of a key; null if there is none or the browser refuses. */
export function readItem(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(storedKey(key))
  } catch {
    return null
  }
}

/** The same as JSON; undefined if there is none, or it is invalid. */
export function readJson(key: string, area: StorageArea = 'local'): unknown {
  try {
    return JSON.parse(readItem(key, area) ?? '')
  } catch {
    return undefined
  }
}

/** Stores a value. Returns false if storage is blocked or full: the app continues with what it has in memory. */
export function writeItem(key: string, value: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).setItem(storedKey(key), value)
    return true
  } catch {
    return false
  }
}

/** Removes a key. Returns false if storage is blocked, so that there was nothing to remove. */
export function removeItem(key: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).removeItem(storedKey(key))
    return true
  } catch {
    return false
  }
}

/** Removes every key of the learner with this prefix. Returns false if storage is blocked. */
export function removeItemsUnder(prefix: string): boolean {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(storedKey(prefix)))
    keys.forEach((key) => localStorage.removeItem(key))
    return true
  } catch {
    return false
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

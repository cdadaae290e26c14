/** Every key under which this app keeps something in the browser's storage, so that none is used twice. */
export const storageKeys = {
  theme: 'theme',
  /** How large text is; like the theme read by index.html before the first paint. */
  textSize: 'text-size',
  /** Whether the font is left out to save data; read by index.html too. */
  dataSaver: 'data-saver',
  /** Set once the service worker keeps the fonts; read by index.html too. */
  fontHere: 'font-here',
  session: 'auth-storage',
  selectedSubject: 'selected-subject',
  /** The subject whose scores the dashboard draws. */
  trendSubject: 'trend-subject',
  tutorMode: 'tutor-mode',
  /** What a student said to the tutor, and what is half-written. */
  conversation: 'tutor-conversation',
  tutorDraft: 'tutor-draft',
  /** Whether practice takes its questions from this phone only. */
  questionSource: 'question-source',
  /** Whether the student said, signing in, that others use this phone too. */
  sharedDevice: 'shared-device',
  /** What this phone knows of the making of new questions. */
  generation: 'generation',
  /** Names this phone in the answer log. */
  deviceId: 'device-id',
  /** Which accounts were used on this phone, with their addresses. */
  accounts: 'accounts-here',
  /** Which questions were tried on this phone without an account, and in which session. */
  trials: 'trials',
  /** When the answers on this phone were last compared with the server's. */
  comparison: 'comparison',
  /** Whether single letters answer a question. */
  answerKeys: 'answer-keys',
  /** Whether the phone vibrates when an option is chosen. */
  haptics: 'haptics',
  /** Messages and reports of questions that the server does not have yet. */
  letters: 'messages',
  recentSearches: 'recent-searches',
  /** Whether a session was ever finished on this phone. */
  finishedSession: 'finished-session',
  /** When "Later" was said to installing the app, in epoch milliseconds. */
  installDismissedAt: 'install-dismissed-at',
  /** The version of the bank as last heard, and since when, in epoch milliseconds. */
  bankVersion: 'bank-version',
  bankSince: 'bank-since',
  /** Begins the key of every reply that is kept for the next visit. */
  savedReply: 'saved:',
} as const

export type StorageArea = 'local' | 'session'

/** What is kept under a key; null where there is nothing or the browser refuses. */
export function readItem(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** The same as JSON; undefined where there is nothing, or no JSON. */
export function readJson(key: string, area: StorageArea = 'local'): unknown {
  try {
    return JSON.parse(readItem(key, area) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps a value. False where storage is blocked or full: the app goes on with what it has in memory. */
export function writeItem(key: string, value: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Forgets a key. False where storage is blocked, so that there was nothing to forget. */
export function removeItem(key: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Forgets every key that begins so. False where storage is blocked. */
export function removeItemsUnder(prefix: string): boolean {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    keys.forEach((key) => localStorage.removeItem(key))
    return true
  } catch {
    return false
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

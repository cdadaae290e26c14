import type { guardedPages, PersonalPage } from '@sabi/shared/contract/pages'

/** The lock for background downloads. Pages hold it, shared, while nothing may be downloaded. */
export const backgroundLock = 'background'

/** Orders of a page to the service worker: the screens on a first visit, everything later, fonts only if data is cheap. It replies once they are stored. */
export const orders = {
  takeOver: 'take over',
  fill: 'fill',
  fillMore: 'fill more',
  fillAll: 'fill all',
  filledAll: 'filled all',
  sayBuild: 'say build',
} as const

/** Pages that are separate documents. Every other page is the shell. */
export const documents: readonly string[] = ['/', '/help', '/about', '/privacy', '/terms']

/** A page that is the shell for everybody, with nothing of the student's in it: from here the shell is fetched. */
export const shellPath = '/search' satisfies Exclude<(typeof guardedPages)[number], PersonalPage>

const wordByEnding: Readonly<Record<string, string>> = { js: 'javascript' }

/** Returns whether a reply is a file of the expected kind, not a captive portal or an error page. */
export function isFile(path: string, reply: Response): boolean {
  const ending = path.replace(/.*\./, '')
  return isOf(wordByEnding[ending] ?? ending, reply)
}

/** Returns whether a reply was not redirected and has this type. */
export function isOf(type: string, { status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && (headers.get('Content-Type') ?? '').includes(type)
}

/**
 * Returns whether a page is ours and from the build with this entry. Only the landing page has no script of the build.
 */
export function isOwnPage(path: string, html: string, entry: string): boolean {
  return html.includes(path === '/' ? '/manifest.webmanifest' : entry)
}

const day = 24 * 60 * 60 * 1000

/**
 * Returns whether a page should be refreshed although it is from this build, because its inserted content may have
 * changed.
 */
export function isDayOld({ headers }: Response): boolean {
  return !(Math.abs(Date.now() - Date.parse(headers.get('Date') ?? '')) < day)
}

/** For the path of a subject's notes, which contains a hash: the common prefix of all versions. */
export function notesOf(path: string): string | undefined {
  return /^\/packs\/\w+-notes-/.exec(path)?.[0]
}

/** Returns whether notes with this path show how words are pronounced, so that the font of these signs is kept with them. */
export function showsPronunciation(path: string): boolean {
  return notesOf(path) === '/packs/english-notes-'
}

/** The cache for everything that belongs to no build. Pages read the notes in it. */
export const dataCache = 'data'

/** The beginning of the names of caches with pictures of questions, before the subject. Pages fill them. */
export const pictureCache = 'pictures-'

/** Where in that cache a file from another app waits. */
export const sharedFile = '/shared-file'

/** Returns whether the content of this path changes, so that the network is tried before the cache. */
export function isChanging(path: string): boolean {
  return path === '/packs/index.json' || path === '/static-questions.json'
}

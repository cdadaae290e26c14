import type { guardedPages, PersonalPage } from '@sabi/shared/contract/pages'

/** The lock that a background download takes, and that a page holds with others while nothing may be downloaded. */
export const backgroundLock = 'background'

/** What a page asks of the service worker: on a first visit the screens, later all there is, fonts only where data is cheap. It says when those are kept. */
export const orders = {
  takeOver: 'take over',
  fill: 'fill',
  fillMore: 'fill more',
  fillAll: 'fill all',
  filledAll: 'filled all',
} as const

/** Pages that are documents of their own. What answers at every other page is the shell. */
export const documents: readonly string[] = ['/', '/help', '/about', '/privacy', '/terms']

/** A page that is the shell for everybody, with nothing of the student's in it: from here the shell is fetched. */
export const shellPath = '/search' satisfies Exclude<(typeof guardedPages)[number], PersonalPage>

const wordByEnding: Readonly<Record<string, string>> = { js: 'javascript' }

/** Whether a reply is a file of this path's kind: a hotel's login page and an error in HTML are not. */
export function isFile(path: string, reply: Response): boolean {
  const ending = path.replace(/.*\./, '')
  return isOf(wordByEnding[ending] ?? ending, reply)
}

/** Whether a reply comes from where it was asked for, and is of this type. */
export function isOf(type: string, { status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && (headers.get('Content-Type') ?? '').includes(type)
}

/** Whether a page is ours and of the build with this entry. Only the landing page has no script of the build. */
export function isOwnPage(path: string, html: string, entry: string): boolean {
  return html.includes(path === '/' ? '/manifest.webmanifest' : entry)
}

const day = 24 * 60 * 60 * 1000

/** Whether a page is to be looked for again though it is of this build: what the site puts into it may have changed. */
export function isDayOld({ headers }: Response): boolean {
  return !(Math.abs(Date.now() - Date.parse(headers.get('Date') ?? '')) < day)
}

/** Of the path of a subject's notes, which are named by their content: how the paths of all their versions begin. */
export function notesOf(path: string): string | undefined {
  return /^\/packs\/\w+-notes-/.exec(path)?.[0]
}

/** The cache of what belongs to no build. Pages read the notes in it. */
export const dataCache = 'data'

/** Where in that cache a file waits that another app shared with this one. */
export const sharedFile = '/shared-file'

/** Whether what is at this path changes, so that it is asked for first and kept for when nobody answers. */
export function isChanging(path: string): boolean {
  return path === '/packs/index.json' || path === '/static-questions.json'
}

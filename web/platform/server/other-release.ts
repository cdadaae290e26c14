import { inForeground } from '../page/foreground.ts'
import { mayReload } from '../page/in-quiz.ts'
import { shareLock } from '../locks.ts'
import { fetchPage } from './request.ts'

/** The entry script of this page; every page of the same release contains it, and the service worker's cache is named after it. */
export const entry = new URL(import.meta.url).pathname

/**
 * Loads a part of the app. If it is gone because another release is live, reloads the page if it may.
 * Rejects if reloading would not help, as without a connection.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await inForeground(load)
  } catch (error) {
    if (!mayReload() || !(await isOtherRelease()) || !mayReload()) throw error
    location.reload()
    // The page is about to reload, so this never resolves.
    return new Promise(() => {})
  }
}

/** While any tab holds the lock, the service worker keeps the files of this build in its cache. */
export function holdBuild(): void {
  shareLock(entry, () => new Promise(() => {}))
}

/** Returns whether the server can be reached and gives pages, which it refuses first when it is busy. */
export async function givesPages(): Promise<boolean> {
  return (await servedScripts()) !== undefined
}

/** Returns whether the server now serves another release than this page. */
async function isOtherRelease(): Promise<boolean> {
  const scripts = await servedScripts()
  return scripts !== undefined && !scripts.includes(entry)
}

/** The scripts of a page of ours as the server gives it now. */
function servedScripts(): Promise<string[] | undefined> {
  return fetchPage('/practice', scriptsOf, { cache: 'no-store' }).catch(() => undefined)
}

/** Undefined for a page without any, which is not ours. */
function scriptsOf(page: Document): string[] | undefined {
  const paths = [...page.querySelectorAll('script[type=module]')].map((script) => script.getAttribute('src') ?? '')
  return paths.some((path) => path.startsWith('/assets/')) ? paths : undefined
}

import { inForeground } from './foreground.ts'
import { isInQuiz } from './in-quiz.ts'
import { shareLock } from './locks.ts'
import { fetchPage } from './request.ts'

/** The script that this page began with; every page of the same release names it. */
const entry = new URL(import.meta.url).pathname

/**
 * Loads a part of the app. Where it can't be had since another release has taken the place of this one, the page is loaded
 * anew with that, but never under a quiz. Rejects where there is nothing to reload for, as without a connection.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await inForeground(load)
  } catch (error) {
    if (isInQuiz() || !(await isOtherRelease()) || isInQuiz()) throw error
    location.reload()
    // The page is on its way out: until then it goes on loading.
    return new Promise(() => {})
  }
}

/** While the lock is held, by as many tabs as there are, the service worker leaves this build's files in its cache. */
export function holdBuild(): void {
  shareLock(entry, () => new Promise(() => {}))
}

/** Whether the server has the pages of another release than this one by now. */
async function isOtherRelease(): Promise<boolean> {
  const scripts = await fetchPage('/practice', scriptsOf, { cache: 'no-store' }).catch(() => undefined)
  return scripts !== undefined && !scripts.includes(entry)
}

/** Undefined for a page without any: that is not ours. */
function scriptsOf(page: Document): string[] | undefined {
  const paths = [...page.querySelectorAll('script[type=module]')].map((script) => script.getAttribute('src') ?? '')
  return paths.some((path) => path.startsWith('/assets/')) ? paths : undefined
}

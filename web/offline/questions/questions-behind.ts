import type { SubjectId } from '@sabi/shared/content/question'
import { isOnline, onBackOnline } from '../../platform/server/connection.ts'
import { downloadsUnasked } from '../../platform/data-saver.ts'
import { isQuiet, untilQuiet } from '../../platform/page/foreground.ts'

/** When the version of the bank is checked after the load, and after a connection came back (SYNC-03). */
const checkedAfterMs = { load: [2000, 5000], return: 2000 } as const

/** Checks the version of the bank before the page is quiet, on a phone that has the app: there the code for it costs no data. */
export function checkVersionEarly(): void {
  if (!isAppHere()) return
  const start = () => checkedAfterMs.load.forEach((ms) => setTimeout(checkVersion, ms))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  onBackOnline(() => setTimeout(checkVersion, checkedAfterMs.return))
}

function checkVersion(): void {
  if (isQuiet() || !isOnline()) return
  import('./question-sync.ts').then((file) => file.checkVersion()).catch(() => undefined)
}

/**
 * Keeps the app and the questions on this phone up to date, once the page is quiet. If the code can't be fetched now,
 * the next visit tries again.
 */
export async function downloadBehind(): Promise<void> {
  await untilQuiet()
  // On a phone that has the app, loading this code costs nothing.
  if (!downloadsUnasked() && !isAppHere()) return
  await Promise.all([
    import('./follow-questions.ts').then(({ followQuestions }) => followQuestions()),
    import('../../platform/server/service-worker.ts').then(({ followServiceWorker }) => followServiceWorker()),
  ]).catch(() => undefined)
}

/** After a session: downloads a subject practised for the first time, or leaves it to the next check. */
export async function bringPractisedBehind(): Promise<void> {
  await untilQuiet()
  if (!downloadsUnasked()) return
  await import('./follow-questions.ts').then(({ bringPractised }) => bringPractised()).catch(() => undefined)
}

/**
 * Before a session: a phone that saves data fetches no corrections in the background, so that it asks for them as its questions
 * are about to be practised. Where that fails they come for the next session; marks are right all the same.
 */
export async function hearOfCorrections(subject: SubjectId | 'ALL'): Promise<void> {
  if (downloadsUnasked() || !isOnline()) return
  await import('./question-sync.ts').then(({ bringCorrections }) => bringCorrections(subject))
}

/** Returns whether a service worker controls this page. Only pages with https or on localhost have one. */
function isAppHere(): boolean {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  return Boolean(container?.controller)
}

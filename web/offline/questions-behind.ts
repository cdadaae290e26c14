import { downloadsUnasked } from '../platform/data-saver.ts'
import { untilQuiet } from '../platform/foreground.ts'

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
    import('../platform/service-worker.ts').then(({ followServiceWorker }) => followServiceWorker()),
  ]).catch(() => undefined)
}

/** After a session: downloads a subject practised for the first time, or leaves it to the next check. */
export async function bringPractisedBehind(): Promise<void> {
  await untilQuiet()
  if (!downloadsUnasked()) return
  await import('./follow-questions.ts').then(({ bringPractised }) => bringPractised()).catch(() => undefined)
}

/** Returns whether a service worker controls this page. Only pages with https or on localhost have one. */
function isAppHere(): boolean {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  return Boolean(container?.controller)
}

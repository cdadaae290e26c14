import { create } from 'zustand'
import { orders } from '../service-worker/rules.ts'
import { savesData } from './data-saver.ts'
import { isInQuiz } from './in-quiz.ts'
import { onNewPage } from './navigation.ts'
import { trusted } from '../design/trusted-html.ts'

/** Whether a newer build of the app is on this phone than the one that runs. */
export const useUpdate = create(() => ({ isReady: false }))

/** How long a newer build may take to take over. */
const patienceMs = 1000

let waitingWorker: () => ServiceWorker | null = () => null
let isLeaving = false

/**
 * Has the service worker keep the app on this phone. A newer build takes over when another page is opened outside of a quiz,
 * or when somebody asks for it; other tabs go on with theirs.
 */
export function followServiceWorker(): void {
  // Only pages with https, and those of the machine itself, have one.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (container === undefined) return
  let isControlled = container.controller !== null
  const order = isControlled ? (savesData() ? orders.fillMore : orders.fillAll) : orders.fill
  holdBuild()
  window.addEventListener('load', () => void keepApp(container, order).catch(waitForNextVisit))
  container.addEventListener('controllerchange', () => {
    if (isLeaving) location.reload()
    else if (isControlled) noteUpdate()
    isControlled = true
  })
  onNewPage(() => {
    if (useUpdate.getState().isReady && !isInQuiz()) applyUpdate()
  })
}

/** Loads the page again with the newer build. */
export function applyUpdate(): void {
  isLeaving = true
  // Where another tab has let it take over, none waits.
  if (waitingWorker() === null) location.reload()
  waitingWorker()?.postMessage(orders.takeOver)
  setTimeout(leaveAnyway, patienceMs)
}

/**
 * Chromium lets a worker wait for minutes whose order comes while the one before it is being started again, and would have
 * the page loaded anew in the middle of something else. A page that is loaded now lets it in.
 */
function leaveAnyway(): void {
  if (isInQuiz()) isLeaving = false
  else location.reload()
}

async function keepApp(container: ServiceWorkerContainer, order: string): Promise<void> {
  await container.register(trusted.createScriptURL('/sw.js'), { updateViaCache: 'none' })
  const registration = await container.ready
  registration.active?.postMessage(order)
  waitingWorker = () => registration.waiting
  const look = () => {
    if (registration.waiting !== null) noteUpdate()
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  look()
}

/** Without a service worker the app needs the network. The next page that is loaded tries again. */
function waitForNextVisit(): void {}

/** While the lock is held, by as many tabs as there are, the service worker leaves this build's files in its cache. */
function holdBuild(): void {
  void navigator.locks.request(new URL(import.meta.url).pathname, { mode: 'shared' }, () => new Promise(() => {}))
}

function noteUpdate(): void {
  useUpdate.setState({ isReady: true })
}

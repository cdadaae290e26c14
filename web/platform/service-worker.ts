import { create } from 'zustand'
import { orders } from '../service-worker/rules.ts'
import { downloadsUnasked, savesData } from './data-saver.ts'
import { untilQuiet, wantApp } from './foreground.ts'
import { isInQuiz } from './in-quiz.ts'
import { onNewPage } from './navigation.ts'
import { storageKeys, writeItem } from './storage.ts'
import { trusted } from '../design/trusted-html.ts'

/**
 * A newer build of the app than the one that runs: `isReady` once it is on this phone, `isOffered` while it waits for the
 * student to ask for it, since data is saved.
 */
export const useUpdate = create(() => ({ isReady: false, isOffered: false }))

/** How long a newer build may take to take over. */
const patienceMs = 1000

let waitingWorker: () => ServiceWorker | null = () => null
let isLeaving = false
/** What the service worker is told to keep: on a first visit what students open, later all there is. */
let order: string = orders.fill

/**
 * Has the service worker keep the app on this phone, if that may be downloaded unasked. A newer build takes over when another
 * page is opened outside of a quiz, or when somebody asks for it; other tabs go on with theirs.
 */
export function followServiceWorker(): void {
  const container = findContainer()
  if (container === undefined) return
  let isControlled = container.controller !== null
  if (isControlled) order = savesData() ? orders.fillMore : orders.fillAll
  container.addEventListener('message', ({ data }) => {
    if (data === orders.filledAll) writeItem(storageKeys.fontHere, 'yes')
  })
  container.addEventListener('controllerchange', () => {
    if (isLeaving) location.reload()
    else if (isControlled) noteUpdate()
    isControlled = true
  })
  onNewPage(() => {
    if (useUpdate.getState().isReady && !isInQuiz()) applyUpdate()
  })
  void container.ready.then(followUpdates)
  if (downloadsUnasked()) void keepApp(container)
}

/**
 * Has the service worker keep the app, or its newest build, at once: the student asked for it. Resolves when it answers for
 * this page, or can't be had. Never rejects, but may take as long as the app does to download.
 */
export async function downloadApp(): Promise<void> {
  const container = findContainer()
  if (container === undefined) return
  useUpdate.setState({ isOffered: false })
  wantApp()
  const isControlled = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  await register(container)
    .then(fill)
    .then(() => container.controller ?? isControlled)
    .catch(waitForNextVisit)
}

/** Loads the page again with the newer build. */
export function applyUpdate(): void {
  isLeaving = true
  // Where another tab has let it take over, none waits.
  if (waitingWorker() === null) location.reload()
  waitingWorker()?.postMessage(orders.takeOver)
  setTimeout(leaveAnyway, patienceMs)
}

/** Only pages with https, and those of the machine itself, have one; none while the app is developed. */
function findContainer(): ServiceWorkerContainer | undefined {
  return import.meta.env.PROD ? navigator.serviceWorker : undefined
}

/**
 * Chromium lets a worker wait for minutes whose order comes while the one before it is being started again, and would have
 * the page loaded anew in the middle of something else. A page that is loaded now lets it in.
 */
function leaveAnyway(): void {
  if (isInQuiz()) isLeaving = false
  else location.reload()
}

/** Takes no turn of the background downloads: registering waits for a worker that is being installed, which takes turns. */
async function keepApp(container: ServiceWorkerContainer): Promise<void> {
  await untilQuiet()
  await register(container).then(fill).catch(waitForNextVisit)
}

async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerContainer> {
  await container.register(trusted.createScriptURL('/sw.js'), { updateViaCache: 'none' })
  return container
}

async function fill(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.ready
  registration.active?.postMessage(order)
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  waitingWorker = () => registration.waiting
  const look = () => {
    if (registration.waiting !== null) noteUpdate()
    else if (registration.installing !== null && !downloadsUnasked()) useUpdate.setState({ isOffered: true })
  }
  const follow = () => {
    registration.installing?.addEventListener('statechange', look)
    look()
  }
  registration.addEventListener('updatefound', follow)
  follow()
}

/** Without a service worker the app needs the network. The next page that is loaded tries again. */
function waitForNextVisit(): void {}

function noteUpdate(): void {
  useUpdate.setState({ isReady: true, isOffered: false })
}

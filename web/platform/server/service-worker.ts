import { create } from 'zustand'
import { orders } from '../../service-worker/rules.ts'
import { downloadsUnasked, savesData } from '../data-saver.ts'
import { untilQuiet, wantApp } from '../page/foreground.ts'
import { mayReload } from '../page/in-quiz.ts'
import { onNewPage } from '../page/navigation.ts'
import { entry } from './other-release.ts'
import { storageKeys, writeItem } from '../storage.ts'
import { trusted } from '../../design/text/trusted-html.ts'

/**
 * A build of the app newer than the running one: `isReady` once it is on this phone, `isOffered` while it waits for the
 * student's consent because data is saved.
 */
export const useUpdate = create(() => ({ isReady: false, isOffered: false }))

/** How long a newer build may take to take over. */
const patienceMs = 1000

let waitingWorker: () => ServiceWorker | null = () => null
let isLeaving = false
/** The files the service worker should store: on a first visit the pages that students open, later everything. */
let order: string = orders.fill

/**
 * Makes the service worker store the app on this phone, if that may be downloaded unasked. A newer build takes over
 * when another page is opened outside a quiz, or on request; other tabs keep theirs.
 */
export function followServiceWorker(): void {
  const container = findContainer()
  if (container === undefined) return
  let isControlled = container.controller !== null
  if (isControlled) order = savesData() ? orders.fillMore : orders.fillAll
  container.addEventListener('message', ({ data }) => {
    if (data === orders.filledAll) writeItem(storageKeys.fontHere, 'yes')
    else if (data !== entry) noteUpdate()
  })
  container.addEventListener('controllerchange', () => {
    if (isLeaving) location.reload()
    else if (isControlled) noteUpdate()
    isControlled = true
  })
  onNewPage(() => {
    if (useUpdate.getState().isReady && mayReload()) applyUpdate()
  })
  // A newer build may have taken over before anybody listened.
  container.controller?.postMessage(orders.sayBuild)
  void container.ready.then(followUpdates)
  if (downloadsUnasked()) void keepApp(container)
}

/**
 * Makes the service worker store the app, or its newest build, at once, because the student asked for it. Resolves when
 * it controls this page, or is unavailable. Never rejects, but may take as long as the download.
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

/** Reloads the page with the newer build. */
export function applyUpdate(): void {
  isLeaving = true
  // If another tab has let it take over, none is waiting.
  if (waitingWorker() === null) location.reload()
  waitingWorker()?.postMessage(orders.takeOver)
  setTimeout(leaveAnyway, patienceMs)
}

/** Only pages with https or on localhost have one, and not during development. */
function findContainer(): ServiceWorkerContainer | undefined {
  return import.meta.env.PROD ? navigator.serviceWorker : undefined
}

/**
 * Chromium can delay a worker for minutes if the message arrives while the previous worker is starting, and would then
 * reload the page in the middle of something else. Reloading now lets it take over.
 */
function leaveAnyway(): void {
  if (mayReload()) location.reload()
  else isLeaving = false
}

/**
 * Does not use the queue of background downloads: registering waits for a worker that is being installed, which uses
 * it.
 */
async function keepApp(container: ServiceWorkerContainer): Promise<void> {
  await untilQuiet()
  await register(container).then(fill).catch(waitForNextVisit)
}

/** A page that has a worker registers no other: that would revive a worker which has just unregistered itself. */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerContainer> {
  if (container.controller === null)
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

/** Without a service worker the app needs the network. The next page load tries again. */
function waitForNextVisit(): void {}

function noteUpdate(): void {
  useUpdate.setState({ isReady: true, isOffered: false })
}
